import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows the client as it is edited; the house itself runs beside it: `ludotheque serve`.
const house = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { "/api": { target: house, ws: true } } },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // components are mounted as in a browser, not rendered as on a server
  test: { include: ["tests/**/*.test.ts"], environment: "node", css: true },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` shows the client as it is edited; the server runs beside it: `ludotheque serve`.
const house = "http://127.0.0.1:8765";

/** What works offline, beside the shelf: rulebooks, covers, and the sentences that every page needs, in every language. */
const OFFLINE = /\/pages\/Rulebook\.svelte$|\/Cover\.svelte$|\/src\/words\.\w+\.ftl/;
/** What the cover of All Wound Up shares with its board and with pictures of layouts. */
const PIECES = /\/games\/wound_up\/(Ornament|Pawn|Trigger|Hat|Host|scenery)\b/;
const PUBLIC = ["/icon.svg", "/manifest.webmanifest"];

/** Builds the service worker: its version is a hash of everything the build made. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post", // when chunks that only had styles are gone
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const wanted = new Set<string>();
        const add = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || wanted.has(chunk.fileName)) return;
          wanted.add(chunk.fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
          for (const name of chunk.imports) add(chunks.find((one) => one.fileName === name));
        };
        const entry = chunks.find((one) => one.isEntry)!;
        add(entry);
        for (const chunk of chunks) if (OFFLINE.test(chunk.facadeModuleId ?? "")) add(chunk);
        const source = readFileSync("src/house/worker.js", "utf8");
        const version = createHash("sha256").update(source).update(readFileSync("index.html"));
        for (const name of Object.keys(bundle).sort()) version.update(name);
        const files = [...[...wanted].sort().map((name) => `/${name}`), ...PUBLIC];
        this.emitFile({
          type: "asset",
          fileName: "worker.js",
          source: source
            .replace('"__FILES__"', JSON.stringify(files))
            .replace("__ENTRY__", entry.fileName)
            .replace("__VERSION__", version.digest("hex").slice(0, 16)),
        });
      },
    },
  };
}

/** Leaves comments, blank lines and needless spaces out of the sentences that a browser loads. */
function sentences(): Plugin {
  return {
    name: "sentences",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.replace("?raw", ""), "utf8");
      const bare = text
        .replace(/^(#.*)?\n/gm, "")
        .replace(/^ +/gm, " ")
        .replace(/^( \*?\[\w+\]) /gm, "$1");
      const terse = bare
        .replace(/^([a-z][\w-]*) = /gm, "$1=")
        .replace(/\{ (\$\w+) \}/g, "{$1}")
        .replace(/\{ (\$\w+) ->/g, "{$1 ->");
      return `export default ${JSON.stringify(terse)}`;
    },
  };
}

export default defineConfig({
  plugins: [sentences(), svelte(), worker()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // One file for what the covers share with the boards: several small files compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: PIECES }] } } },
  },
  server: { proxy: { "/api": { target: house, ws: true } } },
});

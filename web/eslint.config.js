import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const OURS = ["src/house/**", "src/pages/**", "src/table/**", "src/workbench/**"];
const IN_EFFECT = "CallExpression:matches([callee.name='$effect'], [callee.object.name='$effect'])";

export default defineConfig(
  { ignores: ["dist/", "node_modules/", "src/types/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // TypeScript finds these
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check emits the warnings that these comments silence
      "svelte/prefer-svelte-reactivity": "off", // our Maps and Sets are replaced, never changed in place
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    files: OURS,
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: `${IN_EFFECT} UnaryExpression[operator='void'] > :matches(Identifier, MemberExpression, ArrayExpression)`,
          message: "Do not subscribe by `void x`: derive the value, or react where it changes.",
        },
        {
          selector: `${IN_EFFECT} CallExpression[callee.property.name=/^(send|play|takeBack|begin|sit)$/]`,
          message: "An effect is not a message: send commands from an event handler or from the client.",
        },
      ],
    },
  },
);

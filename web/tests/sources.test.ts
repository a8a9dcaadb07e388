/** Tests of the client's house style, as far as a machine can check it. */
import { describe, expect, it } from "vitest";

const TEXTS = import.meta.glob<string>("../src/**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = Object.entries(TEXTS)
  .map(([path, text]) => ({ path: path.replace("../src/", ""), text }))
  .filter(({ path }) => !path.startsWith("types/"));
const PALETTES = FILES.filter(({ path }) => path.endsWith("/palette.css"));
const OTHERS = FILES.filter((file) => !PALETTES.includes(file));

const LITERAL =
  /(?<![\w&/]|url\(|href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(\s*[\d.]/gi;
const NAMED =
  /\b(?:fill|stroke|color|background|stop-color|border-color|flood-color)(?:="|: |=\{")(?:white|black|red|green|blue|yellow|orange|gold|silver|gr[ae]y|ivory|navy|pink|brown|purple|crimson|teal)\b/g;

/** Returns the CSS custom properties in a text whose names begin with a prefix. */
const named = (text: string, prefix: string): string[] =>
  [...text.matchAll(new RegExp(`--${prefix}-[\\w-]+`, "g"))].map(([name]) => name);

describe("colours", () => {
  it("are found by these patterns", () => {
    for (const text of ["#fff", "fill: #aabbcc80;", "rgb(1 2 3)", "light-dark(#fff8e6"]) expect(text).toMatch(LITERAL);
    for (const text of ["{#each all}", "url(#fade)", "{#if a}", "#facade-light"]) expect(text).not.toMatch(LITERAL);
    expect('fill="white"').toMatch(NAMED);
  });

  it("are defined in palettes only", () => {
    const found = OTHERS.flatMap(({ path, text }) =>
      [...text.matchAll(LITERAL), ...text.matchAll(NAMED)].map(([colour]) => `${path}: ${colour}`),
    );
    expect(found).toEqual([]);
  });

  it("of a game are all used, and all that are used are there", () => {
    expect(PALETTES).toHaveLength(6);
    for (const { path, text } of PALETTES.filter((palette) => palette.path.startsWith("games/"))) {
      const prefix = /--(\w+)-/.exec(text)![1]!;
      const mine = OTHERS.filter((file) => file.path.startsWith(path.replace("palette.css", "")));
      const uses = new Set(mine.flatMap((file) => named(file.text, prefix)));
      const colours = new Set(named(text, prefix));
      expect([...colours].filter((colour) => !uses.has(colour))).toEqual([]);
      const isSet = (name: string) =>
        mine.some((file) => file.text.includes(`${name}:`) || file.text.includes(`${name}=`));
      expect([...uses].filter((name) => !colours.has(name) && !isSet(name))).toEqual([]);
    }
  });
});

describe("files", () => {
  it("have at most 400 lines", () => {
    expect(FILES.filter(({ text }) => text.split("\n").length > 401).map(({ path }) => path)).toEqual([]);
  });

  it("of games have no effect that names a value only to depend on it", () => {
    const idle = /\$effect(?:\.pre)?\(\(\) => \{\s*void [\w.[\]?, ]+;/;
    expect("$effect(() => {\n  void camera.width;").toMatch(idle);
    expect(
      OTHERS.filter(({ path, text }) => path.startsWith("games/") && idle.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });
});

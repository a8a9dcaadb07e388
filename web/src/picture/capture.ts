/**
 * Turns a part of the page into a picture: puts that part and its styles into an SVG, and paints the SVG on a canvas.
 */

const SCALE = 2; // the number of pixels in the picture for each pixel of the page, in both directions

/**
 * Returns the style rules that hold for this screen now; media queries are evaluated here, because inside the picture
 * they would mean something else.
 */
function rulesOf(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSMediaRule)) return rule.cssText;
      return matchMedia(rule.conditionText).matches ? rulesOf(rule.cssRules) : "";
    })
    .join("\n");
}

/** Escapes a text for the content of an XML element. */
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Paints an element of the page as it looks now. */
export async function pictureOf(element: HTMLElement): Promise<HTMLCanvasElement> {
  const { width, height } = element.getBoundingClientRect();
  const all = [...document.styleSheets].map((sheet) => rulesOf(sheet.cssRules)).join("\n");
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const chosen = document.documentElement.dataset["theme"];
  // Lengths that depend on the screen keep their meaning, because the SVG is as large as the screen.
  const [wide, high] = [Math.max(innerWidth, width), Math.max(innerHeight, height)];
  const root = `data-still="true" data-theme="${chosen === "system" || !chosen ? theme : chosen}"`;
  const style = `width:${width}px;color:${color};font:${fontSize}/${lineHeight} ${fontFamily.replace(/"/g, "'")}`;
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" ${root} width="${wide}" height="${high}"><style>${escaped(all)}</style>` +
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}">` +
    `${new XMLSerializer().serializeToString(element)}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * SCALE), Math.round(height * SCALE)];
  canvas.getContext("2d")!.drawImage(image, 0, 0, wide * SCALE, high * SCALE);
  return canvas;
}

/** Returns the picture as a PNG file. */
export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this browser paints no pictures");
  return new File([blob], name, { type: "image/png" });
}

/** Makes the browser save a file as a download. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

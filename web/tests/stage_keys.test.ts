/** Tests of keyboard shortcuts. */
import { describe, expect, it, vi } from "vitest";
import { arrowOf, isPress, isShortcut, onKeys, onPress, walkFocus } from "../src/stage/keys";

/** Makes the event of a key pressed on an element that matches some selectors. */
function key(name: string, on: string[] = [], more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const target = { closest: (wanted: string) => (on.some((one) => wanted.split(", ").includes(one)) ? {} : null) };
  const made = {
    key: name,
    target,
    composedPath: () => [target],
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    ...more,
  };
  return made as unknown as KeyboardEvent;
}

describe("a shortcut", () => {
  it("does not fire while somebody types", () => {
    expect(isShortcut(key("s"))).toBe(true);
    for (const field of ["input", "textarea", "select", "[contenteditable]"])
      expect(isShortcut(key("s", [field]))).toBe(false);
    expect(isShortcut(key("s", ["pre"]))).toBe(true);
    expect(isShortcut(key("s", ["pre"]), "pre")).toBe(false);
  });

  it("does not take over the browser's own", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(isShortcut(key("s", [], { [held]: true }))).toBe(false);
  });
});

describe("keys", () => {
  it("press and point", () => {
    expect([isPress(key("Enter")), isPress(key(" ")), isPress(key("a"))]).toEqual([true, true, false]);
    expect([arrowOf(key("ArrowUp")), arrowOf(key("a"))]).toEqual([{ x: 0, y: -1 }, null]);
  });

  it("used by a piece do not reach the page", () => {
    const listen = onKeys((event) => event.key === "Escape");
    const [used, other] = [key("Escape"), key("a")];
    listen(used);
    listen(other);
    expect(used.stopPropagation).toHaveBeenCalled();
    expect(other.preventDefault).not.toHaveBeenCalled();
  });

  it("press a drawn piece, but not together with Ctrl", () => {
    const press = vi.fn();
    const listen = onPress(press);
    for (const event of [key("Enter"), key(" "), key("x"), key("Enter", [], { ctrlKey: true })]) listen(event);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it("walk along a row, round its ends", () => {
    const buttons = ["one", "two", "three"].map((name) => ({ name, focus: vi.fn() }));
    const row = { querySelectorAll: () => buttons } as unknown as Element;
    vi.stubGlobal("document", { activeElement: buttons[2] });
    walkFocus(key("ArrowRight"), row);
    expect(buttons[0]!.focus).toHaveBeenCalledOnce();
    walkFocus(key("ArrowUp"), row);
    expect(buttons[1]!.focus).toHaveBeenCalledOnce();
    vi.stubGlobal("document", { activeElement: null });
    walkFocus(key("ArrowRight"), row);
    expect(buttons[0]!.focus).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { followWindow } from "../../src/ui/followWindow.ts";

const page = { width: 360, height: 740 };

class Seen extends EventTarget {
  offsetTop = 0;
  offsetLeft = 0;
  width = page.width;
  height = page.height;
  scale = 1;

  show(part: Partial<Pick<Seen, "offsetTop" | "height" | "scale">>): void {
    Object.assign(this, part);
    this.dispatchEvent(new Event("resize"));
  }
}

let seen: Seen;
const unseen = ({ style }: HTMLElement) => ["top", "bottom"].map((side) => style.getPropertyValue(`--unseen-${side}`));

beforeEach(() => {
  seen = new Seen();
  vi.stubGlobal("visualViewport", seen);
  vi.stubGlobal("screen", { width: page.width, height: page.height });
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(page.width);
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(page.height);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const dialog = document.createElement("dialog");
  const field = document.createElement("input");
  dialog.append(field);
  document.body.replaceChildren(dialog);
  const scroll = vi.spyOn(field, "scrollIntoView");
  return { dialog, field, scroll, stop: followWindow(dialog) };
}

describe("a dialog on a phone", () => {
  it("ends above the keyboard, with the focused field in sight, until the keyboard is gone", () => {
    const { dialog, field, scroll } = open();
    expect(unseen(dialog)).toEqual(["", ""]);
    dialog.setAttribute("open", "");
    field.focus();
    seen.show({ offsetTop: 37, height: 370 });
    expect(unseen(dialog)).toEqual(["5%", "45%"]);
    expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
    seen.show({ offsetTop: 0, height: 740 });
    expect(unseen(dialog)).toEqual(["0%", "0%"]);
  });

  it.each([
    ["a browser's bar", { height: 680 }],
    ["a diner who zooms", { height: 370, scale: 2 }],
  ])("stays as it is for %s", (_what, part) => {
    const { dialog } = open();
    seen.show(part);
    expect(unseen(dialog)).toEqual(["", ""]);
  });

  it("follows nothing once it is closed", () => {
    const { dialog, stop } = open();
    stop();
    seen.show({ height: 370 });
    expect(unseen(dialog)).toEqual(["", ""]);
  });
});

it("measures a page in quirks mode by its body, because its root is as tall as the page", () => {
  Object.defineProperty(document, "compatMode", { configurable: true, value: "BackCompat" });
  onTestFinished(() => void Reflect.deleteProperty(document, "compatMode"));
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(5_000);
  vi.spyOn(document.body, "clientWidth", "get").mockReturnValue(page.width);
  vi.spyOn(document.body, "clientHeight", "get").mockReturnValue(page.height);
  const { dialog } = open();
  expect(unseen(dialog)).toEqual(["", ""]);
});

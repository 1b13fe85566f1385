// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchSections } from "../../../src/features/menu-extras/watchSections.ts";

let frames: (() => void)[] = [];
let resized = () => {};

beforeEach(() => {
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => frames.push(next));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {
        resized = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame();
}

/** Three sections of 600 px, the first of them 400 px down the page. */
function watched() {
  const marked: string[] = [];
  const page = document.documentElement;
  Object.defineProperty(page, "clientHeight", { value: 800, configurable: true });
  Object.defineProperty(page, "scrollHeight", { value: 2_200, configurable: true });
  const sections = ["a", "b", "c"].map((id, index) => {
    const section = Object.assign(document.createElement("section"), { id });
    section.getBoundingClientRect = () => new DOMRect(0, 400 + 600 * index - page.scrollTop, 100, 600);
    document.body.append(section);
    return section;
  });
  const stop = watchSections(sections, 70, ({ id }) => marked.push(id));
  const scroll = (px: number) => {
    page.scrollTop = px;
    document.dispatchEvent(new Event("scroll"));
  };
  return { marked, scroll, stop };
}

it("reports the section at the line after each scroll, any jump, and a change of height", () => {
  const { marked, scroll } = watched();
  resized();
  nextFrame();
  for (const px of [950, 1_400, 0]) {
    scroll(px);
    nextFrame();
  }
  expect(marked).toEqual(["a", "b", "c", "a"]);
});

it("looks once a frame", () => {
  const { marked, scroll } = watched();
  for (const px of [100, 500, 950]) scroll(px);
  nextFrame();
  expect(marked).toEqual(["b"]);
});

it("reports nothing once it is stopped", () => {
  const { marked, scroll, stop } = watched();
  scroll(950);
  stop();
  nextFrame();
  scroll(1_400);
  resized();
  nextFrame();
  expect(marked).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { watchSections } from "../../../src/features/menu-extras/watchSections.ts";

afterEach(() => vi.unstubAllGlobals());

/** A window of 800 px. The tops of three sections of 600 px; the observer sees what lies between 70 and 400 px. */
function markedAt(...tops: readonly (readonly [number, number, number])[]): string[] {
  const sections = ["a", "b", "c"].map((id) => Object.assign(document.createElement("section"), { id }));
  const marked: string[] = [];
  let scroll = (_tops: readonly number[]) => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
        const seen = new Map<Element, boolean>();
        scroll = (now) => {
          sections.forEach((section, at) => {
            section.getBoundingClientRect = () => new DOMRect(0, now[at], 100, 600);
          });
          const entries = sections.flatMap((target, at) => {
            const top = now[at] ?? 0;
            const isIntersecting = top < 400 && top + 600 > 70;
            if (seen.get(target) === isIntersecting) return [];
            seen.set(target, isIntersecting);
            return [{ target, isIntersecting, rootBounds: new DOMRect(0, 70, 100, 330) }];
          });
          if (entries.length > 0) tell(entries);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  watchSections(sections, 70, ({ id }) => marked.push(id));
  for (const each of tops) scroll(each);
  return marked;
}

it.each([
  ["the section below the line", [[-700, -50, 600]], ["b"]],
  ["the first one where the page's top fills the window down to the middle", [[430, 1_030, 1_630]], ["a"]],
  [
    "the first one after a jump from the last one to the page's top",
    [
      [-1_200, -600, 100],
      [430, 1_030, 1_630],
    ],
    ["c", "a"],
  ],
  [
    "the last one at the end of the page",
    [
      [-1_200, -600, 100],
      [-2_000, -1_400, -700],
    ],
    ["c"],
  ],
] as const)("marks %s", (_what, tops, marked) => {
  expect(markedAt(...tops)).toEqual(marked);
});

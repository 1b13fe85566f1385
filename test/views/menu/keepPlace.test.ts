// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keepPlace } from "../../../src/views/menu/keepPlace.ts";

const dishPx = 200;
/** Where each drawing begins, and each of its dishes. */
const tops = new Map<Element, number>();

interface Drawing {
  readonly topPx: number;
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

function draw(root: ShadowRoot, { topPx, sections }: Drawing): HTMLElement {
  const menu = root.appendChild(document.createElement("div"));
  const list = (names: readonly string[]) =>
    names.map((name) => `<li><span class="menu-card__name">${name}</span></li>`).join("");
  menu.innerHTML = Object.entries(sections)
    .map(([id, names]) => {
      return `<section class="menu-section" data-category="${id}"><ul class="menu-section__cards">${list(names)}</ul></section>`;
    })
    .join("");
  for (const [at, dish] of [...menu.querySelectorAll("li")].entries()) tops.set(dish, topPx + at * dishPx);
  for (const section of menu.querySelectorAll("section, ul")) {
    tops.set(section, tops.get(section.querySelector("li") as Element) ?? 0);
  }
  return menu;
}

/** A shop in a box of the page that scrolls by itself. */
function shopInBox() {
  const box = document.body.appendChild(document.createElement("div"));
  box.style.overflowY = "auto";
  Object.defineProperties(box, { scrollHeight: { value: 5_000 }, clientHeight: { value: 700 } });
  const scrolled = vi.fn((by: ScrollToOptions) => {
    box.scrollTop += by.top ?? 0;
  });
  Object.assign(box, { scrollBy: scrolled });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const dishes = Math.max(1, this.querySelectorAll("li").length);
    return new DOMRect(0, (tops.get(this) ?? 0) - box.scrollTop, 300, dishes * dishPx);
  });
  const root = box.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  return { box, root, scrolled };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("the reader's place", () => {
  const sections = { soups: ["Laksa", "Pho"], sweets: ["Cake", "Cake", "Jelly"] };

  it.each([
    ["below something new", { topPx: 160, sections }, 160],
    ["one of two with one name", { topPx: 0, sections: { ...sections, soups: ["Laksa"] } }, -dishPx],
    ["behind a new dish", { topPx: 0, sections: { ...sections, soups: ["Miso", "Laksa", "Pho"] } }, dishPx],
  ])("is kept in a box that scrolls, which leaves the page alone: %s", (_what, next, movedPx) => {
    const { box, root, scrolled } = shopInBox();
    const page = vi.spyOn(window, "scrollBy");
    const drawn = draw(root, { topPx: 0, sections });
    // The second cake is the first dish in sight.
    box.scrollTop = 3 * dishPx;
    const keep = keepPlace(drawn);
    drawn.remove();
    draw(root, next);
    keep?.();
    expect(scrolled.mock.calls.map(([{ top }]) => top)).toEqual([movedPx]);
    expect(page).not.toHaveBeenCalled();
  });

  it("isn't there if the reader looks at no dish", () => {
    const { box, root } = shopInBox();
    const drawn = draw(root, { topPx: 2_000, sections });
    box.scrollTop = 0;
    expect(keepPlace(drawn)).toBeNull();
  });
});

import { setViewport } from "@web/test-runner-commands";
import { create, says } from "./support/place.ts";
import { afterEach, assertEqual, assertTrue, beforeEach, describe, it, until } from "./support/runner.ts";

/** Where a page puts the element: the name, the outer part's style and the inner part's style. */
const places: readonly (readonly [string, string, string])[] = [
  ["a flex row", "", "display: flex"],
  ["a flex row of text that doesn't wrap", "", "display: flex; white-space: nowrap; letter-spacing: 2px"],
  ["a column with align-items: center", "", "display: flex; flex-direction: column; align-items: center"],
  ["a grid with place-items: center", "", "display: grid; place-items: center"],
  ["a float", "overflow: auto", "float: left"],
  ["an inline-block", "", "display: inline-block"],
  ["an absolutely positioned part", "position: relative; height: 900px", "position: absolute; inset: 0 auto auto 0"],
  ["a table cell", "", "display: table-cell"],
  ["a part as wide as its content", "", "width: fit-content"],
];

function placeIn(outerStyle: string, style: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const outer = document.body.appendChild(document.createElement("section"));
  outer.style.cssText = outerStyle;
  const inner = outer.appendChild(document.createElement("div"));
  inner.style.cssText = style;
  return inner.appendChild(create({ "store-id": "120", ...attributes }));
}

function shopIn({ shadowRoot }: HTMLElement): HTMLElement {
  const shop = shadowRoot?.querySelector<HTMLElement>(".servery") ?? null;
  assertTrue(shop !== null, "there is a shop");
  return shop;
}

const viewport = { width: innerWidth, height: innerHeight };

for (const windowWidth of [360, 1280]) {
  describe(`the element's width in a window of ${windowWidth} px`, () => {
    beforeEach(() => setViewport({ width: windowWidth, height: 800 }));
    afterEach(async () => {
      document.querySelector("section")?.remove();
      await setViewport(viewport);
    });

    for (const [place, outerStyle, style] of places) {
      it(`equals its parent's in ${place}, and the page doesn't scroll sideways`, async () => {
        const element = placeIn(outerStyle, style);
        await says(element, "House special");
        const room = element.closest("section")?.clientWidth;
        assertTrue((room ?? 0) > windowWidth - 40, "the page leaves it the window");
        assertEqual([element.offsetWidth, shopIn(element).offsetWidth], [room, room], "the widths");
        const { scrollWidth, clientWidth } = document.documentElement;
        assertTrue(scrollWidth <= clientWidth, `the page is ${scrollWidth} px wide, the window ${clientWidth}`);
      });
    }

    it("is what a sidebar leaves", async () => {
      const element = placeIn("", "display: flex");
      const sidebar = element.parentElement?.insertBefore(document.createElement("nav"), element);
      if (sidebar) sidebar.style.cssText = "flex: none; width: 100px";
      await says(element, "House special");
      assertEqual(shopIn(element).offsetWidth, (element.closest("section")?.clientWidth ?? 0) - 100);
    });

    it("R5: fills its parent in a forced mobile layout, in which the shop is at most 720 px wide", async () => {
      const element = placeIn("", "display: flex", { mobile: "" });
      await says(element, "House special");
      const room = element.closest("section")?.clientWidth ?? 0;
      assertEqual([element.offsetWidth, shopIn(element).offsetWidth], [room, Math.min(room, 720)]);
    });
  });
}

describe("an element with no width", () => {
  const warnings: string[] = [];
  const realWarn = console.warn;
  beforeEach(() => {
    warnings.length = 0;
    console.warn = (...words: unknown[]) => warnings.push(words.map(String).join(" "));
  });
  afterEach(() => {
    console.warn = realWarn;
  });

  it("warns the developer once and says what to do", async () => {
    placeIn("", "width: 0");
    await until(() => warnings.length > 0, "the console hears of it");
    assertTrue(/0 px wide.*width: 100%/.test(warnings[0] ?? ""), `it says what to do: ${warnings[0]}`);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    assertEqual(warnings.length, 1, "the warnings");
  });
});

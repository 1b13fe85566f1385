import { afterEach, describe, expect, it } from "vitest";
import { contrastRatio, parseHexColour } from "../../src/ui/contrast.ts";
import { scan } from "./axeScan.ts";
import { screens, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, find, inShop, openPage, resetDemo } from "./stage.ts";

const stage = setStage();

afterEach(() => resetDemo(stage.demo));

/** A host page that is dark, by the tokens that README.md names. */
const dark =
  "body { background: #111418; } servery-storefront { --servery-paper: #111418; --servery-surface: #1b1f25; " +
  "--servery-sunken: #0c0e11; --servery-ink: #f2f2f2; --servery-ink-soft: #b8bcc4; --servery-accent: #ffb347; }";

const shown = [
  "menu",
  "menu searched in vain",
  "menu filtered",
  "menu last seen",
  "menu with a wrong attribute",
  "store closed",
  "product",
  "product with modifiers",
  "product with a problem",
  "dietary",
  "log",
  "cart",
  "cart with a line removed",
  "checkout",
  "checkout with problems",
  "order refused",
  "order not there yet",
  "order submitted",
  "order being prepared",
  "order rejected",
];

async function openDark(widthPx: number, css = dark) {
  const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
  await page.evaluateOnNewDocument((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return page;
}

describe.each([360, 1280])("a dark page at %i px", (widthPx) => {
  const view = { widthPx, heightPx: 800, language: "en" } as const;

  it.each(shown)("can be read: %s", async (name) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const page = await openDark(widthPx);
    await show(page, stage.demo, screen, view);
    expect(await scan(page)).toEqual([]);
    await page.browserContext().close();
  });
});

it("the cart's link stands out from a store's dark title bar", async () => {
  const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;
  const UiColours = { Desktop: { TitleBar: "#16181d" } };
  await changeDocument(stage.demo, "Companies/120", { ViewComponentConfigs: { LogIn: true, PickUp: true, UiColours } });
  const page = await openDark(view.widthPx, "");
  const [cart] = screens.filter(({ name }) => name === "cart");
  if (cart) await show(page, stage.demo, cart, view);
  await find(page, ".cart-link");
  const grounds = await page.$$eval(inShop(":is(.header, .cart-link)"), (elements) =>
    elements.map((element) => {
      const parts = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
    }),
  );
  const [bar, link] = grounds.map((ground) => parseHexColour(ground));
  expect(bar).toEqual(parseHexColour("#16181d"));
  expect(bar && link && contrastRatio(bar, link)).toBeGreaterThanOrEqual(4.5);
  await page.browserContext().close();
});

it("what stands in a field has the field's ground, while the order is sent too", async () => {
  const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;
  const page = await openPage(stage.browser, view);
  const [sent] = screens.filter(({ name }) => name === "order being sent");
  if (sent) await show(page, stage.demo, sent, view);
  const brand = await find(page, ":disabled + .field__trailing .card-form__brand");
  const groundsOf = (words: Element) =>
    [words, words.closest(".field__box")?.querySelector("input")].map((each) =>
      each ? getComputedStyle(each).backgroundColor : "",
    );
  const [words, field] = await brand.evaluate(groundsOf);
  expect(words).toBe(field);
  await page.browserContext().close();
});

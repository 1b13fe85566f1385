import { afterEach, expect, it } from "vitest";
import { contrastRatio, parseHexColour, type Rgb } from "../../src/ui/contrast.ts";
import { darkPage } from "../support/buildTenants.ts";
import { scan } from "./axeScan.ts";
import { screens, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, dressPage, find, inShop, openPage, resetDemo } from "./stage.ts";

const stage = setStage();

afterEach(() => resetDemo(stage.demo));

async function openDark(widthPx: number, css = darkPage) {
  const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
  await dressPage(page, css);
  return page;
}

/** How light each ground is that is drawn, from 0 to 255. The browser says `srgb` where it mixed one, with parts up to 1. */
function groundsOf(elements: readonly Element[]): number[] {
  const groundOf = (element: Element) => {
    const colour = getComputedStyle(element).backgroundColor;
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return { light: ((red + green + blue) / 3) * (colour.startsWith("color") ? 255 : 1), alpha };
  };
  const seen = (element: Element): number => {
    const { light, alpha } = groundOf(element);
    return alpha === 1 || !element.parentElement ? light : alpha * light + (1 - alpha) * seen(element.parentElement);
  };
  return elements.filter((element) => element.checkVisibility() && groundOf(element).alpha > 0).map(seen);
}

it.each(["menu", "cart", "checkout", "product", "gift store", "gift card written"])(
  "a page that sets paper and ink alone is dark throughout: %s",
  async (name) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const page = await openDark(1280);
    await show(page, stage.demo, screen, { widthPx: 1280, heightPx: 800, language: "en" });
    const scheme = await (await find(page, ".servery")).evaluate((shop) => getComputedStyle(shop).colorScheme);
    expect(scheme).toBe("dark");
    // Those two are drawn in ink.
    const grounds = await page.$$eval(inShop(".servery :not(.cart-link, .near-offer__part)"), groundsOf);
    expect(grounds.length).toBeGreaterThan(5);
    expect(Math.max(...grounds)).toBeLessThan(100);
    await page.browserContext().close();
  },
);

it.each(["menu", "cart", "product"])("a store whose bars are both dark is dark throughout: %s", async (name) => {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  const UiColours = { Desktop: { TitleBar: "#14110e", MenuBackground: "#14110e", ButtonColour: "#e8a33d" } };
  await changeDocument(stage.demo, "Companies/120", { ViewComponentConfigs: { LogIn: true, PickUp: true, UiColours } });
  const page = await openDark(1280, "");
  await show(page, stage.demo, screen, { widthPx: 1280, heightPx: 800, language: "en" });
  // The cart's link is drawn in ink, and what acts in the store's own colour.
  const others = ":not(.cart-link, .near-offer__part, .button--primary, [aria-current], .choice-mark, .choice-mark *)";
  const grounds = await page.$$eval(inShop(`.servery ${others}`), groundsOf);
  expect(Math.max(...grounds)).toBeLessThan(100);
  expect(await scan(page)).toEqual([]);
  await page.browserContext().close();
});

/** Red, green and blue from 0 to 255, and how much of it covers what is below. */
function partsOf(colour: string): readonly number[] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const scale = colour.startsWith("color") ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha];
}

function laidOn(ground: Rgb, colour: string): Rgb {
  const [alpha = 1] = partsOf(colour).slice(3);
  return ground.map((part, index) => part + alpha * ((partsOf(colour)[index] ?? 0) - part));
}

it.each([
  ["by day", ""],
  ["in the dark", darkPage],
])("the place of a photo is seen on every ground, %s", async (_when, css) => {
  const page = await openDark(360, css);
  const [product] = screens.filter(({ name }) => name === "product");
  if (product) await show(page, stage.demo, product, { widthPx: 360, heightPx: 800, language: "en" });
  const place = await (await find(page, "dialog .photo")).evaluate((photo) => getComputedStyle(photo).backgroundColor);
  const grounds = await page.$$eval(inShop(":is(.servery, button.menu-card, dialog)"), (elements) =>
    elements.map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(grounds.length).toBeGreaterThanOrEqual(3);
  for (const ground of grounds.map((each) => partsOf(each).slice(0, 3)))
    expect(contrastRatio(ground, laidOn(ground, place))).toBeGreaterThan(1.1);
  await page.browserContext().close();
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
    elements.map((element) => getComputedStyle(element).backgroundColor),
  );
  const [bar, link] = grounds.map((ground) => partsOf(ground).slice(0, 3));
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

import { expect, it } from "vitest";
import { contrastRatio, parseHexColour } from "../../src/ui/contrast.ts";
import { darkPage } from "../support/buildTenants.ts";
import { scan } from "./axeScan.ts";
import { screenOf, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, dressPage, find, inShop, openPage } from "./stage.ts";

const stage = setStage();

async function openDark(widthPx: number, css = darkPage) {
  const page = await openPage(stage.browser, { widthPx, heightPx: 800 });
  await dressPage(page, css);
  return page;
}

/** From 0 to 255. */
interface Ground {
  readonly light: number;
  /** The same for the background below it. */
  readonly below: number;
}

/** The brightness of each drawn background. The browser returns `srgb` for a mixed colour, with parts up to 1. */
function groundsOf(elements: readonly Element[]): readonly Ground[] {
  const own = (element: Element) => {
    const colour = getComputedStyle(element).backgroundColor;
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return { light: ((red + green + blue) / 3) * (colour.startsWith("color") ? 255 : 1), alpha };
  };
  const seen = (element: Element | null): number => {
    if (!element) return 255;
    const { light, alpha } = own(element);
    return alpha === 1 ? light : alpha * light + (1 - alpha) * seen(element.parentElement);
  };
  return elements
    .filter((element) => element.checkVisibility() && own(element).alpha > 0)
    .map((element) => ({ light: seen(element), below: seen(element.parentElement) }));
}

const lightest = (grounds: readonly Ground[]) => Math.max(...grounds.map(({ light }) => light));

const thorough = { tags: ["thorough"] };

for (const name of ["product", "cart", "checkout", "gift card written"]) {
  it(
    `is dark throughout on a page that sets only paper and ink: ${name}`,
    name === "product" ? {} : thorough,
    async () => {
      const page = await openDark(1280);
      await show(page, stage.demo, screenOf(name), { widthPx: 1280, heightPx: 800, language: "en" });
      const scheme = await (await find(page, ".servery")).evaluate((shop) => getComputedStyle(shop).colorScheme);
      expect(scheme).toBe("dark");
      // These two have the ink colour as their background.
      const grounds = await page.$$eval(inShop(".servery :not(.cart-link, .gain-bar__part)"), groundsOf);
      expect(grounds.length).toBeGreaterThan(5);
      expect(lightest(grounds)).toBeLessThan(100);
    },
  );
}

it.each(["cart", "product"])("is dark throughout for a store whose bars are both dark: %s", thorough, async (name) => {
  const UiColours = { Desktop: { TitleBar: "#14110e", MenuBackground: "#14110e", ButtonColour: "#e8a33d" } };
  await changeDocument(stage.demo, "Companies/120", { ViewComponentConfigs: { LogIn: true, PickUp: true, UiColours } });
  const page = await openDark(1280, "");
  await show(page, stage.demo, screenOf(name), { widthPx: 1280, heightPx: 800, language: "en" });
  // The cart's link has the ink colour as its background, and action elements have the store's own colour.
  const others = ":not(.cart-link, .gain-bar__part, .button--primary, [aria-current], .choice-mark, .choice-mark *)";
  const grounds = await page.$$eval(inShop(`.servery ${others}`), groundsOf);
  expect(lightest(grounds)).toBeLessThan(100);
  expect(await scan(page)).toEqual([]);
});

const grey = (light: number) => [light, light, light];

it.each([
  ["by day", 360, ""],
  ["by day", 1280, ""],
  ["in the dark", 360, darkPage],
  ["in the dark", 1280, darkPage],
] as const)(
  "shows the area of a photo on a menu and in a dialog, %s at %i px",
  thorough,
  async (_when, widthPx, css) => {
    const page = await openDark(widthPx, css);
    await show(page, stage.demo, screenOf("product"), { widthPx, heightPx: 800, language: "en" });
    for (const place of [".menu-card .photo", "dialog .photo"]) {
      await find(page, place);
      const [photo = { light: 0, below: 0 }] = await page.$$eval(inShop(place), groundsOf);
      expect(contrastRatio(grey(photo.light), grey(photo.below)), place).toBeGreaterThan(1.1);
    }
  },
);

it("sets the cart's link apart from a store's dark title bar", thorough, async () => {
  const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;
  const UiColours = { Desktop: { TitleBar: "#16181d" } };
  await changeDocument(stage.demo, "Companies/120", { ViewComponentConfigs: { LogIn: true, PickUp: true, UiColours } });
  const page = await openDark(view.widthPx, "");
  // A menu's bar takes the page's colours: there the bar lies on the store's picture.
  await show(page, stage.demo, { ...screenOf("about"), hasCart: true }, view);
  await find(page, ".cart-link--full");
  const grounds = await page.$$eval(inShop(":is(.header, .cart-link)"), (elements) =>
    elements.map((element) => {
      const parts = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
    }),
  );
  const [bar, link] = grounds.map((ground) => parseHexColour(ground));
  expect(bar).toEqual(parseHexColour("#16181d"));
  expect(bar && link && contrastRatio(bar, link)).toBeGreaterThanOrEqual(4.5);
});

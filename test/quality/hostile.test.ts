import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openProduct } from "./openProduct.ts";
import { findDifference, type Picture, takePicture } from "./pixels.ts";
import { setStage } from "./setStage.ts";
import { find, type HostSite, openPage, settle, startHostSite } from "./stage.ts";

const hostileStyles = `
  html { font-size: 62.5%; }
  * { all: revert; }
  * { letter-spacing: 3px; line-height: 3; text-transform: uppercase; }
  button { background: lime !important; border: 9px dotted red !important; padding: 30px !important; }
  button, input, a, h1, h2, p, li { font: italic 40px cursive !important; color: red !important; }
  dialog { display: none !important; }
  img { filter: invert(1) !important; }
  [hidden] { display: block !important; }`;

/** A page that the element fills; both pages begin with the same markup. */
function pageOf(styles: string, scripts: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><title>Host</title><style>${styles} html body { margin: 0; padding: 0; }</style>
    </head><body><servery-storefront store-id="120"></servery-storefront>${scripts
      .map((src) => `<script type="module" src="${src}"></script>`)
      .join("")}</body></html>`;
}

const stage = setStage();
let site: HostSite;

beforeAll(async () => {
  const script = `${stage.demo.url}storefront.js`;
  site = await startHostSite({
    "/bare": pageOf("", [script]),
    "/hostile": pageOf(hostileStyles, [`${script}?v=1`, `${script}?v=2`]),
    "/undone": pageOf("servery-storefront { filter: invert(1); }", [script]),
  });
});

afterAll(() => site?.close());

const plainPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** In place of photos, because the browser rounds a scaled photo differently from page to page. */
async function plainPhotos(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.resourceType() !== "image") return void request.continue();
    return void request.respond({ contentType: "image/png", body: Buffer.from(plainPng, "base64") });
  });
}

interface Look {
  readonly menu: Picture;
  readonly dialog: Picture;
}

async function lookAt(path: string, widthPx: number): Promise<Look> {
  const view = { widthPx, heightPx: 800, language: "en" } as const;
  const page = await openPage(stage.browser, view);
  await plainPhotos(page);
  await page.goto(`${site.url}${path}`);
  await find(page, "button.menu-card");
  // The last part that is added to a menu.
  await find(page, ".menu-rail .card-plus");
  if (widthPx >= 992) {
    await find(page, ".layout__side .cart");
    // "Log in" comes with what members need.
    await find(page, ".header__actions > .dropdown:first-child");
  }
  await settle(page);
  const menu = await takePicture(page);
  await openProduct(page, view, 101);
  // The last part that is added to a dish.
  await find(page, "dialog .meal-offer");
  await settle(page);
  const dialog = await takePicture(page);
  return { menu, dialog };
}

async function difference(one: Picture, other: Picture): ReturnType<typeof findDifference> {
  const page = await stage.browser.newPage();
  const found = await findDifference(page, one, other);
  await page.close();
  return found;
}

for (const { widthPx, tags } of [
  { widthPx: 360, tags: [] },
  { widthPx: 1280, tags: ["thorough"] },
]) {
  it(`looks the same at ${widthPx} px on a hostile page that runs its script twice as on an empty one`, {
    tags,
  }, async () => {
    const [bare, hostile] = [await lookAt("bare", widthPx), await lookAt("hostile", widthPx)];
    expect(await difference(hostile.menu, bare.menu)).toBeNull();
    expect(await difference(hostile.dialog, bare.dialog)).toBeNull();
  });
}

it("detects a page that does change the shop", { tags: ["thorough"] }, async () => {
  const [bare, undone] = [await lookAt("bare", 360), await lookAt("undone", 360)];
  expect((await difference(undone.menu, bare.menu))?.count).toBeGreaterThan(1_000);
});

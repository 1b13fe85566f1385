import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { until } from "../support/until.ts";
import { openProduct } from "./openProduct.ts";
import { setStage } from "./setStage.ts";
import { dialogGone, find, inShop, openPage, press, settle, type View } from "./stage.ts";

const stage = setStage();
const phone: View = { widthPx: 360, heightPx: 740, language: "en" };
const desk: View = { widthPx: 1_280, heightPx: 800, language: "en" };

/** A burger with three extras and a long note in the cart. */
async function openLongLine(view: View): Promise<Page> {
  const page = await openPage(stage.browser, view);
  await page.goto(`${stage.demo.url}order/store/120`);
  await openProduct(page, view, 101);
  await page.$$eval(inShop("dialog[open] input[type=checkbox]"), (boxes) => {
    for (const box of boxes.slice(0, 3)) (box as HTMLElement).click();
  });
  await (await find(page, "dialog[open] textarea")).focus();
  await page.keyboard.sendCharacter("Cut in half. No sesame seeds at all, an allergy. ".repeat(3));
  await press(page, ".choice-footer__put .button");
  await dialogGone(page);
  if (view === phone) await page.goto(`${stage.demo.url}order/store/120/shoppingcartmobile`);
  await find(page, ".cart-line");
  return page;
}

it.each([phone, desk])(
  "shows a cart line's extras and note to their end at $widthPx px, and its button on one line",
  async (view) => {
    const page = await openLongLine(view);
    const cut = await page.$$eval(inShop(".cart-line :is(.cart-line-text__more, .cart-line-text__note)"), (texts) =>
      texts.map(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
    );
    expect(cut).toEqual([0, 0]);
    await press(page, ".cart-line__edit");
    const words = await find(page, ".choice-footer__put .button > :first-child");
    const seen = await words.evaluate((label) => [label.textContent, label.getBoundingClientRect().height < 30]);
    expect(seen).toEqual(["Update cart", true]);
  },
);

it.each([phone, desk])(
  "shows both signs of a diet on every Chinese card, at $widthPx px",
  { tags: ["thorough"] },
  async (view) => {
    const page = await openPage(stage.browser, view);
    await page.goto(`${stage.demo.url}order/store/121`);
    await find(page, "button.menu-card");
    await settle(page);
    const cut = await page.$$eval(inShop(".menu-card__facts"), (rows) =>
      rows
        .filter((row) => {
          const end = row.getBoundingClientRect().bottom;
          return [...row.children].some((sign) => sign.getBoundingClientRect().bottom > end);
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  },
);

it("lists the headings of all sections for screen readers, also those off the screen", async () => {
  const page = await openPage(stage.browser, phone);
  await page.goto(`${stage.demo.url}order/store/120`);
  await find(page, ".menu-section");
  const titles = () => page.$$eval(inShop(".menu-section__title"), (all) => all.map((title) => title.textContent));
  // The sections are drawn one after another.
  await until(async () => expect((await titles()).length).toBeGreaterThan(5));
  const drawn = await titles();
  const client = await page.createCDPSession();
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const headings = nodes.filter(({ role, ignored }) => role?.value === "heading" && !ignored);
  expect(headings.map(({ name }) => name?.value)).toEqual(expect.arrayContaining(drawn));
});

import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { openProduct } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { addFault, embedAddress, find, inShop, openPage, press, settle, type View } from "./stage.ts";

const stage = setStage();

it("a long cart beside the menu scrolls: the way on is in the window, and nothing lies over what has the focus", async () => {
  const page = await openPage(stage.browser, { widthPx: 1_280, heightPx: 640 });
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await press(page, "button.menu-card");
  await press(page, ".choice-footer__put .button");
  await page.waitForSelector(inShop("dialog[open]"), { hidden: true });
  const seen = await (await find(page, ".cart input")).evaluate((input) => {
    const root = input.getRootNode() as ShadowRoot;
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return root.elementFromPoint(left + width / 2, top + height / 2);
    };
    (input as HTMLInputElement).focus();
    const checkout = root.querySelector(".cart__pay .button--wide");
    return { field: middle(input) === input, checkout: checkout?.contains(checkout && middle(checkout)) };
  });
  expect(seen).toEqual({ field: true, checkout: true });
});

const view: View = { widthPx: 1_280, heightPx: 800, language: "en" };

/** Six dishes of one unit each, as they stand on the menu. */
async function openSixDishes(): Promise<Page> {
  const page = await openPage(stage.browser, view);
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  for (const product of [101, 102, 103, 104, 105, 106]) {
    await openProduct(page, view, product);
    await press(page, ".choice-footer__put .button");
    await page.waitForSelector(inShop("dialog[open]"), { hidden: true });
    await page.$eval(inShop("input[type=search]"), (search) => (search as HTMLInputElement).select());
    await page.keyboard.press("Backspace");
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  return page;
}

it("shows six dishes at once", async () => {
  const page = await openSixDishes();
  const seen = await page.$eval(inShop(".cart__body"), (body) => {
    const room = body.getBoundingClientRect();
    return [...body.querySelectorAll(".cart-line")].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= room.top && bottom <= Math.min(room.bottom, innerHeight);
    }).length;
  });
  expect(seen).toBe(6);
});

it("says why a code is refused where it was typed, in sight", async () => {
  const page = await openSixDishes();
  const why = "This code has expired.";
  const body = JSON.stringify({ Success: false, Status: { Message: why } });
  await addFault(stage.demo, { match: "GET /api/coupons/", body });
  await (await find(page, ".coupon-box input")).type("NOPE");
  // As far as the field alone is in sight.
  await page.$eval(inShop(".coupon-box__row"), (row) => row.scrollIntoView({ block: "end" }));
  await (await find(page, ".coupon-box .button")).evaluate((apply) => (apply as HTMLElement).click());
  await page.waitForFunction(
    (words) => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      return [".coupon-box__says", ".coupon-box input"].every((selector) => {
        const part = root?.querySelector(selector);
        if (!part || (selector === ".coupon-box__says" && part.textContent !== words)) return false;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => root?.elementFromPoint((left + right) / 2, y) === part);
      });
    },
    { timeout: 5_000 },
    why,
  );
});

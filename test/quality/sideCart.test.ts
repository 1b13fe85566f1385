import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { openProduct } from "./openProduct.ts";
import { addFirstDish } from "./orderScreens.ts";
import { setStage } from "./setStage.ts";
import { addFault, dialogGone, find, inShop, openPage, press, settle, type View } from "./stage.ts";

const stage = setStage();

const view: View = { widthPx: 1_280, heightPx: 800, language: "en" };

/** A page with six dishes, one of each, in the cart. */
async function openSixDishes(): Promise<Page> {
  const page = await stage.openMenu(view);
  for (const product of [101, 102, 103, 104, 105, 106]) {
    await openProduct(page, view, product);
    await press(page, ".choice-footer__put .button");
    await dialogGone(page);
    await page.$eval(inShop("input[type=search]"), (search) => (search as HTMLInputElement).select());
    await page.keyboard.press("Backspace");
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  return page;
}

it("shows six dishes at once, and why a coupon code is refused beside its field, in view", async () => {
  const page = await openSixDishes();
  const seen = await page.$eval(inShop(".cart__body"), (body) => {
    const room = body.getBoundingClientRect();
    return [...body.querySelectorAll(".cart-line")].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= room.top && bottom <= Math.min(room.bottom, innerHeight);
    }).length;
  });
  expect(seen).toBe(6);
  const why = "This code has expired.";
  const body = JSON.stringify({ Success: false, Status: { Message: why } });
  await addFault(stage.demo, { match: "GET /api/coupons/", body });
  await (await find(page, ".coupon-box input")).type("NOPE");
  // Scrolled so that only the field is in view.
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
    {},
    why,
  );
});

/** Their font weights, once all have loaded. */
async function weightsOfActions(page: Page): Promise<readonly string[]> {
  const weights = await page.waitForFunction(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const buttons = [...(root?.querySelectorAll(".header__actions button") ?? [])];
    return buttons.length === 3 && buttons.map((button) => getComputedStyle(button).fontWeight);
  });
  return (await weights.jsonValue()) || [];
}

it("has a header with one weight and a link that moves the keyboard focus to the only cart", async () => {
  const page = await openPage(stage.browser, view);
  await page.goto(`${stage.demo.url}order/store/120`);
  await find(page, "button.menu-card");
  expect(new Set(await weightsOfActions(page)).size).toBe(1);
  // The cart loads after the menu: until then the link leads to its own screen.
  await find(page, '[aria-label="Cart"]');
  const link = await find(page, '.header a[href$="shoppingcartmobile"]');
  const isSeen = () =>
    link.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const hit = (node.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && node.contains(hit);
    });
  expect(await isSeen()).toBe(false);
  await link.focus();
  expect(await isSeen()).toBe(true);
  await page.keyboard.press("Enter");
  expect(await page.$eval(inShop('[aria-label="Cart"]'), (cart) => cart.matches(":focus"))).toBe(true);
});

it("scrolls a long cart with Checkout in the window, and asks for a coupon code without moving anything", async () => {
  const page = await stage.openMenu({ ...view, heightPx: 640 });
  await addFirstDish(page);
  const field = await find(page, ".coupon-box input");
  // The offers above the field load after the cart, later still on a busy machine.
  await page.waitForNetworkIdle({ idleTime: 600 });
  const look = () =>
    field.evaluate((input) => {
      const box = input.closest(".coupon-box")?.getBoundingClientRect();
      return { line: getComputedStyle(input).borderTopColor, topPx: box?.top, heightPx: box?.height };
    });
  // The focus scrolls to the field.
  await field.evaluate((input) => input.scrollIntoView({ block: "nearest" }));
  const folded = await look();
  expect([folded.line, folded.heightPx]).toEqual(["rgba(0, 0, 0, 0)", 44]);
  await field.focus();
  const open = await look();
  expect(open).toEqual({ ...folded, line: expect.not.stringMatching(/^rgba\(0, 0, 0, 0\)$/) });
  const seen = await field.evaluate((input) => {
    const root = input.getRootNode() as ShadowRoot;
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return root.elementFromPoint(left + width / 2, top + height / 2);
    };
    const checkout = root.querySelector(".cart__pay .button--wide");
    return { field: middle(input) === input, checkout: checkout?.contains(checkout && middle(checkout)) };
  });
  expect(seen).toEqual({ field: true, checkout: true });
  await field.type("NOPE");
  await field.evaluate((input) => (input as HTMLInputElement).blur());
  expect(await look()).toEqual(open);
});

for (const { widthPx, tags } of [
  { widthPx: 360, tags: [] },
  { widthPx: 768, tags: ["thorough"] },
]) {
  it(`keeps the header's link where it is when the cart's bar takes its place, at ${widthPx} px`, {
    tags,
  }, async () => {
    const page = await openPage(stage.browser, { ...view, widthPx });
    await page.goto(`${stage.demo.url}order/store/120`);
    const selector = '.header a[href$="shoppingcartmobile"]';
    await find(page, selector);
    const edges = () =>
      page.$eval(`servery-storefront >>> ${selector}`, (link) => {
        const { left, right } = link.getBoundingClientRect();
        return [left, right];
      });
    const before = await edges();
    await addFirstDish(page);
    await find(page, '.cart-bar, a[href$="shoppingcartmobile"]:not(.cart-link)');
    expect(await edges()).toEqual(before);
  });
}

import type { Page } from "puppeteer-core";
import type { Screen } from "./screen.ts";
import { find, press, type View } from "./stage.ts";

const card = "button.gift-card";
const put = ".gift-footer__put button";

export const hotel = {
  attributes: ({ language }: View) => ({ "store-id": language === "en" ? "200" : "201", gift: "" }),
} as const;

async function openCard(page: Page): Promise<void> {
  await press(page, card);
  await find(page, "dialog[open] input");
}

async function fillIn(page: Page): Promise<void> {
  await openCard(page);
  for (const [selector, text] of [
    ["input:not([type=email])", "Noor"],
    ["input[type=email]", "noor@example.com"],
    ["textarea", "Happy birthday!"],
  ] as const) {
    await (await find(page, `dialog[open] ${selector}`)).focus();
    await page.keyboard.sendCharacter(text);
  }
}

export async function openCart(page: Page, view: View): Promise<void> {
  await fillIn(page);
  await press(page, put);
  await press(page, view.widthPx < 992 ? ".cart-bar a" : ".gift-line .stepper__button--plus");
  await find(page, ".gift-cart__pay");
}

async function removeCard(page: Page, view: View): Promise<void> {
  await openCart(page, view);
  await press(page, ".gift-line__row button");
}

/** Gift cards: the store, the dialog, the cart. */
export const giftScreens: readonly Screen[] = [
  { name: "gift store", ...hotel, awaits: card, isLong: true },
  { name: "gift store without cards", path: () => "/store/121/giftcards", awaits: ".empty-state" },
  { name: "gift card", ...hotel, act: openCard, awaits: "dialog[open]" },
  { name: "gift card written", ...hotel, act: fillIn, awaits: ".gift-letter__message", isLong: true },
  {
    name: "gift card with problems",
    ...hotel,
    async act(page) {
      await openCard(page);
      await press(page, ".gift-fields__add");
      await press(page, put);
    },
    awaits: '[aria-invalid="true"]',
  },
  { name: "gift cart", ...hotel, act: openCart, awaits: ".gift-line" },
  { name: "gift cart with a card removed", ...hotel, act: removeCard, awaits: ".removed-row" },
];

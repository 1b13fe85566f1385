import type { Page } from "puppeteer-core";
import { openProduct } from "./openProduct.ts";
import { fillCart, goToCart } from "./orderScreens.ts";
import type { Screen } from "./screen.ts";
import { dialogGone, find, press, type View } from "./stage.ts";

/** The same in both languages, because the Chinese restaurant's group has no other venue. */
const group = {
  attributes: () => ({ "store-id": "120", "select-mode": "" }),
  // The next venue's breakfast menu has no burger, so its times are removed.
  documents: () => ({ "Companies/122/Menus/Breakfast": { MenuTimeSettings: [] } }),
};
const checkout = ".cart .button--wide";
const onlyHere = 102;

async function addOnlyHere(page: Page, view: View): Promise<void> {
  await openProduct(page, { ...view, language: "en" }, onlyHere);
  await press(page, ".choice-footer__put .button");
  await dialogGone(page);
}

async function openList(page: Page, view: View): Promise<void> {
  await goToCart(page, view);
  await press(page, checkout);
}

/** Picks the venue in the next state. */
async function pick(page: Page, view: View): Promise<void> {
  await openList(page, view);
  await press(page, ".venues__item:nth-child(2) a");
}

/** R75: from a cart to the venue that it is ordered from. */
export const selectScreens: readonly Screen[] = [
  {
    name: "venues to order at",
    ...group,
    async act(page, view) {
      await fillCart(page, { ...view, language: "en" });
      await openList(page, view);
    },
    awaits: "a.venue",
  },
  {
    name: "checkout at the chosen venue",
    ...group,
    async act(page, view) {
      await fillCart(page, { ...view, language: "en" });
      await addOnlyHere(page, view);
      await pick(page, view);
      if (view.widthPx < 992) await press(page, checkout);
      await find(page, ".checkout__fields");
    },
    awaits: ".picked-venue__news",
    isLong: true,
  },
  {
    name: "order at a venue that sells none of it",
    ...group,
    async act(page, view) {
      await find(page, "button.menu-card");
      await addOnlyHere(page, view);
      await pick(page, view);
    },
    awaits: ".picked-venue__news",
  },
];

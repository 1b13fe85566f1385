import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { hotel, openCart } from "./giftScreens.ts";
import { fillIn, pay, postOrder } from "./orderScreens.ts";
import type { Screen } from "./screen.ts";
import { addFault, find, press, type View } from "./stage.ts";

async function openCheckout(page: Page, view: View): Promise<void> {
  await openCart(page, view);
  await press(page, ".gift-cart__pay .button");
  await find(page, ".checkout__fields");
}

/** The order was sent, and its outcome is unknown. */
async function loseAnswer(page: Page, view: View, demo: Demo): Promise<void> {
  await openCheckout(page, view);
  await fillIn(page);
  await addFault(demo, { match: postOrder, status: 500, times: 0 });
  await press(page, pay);
}

/** The order is paid. Nobody becomes a member with it. */
async function payForGift(page: Page, view: View): Promise<void> {
  await openCheckout(page, view);
  await fillIn(page);
  await press(page, pay);
}

/** Gift cards: the payment, and what follows. */
export const giftCheckoutScreens: readonly Screen[] = [
  {
    name: "gift checkout with wallets",
    attributes: (view) => ({ ...hotel.attributes(view), "stand-ins": "apple,google" }),
    act: openCheckout,
    awaits: '.express-pay [name="google-pay"]',
    isLong: true,
  },
  {
    name: "gift checkout with problems",
    ...hotel,
    async act(page, view) {
      await openCheckout(page, view);
      await press(page, pay);
    },
    awaits: '[aria-invalid="true"]',
    isLong: true,
  },
  { name: "gift order without news", ...hotel, act: loseAnswer, awaits: ".open-order__ways .button", isLong: true },
  { name: "gift thank-you with the letter", ...hotel, act: payForGift, awaits: ".gift-letter", isLong: true },
  { name: "gift thank-you", path: () => "/store/120/giftcards/thankyou", awaits: ".thank-you__ways" },
];

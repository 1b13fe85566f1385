import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import { freshCart } from "../support/freshCart.ts";
import type { Screen } from "./screen.ts";
import { addFault, dialogGone, embedAddress, type Fault, find, press, storeIdOf, type View } from "./stage.ts";

export const pay = ".checkout__pay .button--wide";
export const postOrder = "POST /api/trackingorders/";

/** By store, the stored form of a cart that was filled by hand. */
const walkedCarts = new Map<number, string>();

/** Puts the first dish of the menu, which the page shows, into the cart. */
export async function addFirstDish(page: Page): Promise<void> {
  await press(page, "button.menu-card");
  await press(page, ".choice-footer__put .button");
  await dialogGone(page);
}

async function walkCart(page: Page, view: View): Promise<void> {
  await addFirstDish(page);
  const kept = await page.evaluate((name) => localStorage.getItem(name), cartKey(view));
  if (!kept) throw new Error("No cart is stored on the device.");
  walkedCarts.set(storeIdOf(view), kept);
}

function cartKey(view: View): string {
  return `servery:store-${storeIdOf(view)}:cart`;
}

/** A script for a page that is opened next: the cart has been filled on the device before. */
export async function cartScript(page: Page, demo: Demo, view: View): Promise<string> {
  if (!walkedCarts.has(storeIdOf(view))) {
    await page.goto(embedAddress(demo, { "store-id": `${storeIdOf(view)}` }));
    await walkCart(page, view);
  }
  const kept = freshCart(walkedCarts.get(storeIdOf(view)) ?? "");
  return `localStorage[${JSON.stringify(cartKey(view))}] = ${JSON.stringify(kept)};`;
}

/**
 * Fills the cart by hand the first time, and then restores it from storage, so that the steps aren't repeated for each
 * screen.
 */
export async function fillCart(page: Page, view: View): Promise<void> {
  const walked = walkedCarts.get(storeIdOf(view));
  await find(page, "button.menu-card");
  if (walked === undefined) await walkCart(page, view);
  else await page.evaluate((name, value) => localStorage.setItem(name, value), cartKey(view), freshCart(walked));
  // Also the first time, because a card says "Added" for a while.
  await page.reload();
}

export async function openCart(page: Page, view: View): Promise<void> {
  await fillCart(page, view);
  await goToCart(page, view);
}

/** On a desktop the cart is beside the menu already. */
export async function goToCart(page: Page, view: View): Promise<void> {
  // In a window as low as a zoomed one, the bar is below the whole menu.
  if (view.widthPx < 992) await press(page, view.heightPx < 340 ? ".cart-link" : ".cart-bar__link");
}

export async function openCheckout(page: Page, view: View): Promise<void> {
  await fillCart(page, view);
  await goToCheckout(page, view);
}

export const diner = {
  "given-name": "Noor",
  "family-name": "Abbot",
  email: "noor@example.com",
  tel: "0412345678",
  "cc-number": "4111111111111111",
  "cc-exp": "1230",
  "cc-csc": "123",
} as const;

/** The card holder is filled in by the shop with the diner's name. */
export async function fillIn(page: Page): Promise<void> {
  for (const [autocomplete, text] of Object.entries(diner)) {
    await (await find(page, `input[autocomplete="${autocomplete}"]`)).focus();
    // Inserted as if pasted, because these screens are shown a hundred times.
    await page.keyboard.sendCharacter(text);
  }
}

/** The checkout, whose address a diner may also have kept. */
const atCheckout = {
  hasCart: true,
  path: (view: View) => `/store/${storeIdOf(view)}/checkout`,
} as const;

/** From a menu with a cart. */
async function goToCheckout(page: Page, view: View): Promise<void> {
  await goToCart(page, view);
  await press(page, ".cart .button--wide");
  await find(page, ".checkout__fields");
}

/** Presses Pay with nothing filled in. */
async function pressPay(page: Page): Promise<void> {
  await find(page, ".checkout__fields");
  await press(page, pay);
}

/** Sends the order while these faults affect its POST and its look-up. */
function sendUnder(...faults: readonly ((view: View) => Fault)[]) {
  return async (page: Page, view: View, demo: Demo): Promise<void> => {
    await fillIn(page);
    for (const fault of faults) await addFault(demo, fault(view));
    await press(page, pay);
  };
}

const refused = {
  match: postOrder,
  body: JSON.stringify({ Success: false, Status: { Message: "Your card was declined." } }),
};
const broken = { match: postOrder, status: 500, times: 0 };

function brokenLookUp(view: View): Fault {
  const documents = "/v1/projects/servery-demo/databases/(default)/documents";
  return { match: `GET ${documents}/Companies/${storeIdOf(view)}/TrackingOrders/`, status: 503, times: 0 };
}

/** The order is kept, the card is not. */
async function loseCard(page: Page, view: View, demo: Demo): Promise<void> {
  await sendUnder(() => broken)(page, view, demo);
  await find(page, ".open-order__ways .button--primary");
  await page.reload();
  await find(page, ".pay-again");
}

const udid = "0d0e4d1c-6a51-4b0e-9d0e-3f6f0f1d2c3b";

const placedOrder = {
  ContactCustomer_FirstName: "Noor",
  ContactCustomer_LastName: "Abbot",
  UDID: udid,
  OrderNumber: "1001",
  OrderType: 3,
  SubtotalExcludingTax: 16.5,
  SubtotalTax: 1.65,
  DiscountExcludingTax: 1.5,
  DiscountTax: 0.15,
  AppliedPriceTriggers: [{ PriceTriggerID: 1, Name: "Two for Tuesday", Kind: 2, Amount: 1 }],
  Notes: "The gate is open.",
  TotalExcludingTax: 15,
  TotalTax: 1.5,
  OrderItems: [
    {
      Product_ID: 101,
      Name: "Bourke St Cheeseburger",
      Quantity: 2,
      FinalTotalExcludingTax: 12,
      FinalTotalTax: 1.2,
      Note: "No onion, please",
      AppliedCoupon: { CouponCode: "PATTY", Amount: 0.65 },
      OrderExtras: [
        { Extra_ID: 1, Name: "Aioli", Quantity: 2, ChildrenOrderExtras: [] },
        {
          Extra_ID: 2,
          Name: "Chips",
          Quantity: 1,
          ChildrenOrderExtras: [{ Extra_ID: 3, Name: "Rosemary", Quantity: 1 }],
        },
      ],
    },
    { Product_ID: 131, Name: "Lemonade", Quantity: 1, OrderExtras: [] },
  ],
  PaymentTransactions: [{ Amount: 16.5, PaymentMethodType: 99 }],
  PaymentGateway: null,
  OnlineOrderUserIdentifier: "g-1",
  GuestIdentifier: "g-1",
};

/** Two minutes old and due in eighteen, so that the screen counts down. */
function lately() {
  const now = Math.floor(Date.now() / 1000);
  return { CreatedOn: now - 120, ScheduledTime: now + 1080 };
}

function orderPath(view: View): string {
  return `/store/${storeIdOf(view)}/completeorder/${udid}/g-1`;
}

function thankYou(view: View): string {
  return `/store/${storeIdOf(view)}/thankyou`;
}

async function askToCancel(page: Page): Promise<void> {
  await press(page, ".order__buttons .button--quiet");
  await find(page, "dialog[open]");
}

/** A screen that waits for elements which only appear after the order has been read. */
function orderScreen(
  name: string,
  OnlineOrderStatus: number,
  OnlineOrderStatusDescription = "",
  received: object = {},
): Screen {
  return {
    name: `order ${name}`,
    documents: (view) => ({
      [`Companies/${storeIdOf(view)}/TrackingOrders/${udid}`]: {
        ...placedOrder,
        ...received,
        ...lately(),
        OnlineOrderStatus,
        OnlineOrderStatusDescription,
      },
    }),
    path: orderPath,
    awaits: ".order__buttons",
  };
}

/** The demo delivers from 25 dollars on; these carts hold one burger. */
const delivered = {
  ...atCheckout,
  store: { OrderTypeConstraintRules: [] },
} as const;

const withWallets = {
  hasCart: true,
  attributes: (view: View) => ({ "store-id": String(storeIdOf(view)), "stand-ins": "apple,google" }),
} as const;
const wallet = ".express-pay .button";

async function suggestStreet(page: Page): Promise<void> {
  await press(page, '[role="tab"]');
  await (await find(page, '[role="combobox"]')).focus();
  await page.keyboard.sendCharacter("1 bou");
  await find(page, '[role="option"]');
}

/** From the cart to the outcome of the order. */
export const orderScreens: readonly Screen[] = [
  { name: "cart", hasCart: true, act: goToCart, awaits: ".cart-line" },
  {
    name: "cart with a line removed",
    hasCart: true,
    act: async (page, view) => {
      await goToCart(page, view);
      await press(page, "[data-removes]");
    },
    awaits: ".removed-row",
  },
  { name: "cart with wallets", ...withWallets, act: goToCart, awaits: '.cart__pay [name="google-pay"]' },
  { name: "checkout", ...atCheckout, awaits: pay, isLong: true },
  {
    name: "checkout for another day",
    ...atCheckout,
    store: { EnablePreoderForPickup: true, NumberOfDaysInAdvanceForPickup: 6 },
    act: (page) => press(page, ".time-row .button"),
    awaits: ".time-choice .field + .field",
    isLong: true,
  },
  {
    name: "checkout without a cart",
    path: (view) => `/store/${storeIdOf(view)}/checkout`,
    awaits: ".checkout__blocked .button",
  },
  {
    name: "checkout filled in",
    // From the menu, because the README shows it in a host's page.
    hasCart: true,
    act: async (page, view) => {
      await goToCheckout(page, view);
      await fillIn(page);
    },
    awaits: ".card-form__brand",
    isLong: true,
  },
  {
    name: "checkout with problems",
    ...atCheckout,
    act: pressPay,
    awaits: '[aria-invalid="true"]',
    isLong: true,
  },
  {
    name: "checkout with wallets",
    ...withWallets,
    act: goToCheckout,
    awaits: '.express-pay [name="google-pay"]',
    isLong: true,
  },
  {
    name: "checkout with a wallet's sheet",
    ...withWallets,
    act: async (page, view) => {
      await goToCheckout(page, view);
      await fillIn(page);
      await press(page, wallet);
    },
    awaits: `${wallet}:disabled`,
    isLong: true,
  },
  {
    name: "checkout for a delivery",
    ...delivered,
    act: async (page) => {
      await suggestStreet(page);
      await press(page, '[role="option"]');
    },
    awaits: ".delivery-fee--known",
    isLong: true,
  },
  { name: "checkout with suggestions of an address", ...delivered, act: suggestStreet, awaits: '[role="option"]' },
  {
    name: "checkout for a delivery with problems",
    ...delivered,
    act: async (page) => {
      await press(page, '[role="tab"]');
      await press(page, pay);
    },
    awaits: 'select[aria-invalid="true"]',
    isLong: true,
  },
  {
    name: "checkout for a delivery that is too far",
    ...delivered,
    store: { ...delivered.store, DeliveryAreas: [], DeliveryRadius: 0.01 },
    act: async (page) => {
      await suggestStreet(page);
      await press(page, '[role="option"]');
    },
    awaits: ".checkout__reason",
    isLong: true,
  },
  {
    name: "checkout for a room with problems",
    ...atCheckout,
    // In English the page names the room, so that it is fixed and no name is asked for.
    attributes: (view) => ({ "store-id": String(storeIdOf(view)), ...(view.language === "en" && { room: "1204" }) }),
    store: {
      ...delivered.store,
      ViewComponentConfigs: { DeliverToRoom: true, Delivery: false, PickUp: false, EatIn: false },
    },
    act: pressPay,
    awaits: '[aria-invalid="true"]',
    isLong: true,
  },
  {
    name: "checkout at a table with problems",
    ...atCheckout,
    attributes: (view) => ({ "store-id": String(storeIdOf(view)), table: "0" }),
    act: pressPay,
    awaits: '[aria-invalid="true"]',
    isLong: true,
  },
  {
    name: "terms",
    ...atCheckout,
    act: (page) => press(page, ".terms__link"),
    // On a phone the checkout is a dialog too.
    awaits: "dialog[open] .rich-text",
  },
  {
    name: "order being sent",
    ...atCheckout,
    act: sendUnder(() => ({ match: postOrder, delayMs: 60_000 })),
    awaits: `${pay}[aria-busy]`,
  },
  {
    name: "order refused",
    ...atCheckout,
    act: sendUnder(() => refused),
    awaits: ".checkout__payment-form .notice",
    isLong: true,
  },
  {
    name: "order not there yet",
    ...atCheckout,
    act: sendUnder(() => broken),
    awaits: ".open-order__ways .button--primary",
  },
  {
    name: "order that nobody knows of",
    ...atCheckout,
    act: sendUnder(() => broken, brokenLookUp),
    awaits: ".open-order__ways .button--primary",
  },
  { name: "card again", ...atCheckout, act: loseCard, awaits: ".pay-again .button--wide" },
  {
    name: "card again with problems",
    ...atCheckout,
    act: async (page, view, demo) => {
      await loseCard(page, view, demo);
      await press(page, ".pay-again .button--wide");
    },
    awaits: '.pay-again [aria-invalid="true"]',
  },
  orderScreen("submitted", 1),
  { ...orderScreen("being prepared", 2, "", { OrderType: 2, Tables: [{ Name: "12" }] }), isLong: true },
  { ...orderScreen("to be cancelled", 9), act: askToCancel, awaits: "dialog[open]" },
  {
    ...orderScreen("that can't be cancelled", 9),
    faults: () => [
      {
        match: "PUT /api/trackingorders/",
        body: JSON.stringify({ Success: false, Status: { Message: "It is too late to cancel this order." } }),
      },
    ],
    act: async (page) => {
      await askToCancel(page);
      await press(page, "dialog[open] .button--primary");
    },
    awaits: "dialog[open] .notice",
  },
  orderScreen("ready", 4),
  orderScreen("on its way", 4, "", {
    OrderType: 10,
    DeliveryAddress: { Address: "5/125 Bourke St", Suburb: "Melbourne", Postcode: "3000", State: "VIC" },
    DeliveryInstructions: "Ring twice.",
  }),
  orderScreen("completed", 5, "", { OrderType: 10, RoomNumber: "1204" }),
  orderScreen("refunded", 10),
  orderScreen("with a cancel request", 12),
  { ...orderScreen("rejected", 11, "We ran out of bread."), isLong: true },
  orderScreen("failed", 3, "Sorry, we're having problems reaching the store."),
  orderScreen("with a failed payment", 6, "The bank said no."),
  { name: "order that is not there", path: orderPath, awaits: ".empty-state" },
  {
    name: "order that can't be shown",
    path: orderPath,
    faults: (view) => [brokenLookUp(view), { match: "POST /google.firestore", status: 500, times: 0 }],
    awaits: ".empty-state [role=status]",
  },
  {
    name: "checkout of an order that is gone",
    path: (view) => `/store/${storeIdOf(view)}/checkout/${udid}`,
    awaits: ".empty-state",
  },
  { name: "thank you", path: thankYou, awaits: ".rich-text" },
  {
    name: "thank you in our own words",
    documents: () => ({ "MessageTemplates/thankyou": { Content: "", "Content_zh-CN": "" } }),
    path: thankYou,
    awaits: ".empty-state__text:not(:has(.spinner))",
  },
  {
    name: "saved order",
    attributes: (view) => ({ "store-id": String(storeIdOf(view)), paymenttype: "saveorder" }),
    hasCart: true,
    act: async (page, view) => {
      await goToCart(page, view);
      await press(page, ".cart .button--wide");
    },
    awaits: ".saved-order__picture",
  },
  {
    name: "scanner without a camera",
    path: (view) => `/store/${storeIdOf(view)}/qrcodescanner`,
    awaits: ".scanner .notice",
  },
  {
    name: "scanner with a wrong code",
    path: (view) => `/store/${storeIdOf(view)}/qrcodescanner`,
    act: async (page) => {
      // The notice about the camera moves the form.
      await find(page, ".scanner__camera .notice");
      await press(page, ".scanner__form .button");
    },
    awaits: ".scanner .notice--error",
  },
];

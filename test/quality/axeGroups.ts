import { screens } from "./screens.ts";

const phone = 360;
const desk = 1280;

interface Group {
  /** The widths at which the first screen is scanned in the quick gate: both, unless only one has something of its own. */
  readonly widths?: readonly number[];
  /** Screens that differ from it only by their text or state. */
  readonly alike?: readonly string[];
}

/** Screens are alike that have the same elements in the same colours. Each group is named by its richest one. */
const groups: Readonly<Record<string, Group>> = {
  // With the cart beside it.
  "menu with a stepper": {
    widths: [desk],
    alike: ["menu", "menu searched", "menu last seen", "menu with a wrong attribute", "store closed"],
  },
  // Each dish that doesn't suit is scanned by itself, which takes a minute.
  "menu filtered": { widths: [phone], alike: ["menu with dishes that don't suit"] },
  "menu with the list of its categories": {},
  "menu of a day with a surcharge": {},
  "menu failed": {
    widths: [phone],
    alike: [
      "menu searched in vain",
      "menu empty",
      "cart empty",
      "general error",
      "not found",
      "name not found",
      "set-up problem",
      "log empty",
      "checkout without a cart",
      "checkout of an order that is gone",
      "order that is not there",
      "order that can't be shown",
      "order history empty",
      "member's page for a guest",
      "thank you in our own words",
      "gift store without cards",
    ],
  },
  "menu loading": { widths: [phone] },
  display: { widths: [desk] },
  "product with modifiers": { widths: [desk] },
  "product with a problem": { widths: [phone], alike: ["product"] },
  dietary: {},
  drawer: { widths: [phone] },
  contact: { alike: ["about", "privacy policy"] },
  policy: { widths: [phone], alike: ["terms"] },
  log: {},
  venues: { alike: ["venues to order at"] },
  "home page": { widths: [phone], alike: ["home page closed"] },
  "check-in with problems": { alike: ["check-in"] },
  "cart with a line removed": { widths: [phone], alike: ["cart"] },
  "cart with wallets": {},
  "checkout with problems": {
    alike: [
      "checkout",
      "checkout for another day",
      "checkout for a room with problems",
      "checkout at a table with problems",
    ],
  },
  "checkout with wallets": { widths: [phone], alike: ["checkout with a wallet's sheet"] },
  "checkout for a delivery that is too far": {
    widths: [phone],
    alike: ["checkout for a delivery", "checkout for a delivery with problems"],
  },
  "checkout with suggestions of an address": { widths: [phone] },
  "checkout at the chosen venue": { widths: [desk], alike: ["order at a venue that sells none of it"] },
  "checkout of a member": { widths: [desk] },
  "become a member": { widths: [phone] },
  "order refused": { widths: [phone], alike: ["checkout filled in", "order being sent"] },
  "order not there yet": { alike: ["order that nobody knows of", "gift order without news"] },
  "card again with problems": { widths: [phone], alike: ["card again"] },
  "order being prepared": { alike: ["order submitted", "order ready", "order on its way", "order completed"] },
  "order rejected": {
    widths: [phone],
    alike: ["order refunded", "order with a cancel request", "order failed", "order with a failed payment"],
  },
  "order that can't be cancelled": {
    widths: [phone],
    alike: ["order to be cancelled", "card to be removed", "venues: closed alert"],
  },
  "order of a new member": { widths: [phone] },
  "thank you": { widths: [phone], alike: ["gift thank-you"] },
  "gift thank-you with the letter": { widths: [phone] },
  "saved order": { widths: [phone] },
  "scanner with a wrong code": { widths: [phone], alike: ["scanner without a camera"] },
  "log in refused": { alike: ["log in", "forgot password"] },
  "register with problems": { alike: ["register", "new password", "new password by an old link"] },
  account: {},
  "card to be added": { widths: [phone] },
  "order history": { alike: ["orders under way"] },
  stamps: { alike: ["loyalty"] },
  "stamps to be redeemed": { widths: [phone] },
  "account menu": {},
  "gift store": {},
  "gift card written": { widths: [desk] },
  "gift card with problems": { widths: [phone], alike: ["gift card"] },
  "gift cart with a card removed": { widths: [phone], alike: ["gift cart"] },
  "gift checkout with problems": {},
  "gift checkout with wallets": { widths: [phone] },
};

const grouped = Object.entries(groups).flatMap(([name, { alike = [] }]) => [name, ...alike]);
const wrong = [
  ...screens.map(({ name }) => name).filter((name) => grouped.filter((each) => each === name).length !== 1),
  ...grouped.filter((name) => screens.every((screen) => screen.name !== name)),
];
if (wrong.length > 0) throw new Error(`Each screen belongs to exactly one group. Not so: ${wrong.join(", ")}.`);

/** Whether the quick gate opens this screen. */
export function standsForOthers(name: string): boolean {
  return groups[name] !== undefined;
}

/** Whether the quick gate scans this screen at this width. */
export function isFirstOfItsKind(name: string, widthPx: number): boolean {
  const group = groups[name];
  return group !== undefined && (group.widths ?? [phone, desk]).includes(widthPx);
}

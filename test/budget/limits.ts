/** What was measured last, in kB: thousands of bytes, gzip. Change a number together with what is built. */
const measured = {
  entry: 3.9,
  firstScreen: 38.6,
  firstView: 149.5,
  waitingPage: 2.9,
  orderButton: 2,
  orderPanel: 2.7,
  dishDialog: 55,
  checkout: 112.1,
  cart: 81.1,
  giftStore: 106,
  giftCart: 134,
} as const;

/** What the script of the card's frame may weigh, in bytes: a promise, not a measure. */
export const mostFrameBytes = 20_000;

/** A guard leaves 5 % of air, and so notices a chunk that comes along, not a sentence. */
export function mostBytes(name: keyof typeof measured): number {
  return Math.round(measured[name] * 1_050);
}

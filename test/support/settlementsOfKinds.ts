import type { NewCard } from "../../src/domain/payment/card.ts";
import type { Settlement } from "../../src/domain/payment/settlement.ts";
import type { Settles } from "../../src/state/payment/paymentMethod.ts";

const card: NewCard = {
  holder: "Noor Abbot",
  number: "4111111111111111",
  expiryYear: 2030,
  expiryMonth: 1,
  cvv: "123",
};

/** What a stored order can say about each kind of payment. The compiler asks for a new kind's. */
export const settlementsOfKinds: {
  readonly [Kind in Settlement["kind"]]: readonly Extract<Settlement, { readonly kind: Kind }>[];
} = {
  none: [{ kind: "none" }],
  card: [{ kind: "card" }],
  token: [
    { kind: "token", method: "apple-pay", isSpent: false },
    { kind: "token", method: "apple-pay", isSpent: false, isSent: true },
    { kind: "token", method: "google-pay", isSpent: true },
  ],
  redirect: [
    { kind: "redirect", method: "alipay", hasReturned: false },
    { kind: "redirect", method: "alipay", hasReturned: true },
  ],
};

/** A way to settle an order of each kind. The sheet and the page never answer. */
export const waysOfKinds: { readonly [Kind in Settles["kind"]]: Extract<Settles, { readonly kind: Kind }> } = {
  none: { kind: "none" },
  card: { kind: "card", card: () => card },
  token: { kind: "token", ask: () => new Promise(() => {}) },
  fields: { kind: "fields", ask: () => new Promise(() => {}) },
  redirect: { kind: "redirect", findPage: () => new Promise(() => {}) },
};

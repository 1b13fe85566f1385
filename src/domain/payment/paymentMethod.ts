import { type Handover, modeRules, type OrderMode } from "../fulfilment/orderMode.ts";
import type { StoreView } from "../store/store.ts";

/** How the backend identifies a payment method. R39: a wallet has the type of a card, and differs by its gateway. */
interface PaymentCode {
  readonly type: number;
  readonly gateway: number | null;
}

/** The business rules that differ between the methods. */
interface PaymentRules extends PaymentCode {
  /** The backend's code of its payment page (R57). Null: it isn't paid on a page. */
  readonly page: number | null;
  /** The store's flag that turns it on. Null: every store accepts it. */
  readonly flag: keyof StoreView | null;
  /** The only order mode, or way to hand an order over, that can be paid with it. Null: all can. */
  readonly only: OrderMode | Handover | null;
  /** The order is paid when it is handed over, not when it is placed. */
  readonly isPaidLater: boolean;
  /** The device or the browser provides it: it has a button of its own, and is never chosen (R97). */
  readonly isWallet: boolean;
}

/** In the order of their codes (S24, R55). */
export const paymentRules = {
  "room-charge": {
    type: 0,
    gateway: null,
    page: null,
    flag: "roomCharge",
    only: "room",
    isPaidLater: true,
    isWallet: false,
  },
  card: { type: 99, gateway: null, page: null, flag: null, only: null, isPaidLater: false, isWallet: false },
  points: { type: 10, gateway: null, page: null, flag: null, only: null, isPaidLater: false, isWallet: false },
  cash: {
    type: 1,
    gateway: null,
    page: null,
    flag: "cashOnPickup",
    only: "collected",
    isPaidLater: true,
    isWallet: false,
  },
  alipay: { type: 12, gateway: null, page: 0, flag: "alipay", only: null, isPaidLater: false, isWallet: false },
  wechat: { type: 13, gateway: null, page: 1, flag: "wechat", only: null, isPaidLater: false, isWallet: false },
  "apple-pay": { type: 99, gateway: 6, page: null, flag: "applePay", only: null, isPaidLater: false, isWallet: true },
  "google-pay": { type: 99, gateway: 7, page: null, flag: "googlePay", only: null, isPaidLater: false, isWallet: true },
} as const satisfies Readonly<Record<string, PaymentRules>>;

type Rules = typeof paymentRules;

export type PaymentMethod = keyof Rules;

type MethodWith<Rule> = { [Method in PaymentMethod]: Rules[Method] extends Rule ? Method : never }[PaymentMethod];

/** Paid on the payment provider's page (R57). */
export type PageMethod = MethodWith<{ readonly page: number }>;

/** A wallet of the browser or the device (R58). */
export type WalletName = MethodWith<{ readonly isWallet: true }>;

const methods = Object.keys(paymentRules) as readonly PaymentMethod[];

export const wallets = methods.filter(isWallet);

export function isWallet(method: PaymentMethod): method is WalletName {
  return paymentRules[method].isWallet;
}

/** Null for an unknown code. */
export function paymentOfCode({ type, gateway }: PaymentCode): PaymentMethod | null {
  const isOf = (method: PaymentMethod) =>
    paymentRules[method].type === type && paymentRules[method].gateway === gateway;
  return methods.find(isOf) ?? null;
}

/** Whether a store accepts the method for orders of this mode. */
export function isAccepted(method: PaymentMethod, view: StoreView, mode: OrderMode): boolean {
  const { flag, only }: PaymentRules = paymentRules[method];
  return (flag === null || view[flag]) && [null, mode, modeRules[mode].handover].includes(only);
}

/** Chosen first where they are offered, the first of them before the others: R99, then R55. */
const chosenFirst: readonly PaymentMethod[] = ["room-charge", "card"];

/** The method that is chosen until the diner chooses; never a wallet. Null if nothing else is offered. */
export function firstChoice(offered: readonly PaymentMethod[]): PaymentMethod | null {
  return chosenFirst.find((method) => offered.includes(method)) ?? offered.find((method) => !isWallet(method)) ?? null;
}

export function isPaidLater(method: PaymentMethod): boolean {
  return paymentRules[method].isPaidLater;
}

/** Whether the diner pays with a card, either directly or through a wallet. */
export function isPaidByCard(method: PaymentMethod): boolean {
  return paymentRules[method].type === paymentRules.card.type;
}

import * as v from "valibot";
import type { DocumentStore, JsonFields } from "../documents/types.ts";

const kinds = ["alipay", "wechat", "google", "card"] as const;
const states = ["open", "paid", "cancelled", "failed"] as const;

/**
 * A payment that is separate from its order: one per UDID, paid before the order is posted, or while its card's bank
 * asks (R105 bank).
 */
const PaymentSchema = v.object({
  udid: v.string(),
  kind: v.picklist(kinds),
  state: v.picklist(states),
  cents: v.number(),
  storeId: v.string(),
  customerId: v.string(),
  /** The URL that its page redirects to; empty if it has no page. */
  returnUrl: v.string(),
  /** R102: whether it was started with an adult's date of birth, which itself isn't stored. */
  isAdult: v.optional(v.boolean(), false),
  /** Of a card whose bank asks. */
  card: v.optional(v.nullable(v.object({ type: v.picklist(["visa", "master"]), last4: v.string() })), null),
  /** Names the question of a bank that asks in the provider's dialog; empty if it asks on a page. */
  actionId: v.optional(v.string(), ""),
  /** Measured by the machine's clock, because people pay in real time. */
  openedAtMs: v.number(),
  sequence: v.number(),
});

type Entry = v.InferOutput<typeof PaymentSchema>;
export type OnlinePayment = Readonly<Omit<Entry, "sequence">>;
export type PaymentKind = OnlinePayment["kind"];
export type PaymentState = OnlinePayment["state"];

export interface OnlinePayments {
  find(udid: string): OnlinePayment | null;
  /** Stores the payment together with these documents. */
  save(payment: OnlinePayment, made?: Readonly<Record<string, JsonFields>>): void;
  /** All payments, in the order in which they were first opened. */
  all(): readonly OnlinePayment[];
}

/** A payment's page closes after this time. The storefront doesn't expect a payment later than that. */
const openMs = 600_000;
const collection = "OnlinePayments";

/** Payments are stored as documents that no browser can read, like the order book. */
export function createOnlinePayments(documents: DocumentStore): OnlinePayments {
  function entry(udid: string): Entry | null {
    const result = v.safeParse(PaymentSchema, documents.read(`${collection}/${udid}`));
    return result.success ? result.output : null;
  }

  function entries(): readonly Entry[] {
    const found = documents.ids(collection).flatMap((udid) => entry(udid) ?? []);
    return found.sort((one, other) => one.sequence - other.sequence);
  }

  return {
    find: entry,
    save(payment, made = {}) {
      const sequence = entry(payment.udid)?.sequence ?? (entries().at(-1)?.sequence ?? 0) + 1;
      documents.setAll({ ...made, [`${collection}/${payment.udid}`]: { ...payment, sequence } });
    },
    all: entries,
  };
}

/** How an order must have been paid, including by its own customer and at its own store. */
export type PaidAs = Pick<OnlinePayment, "kind" | "cents" | "customerId" | "storeId">;

export function isPaid(payment: OnlinePayment | null, { kind, cents, customerId, storeId }: PaidAs): boolean {
  if (payment?.state !== "paid" || payment.kind !== kind || payment.cents !== cents) return false;
  return payment.customerId === customerId && payment.storeId === storeId;
}

interface Surroundings {
  readonly payments: OnlinePayments;
  readonly isOrdered: (udid: string) => boolean;
  readonly machineMs: number;
}

/**
 * What a payment's page or its bank's dialog has come to. It fails if it stays open too long, or if its order was placed
 * in another way meanwhile. What is over stays as it is.
 */
export function endPayment(
  payment: OnlinePayment,
  answer: PaymentState,
  { payments, isOrdered, machineMs }: Surroundings,
): PaymentState {
  if (payment.state !== "open") return payment.state;
  const isOver = isOrdered(payment.udid) || machineMs - payment.openedAtMs >= openMs;
  const state = isOver ? "failed" : answer;
  if (state !== "open") payments.save({ ...payment, state });
  return state;
}

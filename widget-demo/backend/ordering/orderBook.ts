import * as v from "valibot";
import { codes } from "../contract/calls/codes.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { KeptCard } from "./cards.ts";
import { textIn } from "./reading.ts";
import type { KeptRefusal } from "./refusal.ts";

/** What the backend stores about an attempt, besides the order's own document. A refused attempt has no such document. */
export interface Attempt {
  readonly udid: string;
  /** The path of the order's document; null if it was refused. */
  readonly path: string | null;
  /** Why it stays refused; null if it is placed, or may be yet, because it was posted to be paid outside (R57). */
  readonly refusal: KeptRefusal | null;
  /** How often this UDID has been posted, from when it was placed or refused for good. */
  readonly posts: number;
  readonly customerId: string;
  readonly card: KeptCard | null;
  readonly guest: JsonFields | null;
  /** Measured by the machine's clock, because the kitchen works in real time. */
  readonly arrivedAtMs: number;
  /** Whether a payment outside had paid for it before it was posted to be paid in another way (R89). */
  readonly isPaidAlready: boolean;
  /** Whether the sandbox has set its status. The kitchen then doesn't change it. */
  readonly isByHand: boolean;
}

export interface OrderBook {
  find(udid: string): Attempt | null;
  /** Stores the attempt and its documents in one record, so that no crash can separate them. */
  save(attempt: Attempt, made?: Readonly<Record<string, JsonFields>>): void;
  /** Keeps in memory what was posted, which the order's document may not have. */
  notePosted(udid: string, posted: JsonFields): void;
  /** Null if it was posted before the backend was started. */
  posted(udid: string): JsonFields | null;
  /** A number that no other order has. */
  nextNumber(): string;
  /** All attempts in order of arrival. */
  attempts(): readonly Attempt[];
  /** Starts again from what the documents contain now. */
  clear(): void;
}

const AttemptSchema = v.object({
  udid: v.string(),
  path: v.nullable(v.string()),
  refusal: v.optional(v.nullable(v.object({ message: v.string(), code: codes, detail: v.string() })), null),
  posts: v.number(),
  customerId: v.string(),
  card: v.nullable(v.object({ type: v.picklist(["visa", "master"]), last4: v.string() })),
  guest: v.nullable(v.custom<JsonFields>(() => true)),
  arrivedAtMs: v.number(),
  isPaidAlready: v.optional(v.boolean(), false),
  isByHand: v.boolean(),
  sequence: v.number(),
});

const orderPattern = /\/TrackingOrders\/[^/]+$/;

type Entry = v.InferOutput<typeof AttemptSchema>;

const collection = "OrderBook";
const firstNumber = 1001;

/** The book is stored as documents that no browser can read, so it is kept and reset together with the orders. */
export function createOrderBook(documents: DocumentStore): OrderBook {
  let last = lastOnes();
  const bodies = new Map<string, JsonFields>();

  function entry(udid: string): Entry | null {
    const result = v.safeParse(AttemptSchema, documents.read(`${collection}/${udid}`));
    return result.success ? result.output : null;
  }

  function entries(): readonly Entry[] {
    const found = documents.ids(collection).flatMap((udid) => entry(udid) ?? []);
    return found.sort((one, other) => one.sequence - other.sequence);
  }

  /** Computed once and then updated, so that an order takes the same time however many came before it. */
  function lastOnes(): { sequence: number; number: number } {
    const orders = documents.paths().filter((path) => orderPattern.test(path));
    const numbers = orders.map((path) => Number(textIn(documents.read(path) ?? {}, "OrderNumber")));
    return {
      sequence: entries().at(-1)?.sequence ?? 0,
      number: numbers.filter(Number.isSafeInteger).reduce((most, each) => Math.max(most, each), firstNumber - 1),
    };
  }

  return {
    find: entry,
    save(attempt, made = {}) {
      const known = entry(attempt.udid)?.sequence;
      if (known === undefined) last.sequence += 1;
      const sequence = known ?? last.sequence;
      const { udid, path, posts, customerId, guest, arrivedAtMs, isPaidAlready, isByHand } = attempt;
      const card = attempt.card && { type: attempt.card.type, last4: attempt.card.last4 };
      const refusal = attempt.refusal && { ...attempt.refusal };
      const kept = {
        udid,
        path,
        refusal,
        posts,
        customerId,
        card,
        guest,
        arrivedAtMs,
        isPaidAlready,
        isByHand,
        sequence,
      };
      documents.setAll({ ...made, [`${collection}/${udid}`]: kept });
    },
    notePosted: (udid, posted) => void bodies.set(udid, posted),
    posted: (udid) => bodies.get(udid) ?? null,
    nextNumber() {
      last.number += 1;
      return String(last.number);
    },
    attempts: entries,
    clear() {
      bodies.clear();
      last = lastOnes();
    },
  };
}

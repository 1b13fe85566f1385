import * as v from "valibot";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import type { KeptCard } from "./cards.ts";

/** What the backend remembers of an attempt beside the order's own document; of a declined one, this alone. */
export interface Attempt {
  readonly udid: string;
  /** The order's document; null where the card was declined. */
  readonly path: string | null;
  /** How often this UDID was posted. */
  readonly posts: number;
  readonly customerId: string;
  readonly card: KeptCard | null;
  readonly guest: JsonFields | null;
  /** By the machine's clock: the kitchen cooks in real time. */
  readonly arrivedAtMs: number;
  /** The sandbox has set its state, so the kitchen keeps its hands off. */
  readonly isByHand: boolean;
}

export interface OrderBook {
  find(udid: string): Attempt | null;
  save(attempt: Attempt): void;
  /** In order of arrival. */
  attempts(): readonly Attempt[];
}

const AttemptSchema = v.object({
  udid: v.string(),
  path: v.nullable(v.string()),
  posts: v.number(),
  customerId: v.string(),
  card: v.nullable(v.object({ type: v.picklist(["visa", "master"]), last4: v.string() })),
  guest: v.nullable(v.custom<JsonFields>(() => true)),
  arrivedAtMs: v.number(),
  isByHand: v.boolean(),
  sequence: v.number(),
});

type Entry = v.InferOutput<typeof AttemptSchema>;

const prefix = "OrderBook/";

/** Kept among the documents, where no browser may read: so it lasts, and is reset, exactly as the orders are. */
export function createOrderBook(documents: DocumentStore): OrderBook {
  function entry(path: string): Entry | null {
    const result = v.safeParse(AttemptSchema, documents.read(path));
    return result.success ? result.output : null;
  }
  const entries = () =>
    documents
      .paths()
      .filter((path) => path.startsWith(prefix))
      .flatMap((path) => entry(path) ?? [])
      .sort((one, other) => one.sequence - other.sequence);

  return {
    find: (udid) => entry(prefix + udid),
    save(attempt) {
      const sequence = entry(prefix + attempt.udid)?.sequence ?? (entries().at(-1)?.sequence ?? 0) + 1;
      const { udid, path, posts, customerId, guest, arrivedAtMs, isByHand } = attempt;
      const card = attempt.card && { type: attempt.card.type, last4: attempt.card.last4 };
      documents.set(prefix + udid, { udid, path, posts, customerId, card, guest, arrivedAtMs, isByHand, sequence });
    },
    attempts: entries,
  };
}

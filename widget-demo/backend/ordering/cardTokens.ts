import { createHash, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { cardTokenPost } from "../contract/calls/payments.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { readCard } from "./cards.ts";
import { centsOf } from "./money.ts";
import type { OrderBody } from "./orderBody.ts";
import type { OrderingParts } from "./parts.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** What a token stands for (R104, R105). Neither the card's number nor the token is in it. */
const HeldCardSchema = v.object({
  /** Of the document, a token's hash. */
  path: v.string(),
  udid: v.string(),
  storeId: v.string(),
  cents: v.number(),
  intent: v.picklist(["charge", "store"]),
  card: v.object({ type: v.picklist(["visa", "master"]), last4: v.string() }),
  /** Its bank asks in a dialog of the provider's, and not on a page. */
  isOfProvider: v.boolean(),
  madeAtMs: v.number(),
  isSpent: v.boolean(),
});

export type HeldCard = Readonly<v.InferOutput<typeof HeldCardSchema>>;

/** What a token is wanted for. */
type Wanted = Pick<HeldCard, "udid" | "storeId" | "cents">;

const goodForMs = 600_000;

/** The path of a document that no browser can read. A token is as good as money, so only its hash is stored. */
function pathOf(token: string): string {
  return `CardTokens/${createHash("sha256").update(token).digest("hex")}`;
}

export function makeToken(
  { Card, UDID, CompanyID, Amount, Intent }: v.InferOutput<typeof cardTokenPost>,
  { documents, clock }: Pick<OrderingParts, "documents" | "clock">,
  isOfProvider = false,
) {
  const now = clock.now();
  const card = readCard(Card, now);
  const Token = `${isOfProvider ? "provider" : "tok"}_${randomUUID()}`;
  const held: HeldCard = {
    path: pathOf(Token),
    udid: UDID,
    storeId: String(CompanyID),
    cents: centsOf(Amount),
    intent: Intent,
    card,
    isOfProvider,
    madeAtMs: now.getTime(),
    isSpent: false,
  };
  documents.set(held.path, { ...held });
  return { Token, CardType: card.type, ElidedPan: card.last4 };
}

/** Null if the card isn't sent as a token, or nothing stands for it. */
export function heldCardOf(card: OrderBody["Card"], documents: DocumentStore): HeldCard | null {
  if (!card || !("CardToken" in card)) return null;
  const result = v.safeParse(HeldCardSchema, documents.read(pathOf(card.CardToken)));
  return result.success ? result.output : null;
}

const refuse = (detail: string): never => {
  throw new Refusal(words.enterCardAgain, detail);
};

/** Whose token it is, however old and whether or not it is spent. */
export function checkOwn(held: HeldCard | null, wanted: Wanted): HeldCard {
  if (held?.intent !== "charge") return refuse("Card.CardToken is no token that pays for an order.");
  const isIts = held.udid === wanted.udid && held.storeId === wanted.storeId && held.cents === wanted.cents;
  return isIts ? held : refuse("Card.CardToken is for another UDID, StoreID or amount.");
}

/** A token counts once, and not for long. */
export function checkFresh(held: HeldCard, now: Date): void {
  if (held.isSpent) refuse("Card.CardToken has been used.");
  if (now.getTime() - held.madeAtMs >= goodForMs) refuse("Card.CardToken is older than ten minutes.");
}

export function checkStorable(held: HeldCard | null, now: Date): HeldCard {
  if (held?.intent !== "store") return refuse("CardToken is no token of a card to be stored.");
  checkFresh(held, now);
  return held;
}

/** The document that is stored for a used token. */
export function spentToken(held: HeldCard): Readonly<Record<string, JsonFields>> {
  return { [held.path]: { ...held, isSpent: true } };
}

import * as v from "valibot";
import type { NewCard } from "../../domain/payment/card.ts";
import { ownEntries } from "../ownEntries.ts";
import { encodeCard } from "./card.ts";
import { parseReply, responseShape } from "./replies.ts";

interface CardTokenQuestion {
  readonly udid: string;
  readonly storeId: number;
  /** In dollars, as the shop asked. */
  readonly amount: number;
  readonly intent: "charge" | "store";
}

/** R104: the frame's one request. */
export function encodeCardToken(
  card: NewCard,
  { udid, storeId, amount, intent }: CardTokenQuestion,
  isSandboxPayment: boolean,
): object {
  return {
    Card: encodeCard(card, isSandboxPayment),
    UDID: udid,
    CompanyID: storeId,
    Amount: amount,
    Intent: intent,
  };
}

type CardTokenAnswer =
  | { readonly kind: "given"; readonly token: string; readonly brand: string; readonly last4: string }
  /** The reason is for developers. */
  | { readonly kind: "refused"; readonly reason: string };

const given = v.object(
  ownEntries({
    Token: v.pipe(v.string(), v.nonEmpty()),
    CardType: v.string(),
    ElidedPan: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
);

/** An API's words may repeat what was sent, and the reason reaches the page. A provider's code of two digits stays. */
function withoutNumbers(words: string): string {
  return words.replace(/\d(?:\W?\d){2,}/g, "…");
}

export function parseCardToken(url: string, status: number, text: string): CardTokenAnswer {
  const reply = parseReply(text);
  if (reply?.isSuccess === false)
    return { kind: "refused", reason: withoutNumbers(reply.detail || reply.message || "no reason") };
  const result = reply && status < 300 ? v.safeParse(given, JSON.parse(text)) : null;
  if (!result?.success) {
    const reason = responseShape({ url, status, text }, "Success, Token, CardType and ElidedPan, four digits");
    return { kind: "refused", reason };
  }
  const { Token, CardType, ElidedPan } = result.output;
  return { kind: "given", token: Token, brand: CardType, last4: ElidedPan };
}

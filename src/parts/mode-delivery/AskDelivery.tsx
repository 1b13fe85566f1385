import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { quoteInquiry, wayInquiry } from "../../state/fulfilment/delivery.atoms.ts";

/**
 * Asks about each address that is whole, once nothing has changed for a moment. It stands beside the fields and, once
 * they are folded, beside what was typed: where the fee is known without the way, the order still carries its position
 * (R49).
 */
export function AskDelivery() {
  const wayAsked = useAtomValue(wayInquiry.question);
  const quoteAsked = useAtomValue(quoteInquiry.question);
  const askWay = useSetAtom(wayInquiry.ask);
  const askQuote = useSetAtom(quoteInquiry.ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question.
  useEffect(() => askWay(), [askWay, wayAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so are another cart and another time.
  useEffect(() => askQuote(), [askQuote, quoteAsked]);
  return null;
}

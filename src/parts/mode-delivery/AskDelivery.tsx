import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { quoteInquiry, wayInquiry } from "../../state/fulfilment/delivery.atoms.ts";

/**
 * Looks up the route and the fee of each complete address, once nothing has changed for a moment. Rendered with the
 * fields, and with their summary while they are folded: even if the fee doesn't depend on the route, the order carries
 * the position of its address (R49).
 */
export function AskDelivery() {
  const wayAsked = useAtomValue(wayInquiry.question);
  const quoteAsked = useAtomValue(quoteInquiry.question);
  const askWay = useSetAtom(wayInquiry.ask);
  const askQuote = useSetAtom(quoteInquiry.ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another question.
  useEffect(() => askWay(), [askWay, wayAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so is another cart or another time.
  useEffect(() => askQuote(), [askQuote, quoteAsked]);
  return null;
}

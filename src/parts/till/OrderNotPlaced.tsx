import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Placement } from "../../domain/checkout/placement.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useServerWords } from "../server-words/useServerWords.ts";
import type { Till } from "./till.ts";

interface OrderNotPlacedProps {
  readonly till: Till;
  readonly placement: Extract<Placement, { readonly kind: "failed" }>;
}

/** The backend refunds an order that it refuses. */
export function MoneyBack() {
  return (
    <p>
      <Trans>If you were charged, the restaurant refunds you. You can change your order and pay again.</Trans>
    </p>
  );
}

/** A refused order, with the store's own message if there is one. Mentions a card only if one was entered. */
export function OrderNotPlaced({ till, placement: { message, isPaidBack } }: OrderNotPlacedProps) {
  const { t } = useLingui();
  const inOurWords = useServerWords();
  const isAnythingTyped = useAtomValue(till.isAnythingTypedAtom);
  const method = useAtomValue(till.methodAtom);
  const isLater = method !== null && isPaidLater(method.method);
  return (
    <Notice kind="error">
      <strong>{t`Your order was not placed`}</strong>
      <p>{inOurWords(message) || (isLater || isPaidBack ? t`Please try again.` : t`You will not be charged`)}</p>
      {isPaidBack && <MoneyBack />}
      {isAnythingTyped && (
        <p>
          {method?.settles.kind === "card"
            ? t`What you typed is still here, except your card.`
            : t`What you typed is still here.`}
        </p>
      )}
    </Notice>
  );
}

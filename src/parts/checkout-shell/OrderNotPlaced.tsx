import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Placement } from "../../domain/checkout/placement.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useServerWords } from "../server-words/useServerWords.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";

interface OrderNotPlacedProps {
  readonly config: CheckoutConfig;
  readonly placement: Extract<Placement, { readonly kind: "failed" }>;
  /** Set if no form is shown. `closed`: the notice below says that the store takes no orders. */
  readonly blockedReason?: "closed" | "otherwise";
}

/** The backend refunds an order that it refuses. */
export function MoneyBack() {
  return (
    <p>
      <Trans>If you were charged, you get a refund. You can change your order and pay again.</Trans>
    </p>
  );
}

/** A refused order, with the store's own message if there is one. Mentions a card only if one was entered. */
export function OrderNotPlaced({ config, placement, blockedReason }: OrderNotPlacedProps) {
  const { message, isPaidBack, isUncoded } = placement;
  const { t } = useLingui();
  const inOurWords = useServerWords();
  const isAnythingTyped = useAtomValue(config.isAnythingTypedAtom);
  const method = useAtomValue(config.methodAtom);
  const isLater = method !== null && isPaidLater(method.method);
  const store = useAtomValue(shownStoreAtom);
  // The API's sentence if the store has none of its own.
  const isSaidBelow =
    blockedReason === "closed" && [store?.closedMessage, "Currently not taking online orders"].includes(message);
  const reason = isSaidBelow ? "" : inOurWords(message);
  const retry = blockedReason ? "" : t`Please try again.`;
  // R57 leave: nothing was sent, because the page to pay on could not be opened.
  const isPageLost = method?.settles.kind === "redirect" && !isPaidBack && !blockedReason;
  const pageLost = t`The payment page can't be opened right now. Please try again, or pay in another way.`;
  const words =
    reason || (isPageLost ? pageLost : isLater || isPaidBack || isUncoded ? retry : t`You will not be charged.`);
  return (
    <Notice kind="error">
      <strong>{t`Your order was not placed`}</strong>
      {words && <p>{words}</p>}
      {isPaidBack && <MoneyBack />}
      {isAnythingTyped && !blockedReason && (
        <p>
          {method?.settles.kind === "card" || method?.settles.kind === "fields"
            ? t`What you typed is still here, except the card's number, expiry date and CVV.`
            : t`What you typed is still here.`}
        </p>
      )}
    </Notice>
  );
}

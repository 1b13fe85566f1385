import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { attemptOf } from "../../domain/checkout/placement.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import { Price } from "../../parts/money/Price.tsx";
import { reopenedAtom } from "../../state/checkout/openOrder.atoms.ts";
import { isPageAloneAtom, placementAtom } from "../../state/checkout/placement.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { chosenMethodAtom } from "../../state/payment/payment.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { usePressHold } from "./usePressHold.ts";

/**
 * Says what a press does: pay, or only place the order. Nobody pays a total that may still change. While an order is
 * being sent it shows that order's total, which may differ from the cart's (R33).
 */
export function PayButton({ busy }: { readonly busy: boolean }) {
  const priced = useAtomValue(pricedOrderAtom);
  const method = useAtomValue(chosenMethodAtom);
  const placement = useAtomValue(placementAtom);
  const isReopened = useAtomValue(reopenedAtom) !== null;
  const attempt = isReopened ? null : attemptOf(placement);
  const { total } = attempt ?? priced;
  const isPageAlone = useAtomValue(isPageAloneAtom);
  const hold = usePressHold();
  return (
    <ActionButton type="submit" wide {...hold} busy={busy || hold.busy} trailing={<Price amount={total} />}>
      <Doing isPaid={method !== null && total > 0 && !isPaidLater(method.method)} isPageAlone={isPageAlone} />
    </ActionButton>
  );
}

/** R33: where only the page can keep the order, it says so before it sends. */
function Doing({ isPaid, isPageAlone }: { readonly isPaid: boolean; readonly isPageAlone: boolean }) {
  if (isPageAlone) {
    return isPaid ? <Trans>Pay now and keep this page open</Trans> : <Trans>Place order and keep this page open</Trans>;
  }
  return isPaid ? <Trans>Pay now</Trans> : <Trans>Place order</Trans>;
}

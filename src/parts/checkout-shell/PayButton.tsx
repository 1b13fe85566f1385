import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { attemptOf, isBusy } from "../../domain/checkout/placement.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";

interface PayButtonProps {
  readonly config: CheckoutConfig;
  readonly busy: boolean;
  /** True if paying isn't possible at the moment. */
  readonly isBlocked: boolean;
}

/**
 * Says what a press does: pay, or only place the order. Disabled while the total may still change. While an order is
 * being sent, it shows the total of that order, which may differ from the cart's (R33).
 */
export function PayButton({ config, busy, isBlocked }: PayButtonProps) {
  const cartTotal = useAtomValue(config.totalAtom);
  const method = useAtomValue(config.methodAtom);
  const placement = useAtomValue(config.placing.placementAtom);
  const attempt = isBusy(placement) ? attemptOf(placement) : null;
  const total = attempt?.total ?? cartTotal;
  const isPageAlone = useAtomValue(config.placing.isPageAloneAtom);
  return (
    <ActionButton type="submit" wide aria-disabled={isBlocked} busy={busy} trailing={<PriceView amount={total} />}>
      <Doing isPaid={method !== null && total > 0 && !isPaidLater(method.method)} isPageAlone={isPageAlone} />
    </ActionButton>
  );
}

/** R33: if only this page keeps the order, the button says so before it sends. */
function Doing({ isPaid, isPageAlone }: { readonly isPaid: boolean; readonly isPageAlone: boolean }) {
  if (isPageAlone) {
    return isPaid ? <Trans>Pay now and keep this page open</Trans> : <Trans>Place order and keep this page open</Trans>;
  }
  return isPaid ? <Trans>Pay now</Trans> : <Trans>Place order</Trans>;
}

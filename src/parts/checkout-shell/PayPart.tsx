import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { isBusy } from "../../domain/checkout/placement.ts";
import { Notice } from "../../ui/Notice.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { NotSentNotices } from "./NotSentNotices.tsx";
import { OrderAsSent } from "./OrderAsSent.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { PayButton } from "./PayButton.tsx";
import { Sending } from "./Sending.tsx";
import { TotalLiveRegion } from "./TotalLiveRegion.tsx";

/** The state of the pay button while paying isn't possible. */
interface PressBlock {
  readonly busy: boolean;
  readonly "aria-disabled": boolean;
}

interface PayPartProps {
  readonly config: CheckoutConfig;
  readonly hold: PressBlock;
  /** If true, the payment form shows a refusal. */
  readonly hasPaymentForm: boolean;
  /** Why the last press sent nothing. */
  readonly notSent: ReactNode;
  readonly isPriceChanged: boolean;
  /** What the diner needs to know before pressing. */
  readonly children?: ReactNode;
}

/** The pay button, and all messages about pressing it. */
export function PayPart({ config, hold, hasPaymentForm, notSent, isPriceChanged, children }: PayPartProps) {
  const placement = useAtomValue(config.placing.placementAtom);
  const isSending = isBusy(placement);
  return (
    <div className="checkout__pay">
      {placement.kind === "failed" && !hasPaymentForm && <OrderNotPlaced config={config} placement={placement} />}
      {notSent && <Notice kind="error">{notSent}</Notice>}
      <NotSentNotices config={config} />
      {isPriceChanged && <PriceChanged config={config} />}
      {isSending && <Sending config={config} />}
      <OrderAsSent config={config} />
      {children}
      <TotalLiveRegion config={config} />
      <PayButton config={config} busy={isSending || hold.busy} isBlocked={hold["aria-disabled"]} />
    </div>
  );
}

function PriceChanged({ config }: { readonly config: CheckoutConfig }) {
  const amount = formatMoney(useAtomValue(config.totalAtom));
  return (
    <Notice kind="warning">
      <Trans>The total is {amount} now. Please check it, and press once more.</Trans>
    </Notice>
  );
}

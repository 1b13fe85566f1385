import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { isBusy } from "../../domain/checkout/placement.ts";
import { Notice } from "../../ui/Notice.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { HeldBack } from "./HeldBack.tsx";
import { OrderAsSent } from "./OrderAsSent.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { PayButton } from "./PayButton.tsx";
import { Sending } from "./Sending.tsx";
import { TotalSaid } from "./TotalSaid.tsx";
import type { Till } from "./till.ts";

/** The state of the pay button while paying isn't possible. */
interface PressHold {
  readonly busy: boolean;
  readonly "aria-disabled": boolean;
}

interface PayPartProps {
  readonly till: Till;
  readonly hold: PressHold;
  /** If true, the payment form shows a refusal. */
  readonly hasPaymentForm: boolean;
  /** Why the last press sent nothing. */
  readonly notSent: ReactNode;
  readonly isPriceChanged: boolean;
  /** What the diner needs to know before pressing. */
  readonly children?: ReactNode;
}

/** The pay button, and all messages about pressing it. */
export function PayPart({ till, hold, hasPaymentForm, notSent, isPriceChanged, children }: PayPartProps) {
  const placement = useAtomValue(till.placing.placementAtom);
  const isSending = isBusy(placement);
  return (
    <div className="checkout__pay">
      {placement.kind === "failed" && !hasPaymentForm && <OrderNotPlaced till={till} placement={placement} />}
      {notSent && <Notice kind="error">{notSent}</Notice>}
      <HeldBack till={till} />
      {isPriceChanged && <PriceChanged till={till} />}
      {isSending && <Sending till={till} />}
      <OrderAsSent till={till} />
      {children}
      <TotalSaid till={till} />
      <PayButton till={till} busy={isSending || hold.busy} isBarred={hold["aria-disabled"]} />
    </div>
  );
}

function PriceChanged({ till }: { readonly till: Till }) {
  const amount = formatMoney(useAtomValue(till.totalAtom));
  return (
    <Notice kind="warning">
      <Trans>The total is {amount} now. Please check it, and press once more.</Trans>
    </Notice>
  );
}

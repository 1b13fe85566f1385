import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Spinner } from "../../ui/Spinner.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { NotSentNotices } from "./NotSentNotices.tsx";
import { OpenOrder } from "./OpenOrder.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";

interface CheckoutContentProps {
  readonly config: CheckoutConfig;
  readonly form: ReactNode;
  readonly isLoading: boolean;
  /** What is shown instead of the form, if nothing can be ordered. */
  readonly blocked: ReactNode;
  /** Set if it is blocked. `closed`: the notice says that the store takes no orders. */
  readonly blockedReason: "closed" | "otherwise";
}

/** The form, or what became of the order that it has sent. */
export function CheckoutContent({ config, form, isLoading, blocked, blockedReason }: CheckoutContentProps) {
  const placement = useAtomValue(config.placing.placementAtom);
  const isReopened = useAtomValue(config.placing.reopenedAtom) !== null;
  switch (placement.kind) {
    case "needs-payment-again":
    case "unknown":
    case "unconfirmed":
    case "settled-elsewhere":
      return isReopened && !blocked ? form : <OpenOrder config={config} placement={placement} />;
    case "placed":
      return <Spinner />;
    case "claiming":
    case "paying":
    case "sending":
      return form;
    case "idle":
    case "not-sent":
    case "failed":
      if (isLoading) return <Spinner />;
      if (!blocked) return form;
      return (
        <>
          <NotSentNotices config={config} />
          {placement.kind === "failed" && (
            <OrderNotPlaced config={config} placement={placement} blockedReason={blockedReason} />
          )}
          {blocked}
        </>
      );
  }
}

import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { isTakingLong } from "../../domain/checkout/sendingTime.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { useSecondHand } from "./useSecondHand.ts";

/** Shown while the order is being sent. After a while it also explains the wait. */
export function Sending({ config }: { readonly config: CheckoutConfig }) {
  const placement = useAtomValue(config.placing.placementAtom);
  const now = useSecondHand(placement.kind === "sending");
  return (
    <Notice kind="info">
      <p>
        <Trans>We are in the middle of sending your order</Trans>
      </p>
      {isTakingLong(placement, now) && (
        <p>
          <Trans>
            This is taking longer than usual. Your order is still being sent: please keep this page open and don't order
            again.
          </Trans>
        </p>
      )}
    </Notice>
  );
}

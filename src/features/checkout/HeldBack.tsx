import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { isPageAloneAtom, placementAtom } from "../../state/checkout/placement.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** R33: why nothing was sent, or what to know while it is being sent. */
export function HeldBack() {
  const placement = useAtomValue(placementAtom);
  const isPageAlone = useAtomValue(isPageAloneAtom);
  return (
    <>
      {placement.kind === "not-sent" && placement.why === "cart-changed" && (
        <Notice kind="warning">
          <Trans>
            Nothing was sent. Your cart was changed in another tab, or elsewhere on this page. Please check it first.
          </Trans>
        </Notice>
      )}
      {placement.kind === "not-sent" && placement.why === "unknown-payment" && (
        <Notice kind="warning">
          <Trans>
            This payment belongs to no order on this device. Nothing was sent, and nothing has changed here.
          </Trans>
        </Notice>
      )}
      {isPageAlone && (
        <Notice kind="warning">
          <Trans>
            Your browser can't save your order while it is being sent. Please keep this page open, and don't reload it,
            until you see that your order is placed.
          </Trans>
        </Notice>
      )}
    </>
  );
}

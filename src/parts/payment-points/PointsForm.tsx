import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { missingPointsAtom } from "../../state/order/pointsToPay.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** Has no fields. If the order has grown since points were chosen, it may cost more points than the member has. */
export function PointsForm() {
  const isShort = useAtomValue(missingPointsAtom) > 0;
  return (
    isShort && (
      <Notice kind="error">
        <Trans>You don't have enough points for this order. Please choose another way to pay.</Trans>
      </Notice>
    )
  );
}

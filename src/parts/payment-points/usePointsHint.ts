import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { missingPointsAtom, pointsToPayAtom } from "../../state/order/pointsToPay.atoms.ts";
import type { PaymentHint } from "../payment-method/paymentMethod.ts";

/** What the order takes; where the member has too few, how many are missing (R56). */
export function usePointsHint(): PaymentHint {
  const { t } = useLingui();
  const missing = useAtomValue(missingPointsAtom);
  const number = useAtomValue(pointsToPayAtom);
  return missing > 0
    ? { words: t`${plural(missing, { one: "# point missing", other: "# points missing" })}`, isBarred: true }
    : { words: t`${plural(number, { one: "# point", other: "# points" })}`, isBarred: false };
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { missingPointsAtom, pointsToPayAtom } from "../../state/order/pointsToPay.atoms.ts";
import { pointsLeftAtom } from "../../state/promotion/redemptions.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useNumberWords } from "../language/useNumberWords.ts";

/** How many points the order costs and how many are left. If the member has too few, how many are missing (R56). */
export function usePointsHint() {
  const { t } = useLingui();
  const inWords = useNumberWords();
  const missing = useAtomValue(missingPointsAtom);
  const number = useAtomValue(pointsToPayAtom);
  const remaining = inWords((useAtomValue(pointsLeftAtom) ?? 0) - number);
  if (missing > 0)
    return {
      words: t`${plural(missing, { one: "# more point needed", other: "# more points needed" })}`,
      isBlocked: true,
    };
  const points = t`${plural(number, { one: "# point", other: "# points" })}`;
  return { words: t`${points}, ${remaining} left`, isBlocked: false };
}

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

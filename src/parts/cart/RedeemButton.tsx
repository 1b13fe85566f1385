import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { pointsLeftAtom, redemptionOffersAtom } from "../../state/promotion/redemptions.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { usePointWords } from "./usePointWords.ts";

/** For members, where there is something to redeem: then points are called stamps (R26). */
export function RedeemButton() {
  const offers = useAtomValue(redemptionOffersAtom);
  const left = useAtomValue(pointsLeftAtom);
  const words = usePointWords();
  const open = useSetAtom(openOverlayAtom);
  if (offers.length === 0 || left === null) return null;
  return (
    <ActionButton variant="secondary" wide onClick={() => open({ kind: "redemption" })} trailing={words.count(left)}>
      <Trans>Use stamps</Trans>
    </ActionButton>
  );
}

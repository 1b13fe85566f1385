import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { pointsLeftAtom, redemptionOffersAtom, wantedRuleAtom } from "../../state/promotion/redemptions.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import { usePointWords } from "./usePointWords.ts";

/** A button for each reward, for members. With rewards, points are called stamps (R26). */
export function RedeemButtons() {
  const rules = new Set(useAtomValue(redemptionOffersAtom).map(({ rule }) => rule));
  const points = useAtomValue(pointsLeftAtom);
  const words = usePointWords();
  const storeText = useStoreText();
  const open = useSetAtom(openOverlayAtom);
  const want = useSetAtom(wantedRuleAtom);
  if (rules.size === 0 || points === null) return null;
  const balance = words.count(points);
  const rewards = [...rules].map(({ key, name }) => ({ key, name: storeText(name) }));
  return (
    <div className="cart__rewards">
      <p>
        <Trans>You have {balance}.</Trans>
      </p>
      {rewards.map(({ key, name }) => (
        <ActionButton
          key={key}
          variant="secondary"
          wide
          onClick={() => {
            want(key);
            open({ kind: "redemption" });
          }}
        >
          {name === "" ? <Trans>Use stamps</Trans> : <Trans>Redeem {name}</Trans>}
        </ActionButton>
      ))}
    </div>
  );
}

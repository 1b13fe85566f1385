import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { pointsLeftAtom, redemptionOffersAtom, wantedRuleAtom } from "../../state/promotion/redemptions.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import { usePointWords } from "./usePointWords.ts";

/** Each reward with what it costs, and its button, for members. With rewards, points are called stamps (R26). */
export function RedeemButtons() {
  const rules = new Set(useAtomValue(redemptionOffersAtom).map(({ rule }) => rule));
  const points = useAtomValue(pointsLeftAtom);
  const words = usePointWords();
  const storeText = useStoreText();
  const open = useSetAtom(openOverlayAtom);
  const want = useSetAtom(wantedRuleAtom);
  if (rules.size === 0 || points === null) return null;
  const balance = words.count(points);
  const rewards = [...rules].map((rule) => ({
    key: rule.key,
    name: storeText(rule.name),
    cost: words.count(rule.points),
  }));
  return (
    <div className="cart__rewards">
      <p>
        <Trans>You have {balance}.</Trans>
      </p>
      {rewards.map(({ key, name, cost }) => (
        <div key={key} className="cart__reward">
          <span>
            {name !== "" && <strong>{name}</strong>}
            {cost}
          </span>
          <Button
            variant="secondary"
            onClick={() => {
              want(key);
              open({ kind: "redemption" });
            }}
          >
            {name === "" ? (
              <Trans>Use stamps</Trans>
            ) : (
              <Trans>
                Redeem<VisuallyHidden> {name}</VisuallyHidden>
              </Trans>
            )}
          </Button>
        </div>
      ))}
    </div>
  );
}

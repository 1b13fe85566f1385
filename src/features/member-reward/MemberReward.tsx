import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { pointsUse } from "../../domain/promotion/nextReward.ts";
import type { RedemptionRule } from "../../domain/promotion/promotions.ts";
import { usePointWords } from "../../parts/cart/usePointWords.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { pointsLeftAtom, wantedRuleAtom } from "../../state/promotion/redemptions.atoms.ts";
import { wantedRulesAtom } from "../../state/promotion/ruleReading.ts";
import { arePromotionsKnownAtom, loadPromotionsAtom, promotionsAtom } from "../../state/promotion/rules.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { takesOrdersAtom } from "../../state/store/storeState.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import css from "./MemberReward.css?inline";

registerSheet(css);

/** On a member's menu: what their points are good for, or how many are missing. Nothing for guests. */
export function MemberReward() {
  const points = useAtomValue(pointsLeftAtom);
  const request = useAtomValue(wantedRulesAtom);
  const load = useSetAtom(loadPromotionsAtom);
  const isMember = points !== null;
  useEffect(() => {
    if (request && isMember) void load();
  }, [request, isMember, load]);
  if (!useAtomValue(arePromotionsKnownAtom) || points === null) return null;
  return <PointsLine points={points} />;
}

function PointsLine({ points }: { readonly points: number }) {
  const { points: rules } = useAtomValue(promotionsAtom);
  const use = pointsUse(points, rules, useAtomValue(nowAtom));
  if (!use) return null;
  return use.kind === "money" ? <Worth points={points} worth={use.worth} /> : <Reward points={points} {...use} />;
}

function Worth({ points, worth }: { readonly points: number; readonly worth: Cents }) {
  const store = useAtomValue(storeParamAtom);
  const count = usePointWords().count(points);
  const amount = formatMoney(worth);
  if (store === null) return null;
  return (
    <RouteLink to={{ name: "loyalty", store }} className="receive-links__link member-reward">
      <span className="member-reward__words">
        <Trans>
          {count}, worth {amount}
        </Trans>
      </span>
    </RouteLink>
  );
}

interface RewardProps {
  readonly points: number;
  readonly reward: RedemptionRule;
  readonly missing: number;
}

/** A reward that is reached opens where it is redeemed. */
function Reward({ points, reward, missing }: RewardProps) {
  const { t } = useLingui();
  const store = useAtomValue(storeParamAtom);
  const isOrdering = useAtomValue(takesOrdersAtom);
  const open = useSetAtom(openOverlayAtom);
  const want = useSetAtom(wantedRuleAtom);
  const words = usePointWords();
  const count =
    missing > 0 ? t`${plural(missing, { one: "# more stamp", other: "# more stamps" })}` : words.count(points);
  const name = useStoreText()(reward.name) || t`your reward`;
  const line = (
    <span className="member-reward__words">
      <Trans>
        <strong>{count}:</strong> {name}
      </Trans>
    </span>
  );
  if (missing === 0 && isOrdering) {
    const redeem = () => {
      want(reward.key);
      open({ kind: "redemption" });
    };
    return (
      <button type="button" className="receive-links__link member-reward member-reward--ready" onClick={redeem}>
        {line}
      </button>
    );
  }
  if (store === null) return null;
  return (
    <RouteLink to={{ name: "stamps", store }} className="receive-links__link member-reward">
      {line}
    </RouteLink>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { centsOfPoints, nextReward } from "../../domain/promotion/nextReward.ts";
import { usePointWords } from "../../parts/cart/usePointWords.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { promotionsAtom } from "../../state/promotion/rules.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PointRing } from "./PointRing.tsx";

/** The member's points, and how many are missing for the next reward. */
export function PointBalance() {
  const { points: rules } = useAtomValue(promotionsAtom);
  const have = useAtomValue(memberAtom)?.points ?? 0;
  const { count } = usePointWords();
  const reward = nextReward(rules, useAtomValue(nowAtom));
  return (
    <section className="points">
      {reward ? <PointRing have={have} need={reward.points} /> : <p className="points__count">{count(have)}</p>}
      {reward && <RewardWords name={reward.name} missing={Math.max(0, reward.points - have)} />}
      {!reward && <Worth have={have} />}
    </section>
  );
}

interface RewardWordsProps {
  readonly name: string;
  readonly missing: number;
}

function RewardWords({ name, missing }: RewardWordsProps) {
  const { t } = useLingui();
  const count = usePointWords().count(missing);
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const reward = name || t`your reward`;
  if (missing > 0) {
    return (
      <p className="points__next">
        <Trans>
          <strong>{count} to go:</strong> {reward}
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p className="points__next">
        <Trans>
          <strong>It's yours:</strong> {reward}
        </Trans>
      </p>
      <Button onClick={() => navigate(home)}>
        <Trans>Order and redeem it</Trans>
      </Button>
    </>
  );
}

/** R56: if there are no rewards, points can be used to pay. */
function Worth({ have }: { readonly have: number }) {
  const worth = centsOfPoints(have, useAtomValue(promotionsAtom).points);
  if (worth === null || worth === 0) return null;
  const amount = formatMoney(worth);
  return (
    <p className="points__next">
      <Trans>Worth {amount} at the checkout</Trans>
    </p>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";
import { pointsUse } from "../../domain/promotion/nextReward.ts";
import { usePointWords } from "../../parts/cart/usePointWords.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
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
  const use = pointsUse(have, rules, useAtomValue(nowAtom));
  if (use?.kind === "reward") {
    return (
      <section className="points">
        <PointRing have={have} need={use.reward.points} />
        <RewardText name={use.reward.name} missing={use.missing} />
      </section>
    );
  }
  return (
    <section className="points">
      <p className="points__count">{count(have)}</p>
      {use && <Worth worth={use.worth} />}
    </section>
  );
}

interface RewardWordsProps {
  readonly name: string;
  readonly missing: number;
}

function RewardText({ name, missing }: RewardWordsProps) {
  const { t } = useLingui();
  const count = usePointWords().count(missing);
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const reward = useStoreText()(name) || t`your reward`;
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
function Worth({ worth }: { readonly worth: Cents }) {
  const amount = formatMoney(worth);
  return (
    <p className="points__next">
      <Trans>Worth {amount} at the checkout</Trans>
    </p>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { couponCostAtom } from "../../state/order/pricedOrder.atoms.ts";
import { removeCouponAtom } from "../../state/promotion/coupon.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { formatMoney } from "../money/formatMoney.ts";
import { useCouponWords } from "./useCouponWords.ts";

interface AppliedCouponProps {
  readonly coupon: CouponUse;
  readonly disabled: boolean;
}

/** R22: a code that doesn't apply now stays, greyed, and says why. */
export function AppliedCoupon({ coupon: { code: name, problem }, disabled }: AppliedCouponProps) {
  const words = useCouponWords();
  const remove = useSetAtom(removeCouponAtom);
  const cost = useAtomValue(couponCostAtom);
  const { i18n } = useLingui();
  const less = formatMoney(cost, i18n.locale);
  return (
    <div className={classNames("coupon-box__applied", problem !== null && "coupon-box__applied--waiting")}>
      <div className="coupon-box__words">
        <p className="coupon-box__code">{name}</p>
        {problem && <p className="coupon-box__problem">{words.problem(problem, name)}</p>}
        {cost > 0 && (
          <p className="coupon-box__problem">
            <Trans>Without this discount code you pay {less} less: it takes the place of another offer.</Trans>
          </p>
        )}
      </div>
      <Button variant="quiet" aria-disabled={disabled} onClick={() => remove()}>
        <Trans>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Trans>
      </Button>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { ReactNode, Ref } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Off } from "../offers/Off.tsx";
import { useCouponWords } from "./useCouponWords.ts";

interface AppliedCouponProps {
  readonly coupon: CouponUse;
  readonly disabled: boolean;
  readonly groupRef?: Ref<HTMLFieldSetElement>;
  readonly onRemove: () => void;
  /** More text about the coupon. */
  readonly children?: ReactNode;
}

/** R22: a code that currently doesn't apply stays, greyed, with the reason. */
export function AppliedCoupon({ coupon, disabled, groupRef, onRemove, children }: AppliedCouponProps) {
  const { code: name, problem } = coupon;
  const { t } = useLingui();
  const words = useCouponWords();
  const announce = useSetAtom(announceAtom);
  const remove = () => {
    announce("removed-code", t`${name} was removed.`);
    onRemove();
  };
  return (
    <fieldset
      ref={groupRef}
      aria-label={name}
      className={classNames("coupon-box__applied", problem !== null && "coupon-box__applied--waiting")}
      tabIndex={-1}
    >
      <div className="coupon-box__words">
        <p className="coupon-box__code">
          {name} {coupon.amount > 0 && <Off amount={coupon.amount} />}
        </p>
        {problem && <p className="coupon-box__problem">{words.problem(problem, name)}</p>}
        {children}
      </div>
      <Button variant="quiet" aria-disabled={disabled} onClick={remove}>
        <Trans>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Trans>
      </Button>
    </fieldset>
  );
}

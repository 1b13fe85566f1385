import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useId, useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { couponCostAtom } from "../../state/order/pricedOrder.atoms.ts";
import {
  applyCouponAtom,
  couponCodeAtom,
  couponEntryAtom,
  removeCouponAtom,
} from "../../state/promotion/coupon.atoms.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { AppliedCoupon } from "./AppliedCoupon.tsx";
import { CouponField } from "./CouponField.tsx";
import { CouponResult } from "./CouponResult.tsx";
import { useCouponWords } from "./useCouponWords.ts";

interface CouponBoxProps {
  /** The coupon of the cart. While there is one, no other code can be entered (spec, section 4). */
  readonly coupon: CouponUse | null;
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
}

export function CouponBox({ coupon, disabled }: CouponBoxProps) {
  const appliedRef = useRef<HTMLFieldSetElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const resultId = useId();
  const [code, setCode] = useAtom(couponCodeAtom);
  const [entry, setEntry] = useAtom(couponEntryAtom);
  const apply = useSetAtom(applyCouponAtom);
  const remove = useSetAtom(removeCouponAtom);
  const words = useCouponWords().entry(entry, code.trim());
  // The field and the applied code replace each other, and the pressed button disappears.
  useKeptFocus(coupon ? appliedRef : fieldRef, coupon ? 1 : 0);
  const type = (text: string) => {
    setCode(text);
    setEntry({ kind: "idle" });
  };
  return (
    <div className="coupon-box">
      {coupon ? (
        <AppliedCoupon coupon={coupon} disabled={disabled} groupRef={appliedRef} onRemove={() => remove()}>
          <CostWords />
        </AppliedCoupon>
      ) : (
        <CouponField
          fieldRef={fieldRef}
          code={code}
          onType={type}
          kind={entry.kind}
          onApply={() => void apply()}
          resultId={resultId}
          disabled={disabled}
        />
      )}
      <CouponResult id={resultId} kind={entry.kind} words={words} isSeen={coupon === null} />
    </div>
  );
}

/** Shown if another offer would take more off. */
function CostWords() {
  const cost = useAtomValue(couponCostAtom);
  const less = formatMoney(cost);
  if (cost <= 0) return null;
  return (
    <p className="coupon-box__problem">
      <Trans>Without this discount code you pay {less} less: it replaces another offer.</Trans>
    </p>
  );
}

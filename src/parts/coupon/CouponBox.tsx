import { useAtom, useSetAtom } from "jotai";
import { useId, useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import {
  applyCouponAtom,
  couponCodeAtom,
  couponEntryAtom,
  removeCouponAtom,
} from "../../state/promotion/coupon.atoms.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";
import { AppliedCoupon } from "./AppliedCoupon.tsx";
import { CouponField } from "./CouponField.tsx";
import { CouponResult } from "./CouponResult.tsx";
import { useCouponWords } from "./useCouponWords.ts";

interface CouponBoxProps {
  /** The coupon of the cart. While there is one, no other code can be entered (S15). */
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
  const couponWords = useCouponWords();
  const isWaiting = entry.kind === "applied" && coupon?.problem;
  const words = isWaiting ? couponWords.problem(isWaiting, entry.code) : couponWords.entry(entry, code.trim());
  // The field and the applied code replace each other, and the pressed button disappears.
  useKeptFocus(coupon ? appliedRef : fieldRef, coupon ? 1 : 0);
  const type = (text: string) => {
    setCode(text);
    setEntry({ kind: "idle" });
  };
  return (
    <div className="coupon-box">
      {coupon ? (
        <AppliedCoupon coupon={coupon} disabled={disabled} groupRef={appliedRef} onRemove={() => remove()} />
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

import { useAtomValue } from "jotai";
import { useId, useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { type CouponEntry, couponCodeAtom, couponEntryAtom } from "../../state/promotion/coupon.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";
import { Spoken } from "../spoken/Spoken.tsx";
import { AppliedCoupon } from "./AppliedCoupon.tsx";
import css from "./CouponBox.css?inline";
import { CouponField } from "./CouponField.tsx";
import { useCouponWords } from "./useCouponWords.ts";

registerSheet(css);

interface CouponBoxProps {
  /** The one that the cart has; another can't be entered beside it (spec, section 4). */
  readonly coupon: CouponUse | null;
  /** While an order is in progress nothing about it can be changed. */
  readonly disabled: boolean;
}

export function CouponBox({ coupon, disabled }: CouponBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const resultId = useId();
  // The field and the applied code replace each other, and the button that was pressed disappears.
  useKeptFocus(ref, coupon ? 1 : 0);
  return (
    <div className="coupon-box" ref={ref} tabIndex={-1}>
      {coupon ? (
        <AppliedCoupon coupon={coupon} disabled={disabled} />
      ) : (
        <CouponField resultId={resultId} disabled={disabled} />
      )}
      <Result id={resultId} isSeen={coupon === null} />
    </div>
  );
}

const looks: Partial<Record<CouponEntry["kind"], string>> = { processing: "coupon-box__result--waiting" };

/** One place for all messages; an applied code is visible elsewhere. */
function Result({ id, isSeen }: { readonly id: string; readonly isSeen: boolean }) {
  const entry = useAtomValue(couponEntryAtom);
  const code = useAtomValue(couponCodeAtom).trim();
  const words = useCouponWords().entry(entry, code);
  const isProblem = words !== "" && entry.kind !== "processing" && entry.kind !== "applied";
  return (
    <Spoken
      about="coupon"
      id={id}
      className={classNames("coupon-box__result", looks[entry.kind], !isSeen && "visually-hidden")}
    >
      {isProblem && <AlertIcon sizePx={16} />}
      {words !== "" && <span className="coupon-box__says">{words}</span>}
    </Spoken>
  );
}

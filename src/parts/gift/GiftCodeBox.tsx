import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { giftCodeBox, leaveGiftCodeAtom, removeGiftCodeAtom } from "../../state/gift/giftCoupons.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { AppliedCoupon } from "../coupon/AppliedCoupon.tsx";
import { CodeEntryBox } from "../coupon/CodeEntryBox.tsx";
import { Off } from "../offers/Off.tsx";
import css from "./GiftCodeBox.css?inline";

registerSheet(css);

interface GiftCodeBoxProps {
  readonly uses: readonly CouponUse[];
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled?: boolean;
}

/** S42: a gift cart may have several codes. */
export function GiftCodeBox({ uses, disabled = false }: GiftCodeBoxProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const remove = useSetAtom(removeGiftCodeAtom);
  const leave = useSetAtom(leaveGiftCodeAtom);
  useEffect(() => () => leave(), [leave]);
  // A code's remove button disappears with it.
  useRestoredFocus(fieldRef, uses.length);
  return (
    <div className="gift-codes coupon-box">
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={use.code}>
              <AppliedCoupon coupon={use} disabled={disabled} onRemove={() => remove(use.code)}>
                {use.amount > 0 && <Off amount={use.amount} />}
              </AppliedCoupon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <CodeEntryBox box={giftCodeBox} fieldRef={fieldRef} disabled={disabled} />
      </div>
    </div>
  );
}

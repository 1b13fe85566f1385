import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useId, useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import {
  applyGiftCodeAtom,
  giftCodeAtom,
  giftCodeEntryAtom,
  leaveGiftCodeAtom,
  removeGiftCodeAtom,
} from "../../state/gift/giftCoupons.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";
import { AppliedCoupon } from "../coupon/AppliedCoupon.tsx";
import { CouponField } from "../coupon/CouponField.tsx";
import { CouponResult } from "../coupon/CouponResult.tsx";
import { useCouponWords } from "../coupon/useCouponWords.ts";
import { Off } from "../offers/Off.tsx";
import css from "./GiftCodes.css?inline";

registerSheet(css);

interface GiftCodesProps {
  readonly uses: readonly CouponUse[];
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled?: boolean;
}

/** S42: a gift cart may have several codes. */
export function GiftCodes({ uses, disabled = false }: GiftCodesProps) {
  const { t } = useLingui();
  const fieldRef = useRef<HTMLInputElement>(null);
  const resultId = useId();
  const [code, setCode] = useAtom(giftCodeAtom);
  const entry = useAtomValue(giftCodeEntryAtom);
  const apply = useSetAtom(applyGiftCodeAtom);
  const remove = useSetAtom(removeGiftCodeAtom);
  const leave = useSetAtom(leaveGiftCodeAtom);
  useEffect(() => () => leave(), [leave]);
  const words = useCouponWords();
  const isThere = entry.kind === "already";
  const kind = isThere ? "refused" : entry.kind;
  const said = isThere ? t`This discount code is in your cart already.` : words.entry(entry, code.trim());
  // A code's remove button disappears with it.
  useKeptFocus(fieldRef, uses.length);
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
        <CouponField
          fieldRef={fieldRef}
          code={code}
          onType={setCode}
          kind={kind}
          onApply={() => void apply()}
          resultId={resultId}
          disabled={disabled}
        />
        <CouponResult id={resultId} kind={kind} words={said} isSeen={entry.kind !== "applied"} />
      </div>
    </div>
  );
}

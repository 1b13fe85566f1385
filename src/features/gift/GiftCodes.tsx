import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useId, useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { AppliedCoupon } from "../../parts/coupon/AppliedCoupon.tsx";
import { CouponField } from "../../parts/coupon/CouponField.tsx";
import { CouponResult } from "../../parts/coupon/CouponResult.tsx";
import { useCouponWords } from "../../parts/coupon/useCouponWords.ts";
import { Off } from "../../parts/offers/Off.tsx";
import {
  applyGiftCodeAtom,
  giftCodeAtom,
  giftCodeEntryAtom,
  removeGiftCodeAtom,
} from "../../state/gift/giftCoupons.atoms.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";

/** Spec, section 4: a gift cart may hold several codes. */
export function GiftCodes({ uses }: { readonly uses: readonly CouponUse[] }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const resultId = useId();
  const [code, setCode] = useAtom(giftCodeAtom);
  const entry = useAtomValue(giftCodeEntryAtom);
  const apply = useSetAtom(applyGiftCodeAtom);
  const remove = useSetAtom(removeGiftCodeAtom);
  const words = useCouponWords();
  const isThere = entry.kind === "already";
  const kind = isThere ? "refused" : entry.kind;
  const said = isThere ? t`This discount code is in your cart already.` : words.entry(entry, code.trim());
  // A code's button disappears with it.
  useKeptFocus(ref, uses.length);
  return (
    <div className="gift-cart__codes coupon-box" ref={ref} tabIndex={-1}>
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={use.code}>
              <AppliedCoupon coupon={use} disabled={false} onRemove={() => remove(use.code)}>
                {use.amount > 0 && <Off amount={use.amount} />}
              </AppliedCoupon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <CouponField
          code={code}
          onType={setCode}
          kind={kind}
          onApply={() => void apply()}
          resultId={resultId}
          disabled={false}
        />
        <CouponResult id={resultId} kind={kind} words={said} isSeen={entry.kind !== "applied"} />
      </div>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useRef } from "react";
import type { CouponUse } from "../../domain/order/pricedOrder.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { couponBox, removeCouponAtom } from "../../state/promotion/coupon.atoms.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useStoreText } from "../language/useStoreText.ts";
import { AppliedCoupon } from "./AppliedCoupon.tsx";
import { CodeEntryBox } from "./CodeEntryBox.tsx";

interface CouponBoxProps {
  /** The coupon of the cart. While there is one, no other code can be entered (S15). */
  readonly coupon: CouponUse | null;
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
}

export function CouponBox({ coupon, disabled }: CouponBoxProps) {
  const appliedRef = useRef<HTMLFieldSetElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const remove = useSetAtom(removeCouponAtom);
  // The field and the applied code replace each other, and the pressed button disappears.
  useRestoredFocus(coupon ? appliedRef : fieldRef, coupon ? 1 : 0);
  return (
    <div className="coupon-box">
      <CodeEntryBox
        box={couponBox}
        fieldRef={fieldRef}
        disabled={disabled}
        applied={
          coupon && (
            <AppliedCoupon coupon={coupon} disabled={disabled} groupRef={appliedRef} onRemove={() => remove()}>
              <ReplacedText code={coupon.code} />
            </AppliedCoupon>
          )
        }
        problem={coupon?.problem}
      />
    </div>
  );
}

/** R17: a code and an offer that can't be combined; the one that saves more counts. */
function ReplacedText({ code }: { readonly code: string }) {
  const { i18n, t } = useLingui();
  const storeText = useStoreText();
  const { replaced } = useAtomValue(pricedOrderAtom);
  if (!replaced) return null;
  const names = new Intl.ListFormat(i18n.locale).format(
    replaced.names.map((name) => storeText(name).trim() || t`a discount`),
  );
  const more = formatMoney(replaced.more);
  return (
    <p className="coupon-box__replaced">
      <Trans>
        {code} takes the place of {names}. You save {more} more.
      </Trans>
    </p>
  );
}

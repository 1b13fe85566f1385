import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { chargedSurcharges } from "../../../domain/order/chargedSurcharges.ts";
import type { OrderPoints, PricedOrder } from "../../../domain/order/pricedOrder.ts";
import { areChargesKnownAtom } from "../../../state/promotion/rules.atoms.ts";
import { Changed } from "../../../ui/Changed.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { formatMoney } from "../../../views/money/formatMoney.ts";
import { PriceView } from "../../../views/money/PriceView.tsx";
import { Off } from "../../offers/Off.tsx";
import { useOfferName } from "../useOfferName.ts";
import { usePointWords } from "../usePointWords.ts";
import { MoneyRow } from "./MoneyRow.tsx";
import { SurchargeRows } from "./SurchargeRows.tsx";
import { useSurchargeTerms } from "./useSurchargeTerms.ts";

interface MoneyRowsProps {
  readonly priced: PricedOrder;
  /**
   * If set, fees, GST and the parts of the discount are folded into one line that names the charges, until it is
   * opened.
   */
  readonly folds?: boolean;
}

/** The amounts that make up a cart's total, in the order of a receipt (R15). */
export function MoneyRows({ priced, folds = false }: MoneyRowsProps) {
  const { subtotal, discount, fee, isFeeKnown, holidays, bank, gst, total, points } = priced;
  const hasFee = useAtomValue(areChargesKnownAtom) && isFeeKnown;
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the sticky bar would cover the rows that open below it (CartPanel.css).
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const hasMore = hasFee || holidays.length + bank.length > 0 || discount.amount > 0;
  const canFold = folds && hasMore;
  return (
    <div
      className={classNames("money-rows", canFold && "money-rows--folding", canFold && !isOpen && "money-rows--folded")}
      ref={ref}
    >
      <dl className="money-rows__list">
        <MoneyRow term={<Trans>Subtotal</Trans>} look="first">
          <PriceView amount={subtotal.amount} />
        </MoneyRow>
        {discount.amount > 0 && (
          <MoneyRow term={<Trans>Discount</Trans>} look="off">
            <Off amount={discount.amount} />
          </MoneyRow>
        )}
        {hasFee && (
          <MoneyRow term={<Trans>Delivery fee</Trans>} look="small">
            {fee.amount === 0 ? <Trans>Free</Trans> : <PriceView amount={fee.amount} />}
          </MoneyRow>
        )}
        <SurchargeRows charged={chargedSurcharges(priced)} />
        <MoneyRow term={<Trans>GST included</Trans>} look="small">
          <PriceView amount={gst} />
        </MoneyRow>
        <MoneyRow term={<Trans>Total</Trans>} look="total">
          <span className="price">
            <Changed>{formatMoney(total)}</Changed>
          </span>
        </MoneyRow>
      </dl>
      {canFold && (
        <button type="button" className="money-rows__fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FeeWords priced={priced} hasFee={hasFee} />
          <ChevronDownIcon sizePx={16} />
        </button>
      )}
      <DiscountParts priced={priced} />
      <PointLines points={points} />
    </div>
  );
}

interface FeeWordsProps {
  readonly priced: PricedOrder;
  readonly hasFee: boolean;
}

/** What the total includes besides the products. Every charge is named, even while the rows are folded. */
function FeeWords({ priced, hasFee }: FeeWordsProps) {
  const { fee, gst } = priced;
  const { i18n, t } = useLingui();
  const surchargeTerms = useSurchargeTerms();
  const money = (cents: typeof gst) => formatMoney(cents);
  const [feeAmount, gstAmount] = [money(fee.amount), money(gst)];
  const delivery = fee.amount === 0 ? t`free delivery` : t`${feeAmount} delivery fee`;
  const surcharges = Array.from(surchargeTerms(chargedSurcharges(priced)), ([surcharge, cents]) => {
    const amount = money(cents);
    return t`${amount} ${surcharge}`;
  });
  const parts = [...(hasFee ? [delivery] : []), ...surcharges, t`${gstAmount} GST`];
  const list = new Intl.ListFormat(i18n.locale).format(parts);
  return <span>{spaced(t`Including ${list}`)}</span>;
}

/** Adds the space that Chinese sets between its own characters and others, which the list's "和" lacks. */
function spaced(words: string): string {
  return words.replace(/(\p{Script=Han})([\w$])/gu, "$1 $2").replace(/(\w)(\p{Script=Han})/gu, "$1 $2");
}

/**
 * The parts of the discount, if there are several: a single part is already shown with its line, offer or code. A
 * roll-into-meal isn't a part: its line has the lower price from the start (R14).
 */
function DiscountParts({ priced: { applied, coupon } }: { readonly priced: PricedOrder }) {
  const offerName = useOfferName();
  const offers = applied
    .filter(({ kind, amount }) => kind !== "roll-into-meal" && amount > 0)
    .map(({ triggerId, name, amount }) => ({ key: triggerId, name: offerName(name), amount }));
  const coupons = coupon && coupon.amount > 0 ? [{ key: "coupon", name: coupon.code, amount: coupon.amount }] : [];
  const parts = [...offers, ...coupons];
  if (parts.length < 2) return null;
  return (
    <div className="money-rows__parts">
      {parts.map(({ key, name, amount }) => (
        <p key={key} className="money-rows__part">
          <span>{name} </span>
          <Off amount={amount} />
        </p>
      ))}
    </div>
  );
}

/** A member's points beside the total; a guest earns and uses none (R26). */
function PointLines({ points: { earned, redeemed, paid } }: { readonly points: OrderPoints }) {
  const words = usePointWords();
  const used = redeemed + paid;
  const lines = [...(used > 0 ? [words.uses(used)] : []), ...(earned > 0 ? [words.earns(earned)] : [])];
  if (lines.length === 0) return null;
  return <p className="money-rows__points">{lines.join(" · ")}</p>;
}

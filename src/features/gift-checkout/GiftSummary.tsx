import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { GiftLine } from "../../domain/gift/giftLine.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { MoneyRow } from "../../parts/cart/MoneyRow.tsx";
import { SummaryLine } from "../../parts/cart/SummaryLine.tsx";
import { SurchargeRows } from "../../parts/cart/SurchargeRows.tsx";
import { GiftCartNews } from "../../parts/gift/GiftCartNews.tsx";
import { GiftCodes } from "../../parts/gift/GiftCodes.tsx";
import { formatMoney } from "../../parts/money/formatMoney.ts";
import { Price } from "../../parts/money/Price.tsx";
import { Off } from "../../parts/offers/Off.tsx";
import { paidGiftsAtom } from "../../state/checkout/paidGifts.atoms.ts";
import { giftCartAtom, giftCountAtom } from "../../state/gift/giftCart.atoms.ts";
import { Changed } from "../../ui/Changed.tsx";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./GiftSummary.css?inline";

registerSheet(css);

interface GiftSumsProps {
  /** While an order is in progress nothing about it can be changed. */
  readonly disabled: boolean;
}

/** The gift cart for a last look before it is paid. */
export function GiftSummary({ disabled }: GiftSumsProps) {
  const { t } = useLingui();
  const { lines } = useAtomValue(giftCartAtom);
  return (
    <section className="cart-summary" aria-label={t`Cart`}>
      <h2 className="cart-summary__heading">
        <Trans>Your order</Trans>
      </h2>
      <GiftCartNews />
      <GiftLines lines={lines} />
      <GiftSums disabled={disabled} />
    </section>
  );
}

/** On a phone: one line that opens to what is ordered. */
export function FoldedGifts() {
  const count = useAtomValue(giftCountAtom);
  const { lines } = useAtomValue(giftCartAtom);
  const { total } = useAtomValue(paidGiftsAtom);
  return (
    <>
      <GiftCartNews />
      <details className="folded-order">
        <summary className="folded-order__line">
          <span>
            <Plural value={count} one="# gift card" other="# gift cards" /> · <Price amount={total} />
          </span>
          <ChevronDownIcon />
        </summary>
        <GiftLines lines={lines} />
      </details>
    </>
  );
}

/** What is given to whom. */
export function GiftLines({ lines }: { readonly lines: readonly GiftLine[] }) {
  return (
    <ul>
      {lines.map(({ id, card, quantity, giving: { to, email, message } }) => (
        <SummaryLine key={id} quantity={quantity}>
          <div>
            <p className="gift-summary__top">
              <span className="gift-summary__name">{card.name}</span>
              <Price amount={timesCents(card.price, quantity)} />
            </p>
            <div className="gift-summary__giving">
              {to !== "" && (
                <p>
                  <Trans>For {to}</Trans>
                </p>
              )}
              <p>{email}</p>
              {message !== "" && <p className="gift-summary__message">{message}</p>}
            </div>
          </div>
        </SummaryLine>
      ))}
    </ul>
  );
}

/** What it comes to by this card, and what takes something off. */
export function GiftSums({ disabled }: GiftSumsProps) {
  const { i18n } = useLingui();
  const { subtotal, discount, bank, gst, total, coupons } = useAtomValue(paidGiftsAtom);
  return (
    <div className="cart-summary__sums">
      <GiftCodes uses={coupons} disabled={disabled} />
      <dl className="money-rows">
        <MoneyRow term={<Trans>Subtotal</Trans>} look="first">
          <Price amount={subtotal.amount} />
        </MoneyRow>
        {discount.amount > 0 && (
          <MoneyRow term={<Trans>Discount</Trans>} look="off">
            <Off amount={discount.amount} />
          </MoneyRow>
        )}
        <SurchargeRows surcharges={bank} kind="bank" />
        <MoneyRow term={<Trans>GST included</Trans>} look="small">
          <Price amount={gst} />
        </MoneyRow>
        <MoneyRow term={<Trans>Total</Trans>} look="total">
          <span className="price">
            <Changed>{formatMoney(total, i18n.locale)}</Changed>
          </span>
        </MoneyRow>
      </dl>
    </div>
  );
}

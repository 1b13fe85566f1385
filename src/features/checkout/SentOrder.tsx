import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { priceLine } from "../../domain/cart/priceLine.ts";
import { type Attempt, dishesOf } from "../../domain/checkout/attempt.ts";
import { type Cents, cents, sumCents } from "../../domain/money/cents.ts";
import { noCents } from "../../domain/money/rounding.ts";
import { SummaryLines } from "../../parts/cart/CartSummary.tsx";
import { MoneyRow } from "../../parts/cart/MoneyRow.tsx";
import { useSurchargeTerm } from "../../parts/cart/useSurchargeTerm.ts";
import { Price } from "../../parts/money/Price.tsx";
import { Off } from "../../parts/offers/Off.tsx";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";

/** The order whose outcome isn't known, as it was sent: the cart may hold something else by now (R33). */
export function SentOrder({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useLingui();
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const goods = (dishesOf(attempt) ?? []).filter(({ lack }) => lack === null).map(priceLine);
  const lines = goods.map((line) => ({ ...line, perItem: [], coupon: noCents }));
  return (
    <section
      className={classNames("sent-order", isMobile ? "checkout__section" : "checkout__card")}
      aria-label={t`Your order`}
    >
      <h2 className="checkout__section-heading">
        <Trans>Your order</Trans>
      </h2>
      <SummaryLines lines={lines} />
      <Receipt attempt={attempt} subtotal={sumCents(goods.map((line) => line.total))} />
    </section>
  );
}

/** As in the cart, in the order of a receipt (R15); what an earlier release didn't keep is left out. */
function Receipt({ attempt: { sale, surcharges, total }, subtotal }: { attempt: Attempt; subtotal: Cents }) {
  const term = useSurchargeTerm();
  const off = sale && subtotal > 0 ? subtotal - sale.value : 0;
  return (
    <dl className="money-rows">
      {subtotal > 0 && (
        <MoneyRow term={<Trans>Subtotal</Trans>} look="first">
          <Price amount={subtotal} />
        </MoneyRow>
      )}
      {off > 0 && (
        <MoneyRow term={<Trans>Discount</Trans>} look="off">
          <Off amount={cents(off)} />
        </MoneyRow>
      )}
      {sale && sale.shipping > 0 && (
        <MoneyRow term={<Trans>Delivery fee</Trans>} look="small">
          <Price amount={sale.shipping} />
        </MoneyRow>
      )}
      {surcharges.map(({ kind, name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a store may give two of them one name, and none moves.
        <MoneyRow key={at} term={term(name, kind)} look="small">
          <Price amount={amount} />
        </MoneyRow>
      ))}
      {sale && (
        <MoneyRow term={<Trans>GST included</Trans>} look="small">
          <Price amount={sale.tax} />
        </MoneyRow>
      )}
      <MoneyRow term={<Trans>Total</Trans>} look="total">
        <Price amount={total} />
      </MoneyRow>
    </dl>
  );
}

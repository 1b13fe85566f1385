import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { priceLine } from "../../domain/cart/priceLine.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { cents, sumCents } from "../../domain/money/cents.ts";
import { noCents } from "../../domain/money/rounding.ts";
import { SummaryLines } from "../../parts/cart/CartSummary.tsx";
import { MoneyRow } from "../../parts/cart/MoneyRows.tsx";
import { Price } from "../../parts/money/Price.tsx";
import { Off } from "../../parts/offers/Off.tsx";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";

/** The order whose outcome isn't known, as it was sent: the cart may hold something else by now (R33). */
export function SentOrder({ attempt: { ordered, sale, total } }: { readonly attempt: Attempt }) {
  const { t } = useLingui();
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const goods = (ordered ?? []).filter(({ lack }) => lack === null).map(priceLine);
  const lines = goods.map((line) => ({ ...line, perItem: [], coupon: noCents }));
  const subtotal = sumCents(goods.map((line) => line.total));
  const off = sale && ordered ? subtotal - sale.value : 0;
  const surcharges = sale ? total - sale.value - sale.shipping : 0;
  return (
    <section
      className={classNames("sent-order", isMobile ? "checkout__section" : "checkout__card")}
      aria-label={t`Your order`}
    >
      <h2 className="checkout__section-heading">
        <Trans>Your order</Trans>
      </h2>
      <SummaryLines lines={lines} />
      <dl className="money-rows">
        {off > 0 && (
          <MoneyRow term={<Trans>Discount</Trans>} look="off">
            <Off amount={cents(off)} />
          </MoneyRow>
        )}
        {surcharges > 0 && (
          <MoneyRow term={<Trans>Surcharges</Trans>} look="small">
            <Price amount={cents(surcharges)} />
          </MoneyRow>
        )}
        {sale && (
          <MoneyRow term={<Trans>GST included</Trans>} look="small">
            <Price amount={sale.tax} />
          </MoneyRow>
        )}
        <MoneyRow term={<Trans>Total</Trans>} look="total">
          <Price amount={total} />
        </MoneyRow>
      </dl>
    </section>
  );
}

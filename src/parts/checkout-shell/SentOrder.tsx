import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { cents } from "../../domain/money/cents.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { MoneyRow } from "../cart/totals/MoneyRow.tsx";
import { SurchargeRows } from "../cart/totals/SurchargeRows.tsx";
import { Off } from "../offers/Off.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";

interface SentOrderProps {
  readonly config: CheckoutConfig;
  readonly attempt: Attempt;
}

/** The order with an unknown outcome, as it was sent: the cart may have changed since (R33). */
export function SentOrder({ config, attempt }: SentOrderProps) {
  const { t } = useLingui();
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  return (
    <section
      className={classNames("sent-order", isMobile ? "checkout__section" : "checkout__card")}
      aria-label={t`Your order`}
    >
      <h2 className="checkout__section-heading">{t`Your order`}</h2>
      <config.SentLines attempt={attempt} />
      <Receipt config={config} attempt={attempt} />
    </section>
  );
}

/** Like the cart's amounts, in the order of a receipt (R15). Leaves out what an earlier release didn't store. */
function Receipt({ config, attempt }: SentOrderProps) {
  const { sale, surcharges, total } = attempt;
  const subtotal = config.sentSubtotal(attempt);
  const off = sale && subtotal > 0 ? subtotal - sale.value : 0;
  return (
    <dl className="money-rows">
      {subtotal > 0 && (
        <MoneyRow term={<Trans>Subtotal</Trans>} look="first">
          <PriceView amount={subtotal} />
        </MoneyRow>
      )}
      {off > 0 && (
        <MoneyRow term={<Trans>Discount</Trans>} look="off">
          <Off amount={cents(off)} />
        </MoneyRow>
      )}
      {sale && sale.shipping > 0 && (
        <MoneyRow term={<Trans>Delivery fee</Trans>} look="small">
          <PriceView amount={sale.shipping} />
        </MoneyRow>
      )}
      <SurchargeRows charged={surcharges} />
      {sale && (
        <MoneyRow term={<Trans>GST included</Trans>} look="small">
          <PriceView amount={sale.tax} />
        </MoneyRow>
      )}
      <MoneyRow term={<Trans>Total</Trans>} look="total">
        <PriceView amount={total} />
      </MoneyRow>
    </dl>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { type Cents, cents } from "../../domain/money/cents.ts";
import { type ReceiptSums, receiptRows } from "../../domain/order/receiptRows.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Receipt } from "../cart/totals/Receipt.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";

interface SentOrderProps {
  readonly config: CheckoutConfig;
  readonly attempt: Attempt;
}

/** The order with an unknown outcome, as it was sent: the cart may have changed since (R33 again). */
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
      <Receipt rows={receiptRows(sentSums(attempt, config.sentSubtotal(attempt)))} />
    </section>
  );
}

/** What an earlier release didn't store is left out. */
function sentSums({ sale, surcharges, total }: Attempt, subtotal: Cents): ReceiptSums {
  return {
    subtotal: subtotal > 0 ? subtotal : null,
    discount: cents(sale && subtotal > 0 ? subtotal - sale.value : 0),
    discounts: [],
    delivery: sale && sale.shipping > 0 ? { kind: "known", amount: sale.shipping } : null,
    surcharges,
    total,
    gst: sale?.tax ?? null,
  };
}

/** R33 again: sending again sends the same order, even if the cart has changed. */
export function OrderAsSent({ config }: { readonly config: CheckoutConfig }) {
  const isCartAnother = useAtomValue(config.placing.isCartAnotherAtom);
  if (!isCartAnother) return null;
  return (
    <Notice kind="info">
      <Trans>This is your order as it was sent. What you have changed in your cart since is not part of it.</Trans>
    </Notice>
  );
}

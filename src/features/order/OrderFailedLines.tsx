import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderLabel } from "../../domain/order/displayOrder.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import { isPaidLater } from "../../domain/payment/paymentMethod.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { useServerWords } from "../../parts/server-words/useServerWords.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";

interface OrderFailedLinesProps {
  readonly label: OrderLabel;
  readonly order: LiveOrder;
  readonly store: Store;
}

/** Why there is no order, what happens to the money, and whom to contact (S30). */
export function OrderFailedLines({ label, order, store }: OrderFailedLinesProps) {
  const { t } = useLingui();
  const serverWords = useServerWords();
  const name = order.storeName || storeTitle(store);
  const reason = asSentence(serverWords(order.description), t({ message: ".", comment: "Ends a sentence" }));
  if (label === "failed") {
    return (
      <div className="order__lines">
        <p>{t`We're having problems reaching the store.`}</p>
        <ContactLine name={name} phone={store.phone} />
        <p>{t`You will not be charged.`}</p>
      </div>
    );
  }
  if (label === "payment-failed") {
    return (
      <div className="order__lines">
        <p>{t`We are sorry, this credit card payment has not been successful.`}</p>
        {reason && <p>{reason}</p>}
        <p>{t`You will not be charged.`}</p>
        <ContactLine name={name} phone={store.phone} />
      </div>
    );
  }
  const isLater = order.paidBy !== null && isPaidLater(order.paidBy);
  return (
    <div className="order__lines">
      <p>{t`Your order has been rejected.`}</p>
      {reason && <p>{t`We are unable to place your order for this reason: ${reason}`}</p>}
      <p>{isLater ? t`You will not be charged.` : t`Your payment will be refunded.`}</p>
      <ContactLine name={name} phone={store.phone} />
    </div>
  );
}

/** The store or the bank may have written it without a stop. */
function asSentence(text: string, stop: string): string {
  const trimmed = text.trim();
  return trimmed === "" || /[.!?…。！？]$/u.test(trimmed) ? trimmed : `${trimmed}${stop}`;
}

function ContactLine({ name, phone }: { readonly name: string; readonly phone: string }) {
  const { t } = useLingui();
  if (!phone) return <p>{t`Please contact ${name} for assistance.`}</p>;
  return (
    <p>
      <Trans>
        Please contact {name} at <TelephoneLink phone={phone} /> for assistance.
      </Trans>
    </p>
  );
}

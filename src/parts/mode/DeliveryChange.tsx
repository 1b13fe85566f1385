import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { canAskAgain, type Delivery, isOutOfService } from "../../domain/fulfilment/delivery.ts";
import { deliveryAtom, retryDeliveryAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { deliveryMinutesAtom } from "../../state/fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { ClockIcon } from "../../ui/lazyIcons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useServerWords } from "../server-words/useServerWords.ts";
import css from "./DeliveryChange.css?inline";

registerSheet(css);

/** What a delivery to the typed address costs and how long it takes, or why it is unavailable. */
export function DeliveryChange() {
  const delivery = useAtomValue(deliveryAtom);
  return (
    <>
      <p
        className={
          delivery.kind === "known" ? "delivery-change-notice delivery-change-notice--known" : "delivery-change-notice"
        }
      >
        {!isOutOfService(delivery) && <InService delivery={delivery} />}
      </p>
      {isOutOfService(delivery) && <OutOfService delivery={delivery} />}
    </>
  );
}

/**
 * The same text for screen readers. It is rendered elsewhere, because this section folds as soon as the fee is known.
 */
export function DeliveryLiveRegion() {
  const delivery = useAtomValue(deliveryAtom);
  const words = useOutOfServiceWords(delivery);
  return isOutOfService(delivery) ? words : <InService delivery={delivery} />;
}

function InService({ delivery }: { readonly delivery: Delivery }) {
  switch (delivery.kind) {
    case "known":
      return <Known />;
    case "asking":
      return (
        <>
          <Spinner />
          <Trans>Looking up the way to you…</Trans>
        </>
      );
    default:
      return <Trans>Add your address to see fee and time.</Trans>;
  }
}

function Known() {
  const { t } = useLingui();
  const { fee } = useAtomValue(pricedOrderAtom);
  const minutes = useAtomValue(deliveryMinutesAtom);
  const amount = formatMoney(fee.amount);
  const cost = fee.amount === 0 ? t`Free delivery` : t`Delivery fee ${amount}`;
  if (!minutes) return cost;
  const { from, to } = minutes;
  return (
    <>
      <ClockIcon />
      <span>
        {cost} ·{" "}
        <Trans>
          {from}–{to} min
        </Trans>
      </span>
    </>
  );
}

function OutOfService({ delivery }: { readonly delivery: Delivery }) {
  const askAgain = useSetAtom(retryDeliveryAtom);
  const words = useOutOfServiceWords(delivery);
  return (
    <Notice
      kind="warning"
      isSilent
      action={
        canAskAgain(delivery) ? (
          <Button variant="secondary" onClick={() => askAgain()}>
            <Trans>Try again</Trans>
          </Button>
        ) : undefined
      }
    >
      {words}
    </Notice>
  );
}

/** R54: why there is no delivery. */
export function useOutOfServiceWords(delivery: Delivery): string {
  const { t } = useLingui();
  const serverWords = useServerWords();
  const unavailable = t`Delivery not available to this address.`;
  switch (delivery.kind) {
    case "refused":
      return serverWords(delivery.message) || unavailable;
    case "not-found":
      return t`We can't find how far away this address is. Please check it, or try again.`;
    case "failed":
      return t`The delivery fee could not be worked out. Please try again.`;
    default:
      return unavailable;
  }
}

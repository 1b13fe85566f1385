import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { canAskAgain, type Delivery, isOutOfService } from "../../domain/fulfilment/delivery.ts";
import { addressForm, isOutOfAreaAtom } from "../../state/fulfilment/address.atoms.ts";
import { deliveryAtom, retryDeliveryAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { deliveryMinutesAtom } from "../../state/fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useServerWords } from "../server-words/useServerWords.ts";
import css from "./DeliveryChange.css?inline";

registerSheet(css);

/** What a delivery to the typed address costs. How long it takes stands at the time above. */
export function DeliveryFee() {
  const delivery = useAtomValue(deliveryAtom);
  if (useAtomValue(isOutOfAreaAtom) || isOutOfService(delivery)) return null;
  return (
    <p className={classNames("delivery-fee", delivery.kind === "known" && "delivery-fee--known")}>
      <InService delivery={delivery} />
    </p>
  );
}

/** A way on where there is no delivery for now. */
export function AskDeliveryAgain() {
  const askAgain = useSetAtom(retryDeliveryAtom);
  if (!canAskAgain(useAtomValue(deliveryAtom))) return null;
  return (
    <Button variant="secondary" onClick={() => askAgain()}>
      <Trans>Try again</Trans>
    </Button>
  );
}

/**
 * The same text for screen readers. It is rendered elsewhere, because this section folds as soon as the fee is known.
 */
export function DeliveryLiveRegion() {
  const delivery = useAtomValue(deliveryAtom);
  const isOutOfArea = useAtomValue(isOutOfAreaAtom);
  if (isOutOfArea || isOutOfService(delivery)) return <NotDelivered />;
  return delivery.kind === "known" ? <FeeAndTime /> : <InService delivery={delivery} />;
}

/** Why there is no delivery to the typed address or postcode, in a line. */
export function NotDelivered() {
  const delivery = useAtomValue(deliveryAtom);
  const { postcode } = useAtomValue(addressForm.typed);
  const words = useOutOfServiceWords(delivery);
  if (isOutOfService(delivery)) return words;
  const code = postcode.trim();
  return <Trans>No delivery to {code}</Trans>;
}

function InService({ delivery }: { readonly delivery: Delivery }) {
  switch (delivery.kind) {
    case "known":
      return <Fee />;
    case "asking":
      return (
        <>
          <Spinner />
          <Trans>Checking your address…</Trans>
        </>
      );
    default:
      return <Trans>Add your address for fee and time.</Trans>;
  }
}

function Fee() {
  const { t } = useLingui();
  const { fee } = useAtomValue(pricedOrderAtom);
  const amount = formatMoney(fee.amount);
  return fee.amount === 0 ? t`Free delivery` : t`Delivery fee ${amount}`;
}

function FeeAndTime() {
  const minutes = useAtomValue(deliveryMinutesAtom);
  if (!minutes) return <Fee />;
  const { from, to } = minutes;
  return (
    <>
      <Fee /> ·{" "}
      <Trans>
        {from}–{to} min
      </Trans>
    </>
  );
}

/** R54: why there is no delivery. */
function useOutOfServiceWords(delivery: Delivery): string {
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

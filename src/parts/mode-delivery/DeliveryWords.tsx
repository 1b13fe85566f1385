import { Trans } from "@lingui/react/macro";

export function DeliveryName() {
  return <Trans>Delivery</Trans>;
}

export function DeliveryTooLateWords() {
  return (
    <Trans>
      No delivery time is left: the store closes before your order could be with you. Please come back when it opens
      next.
    </Trans>
  );
}

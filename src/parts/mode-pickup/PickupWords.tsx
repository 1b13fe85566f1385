import { Trans } from "@lingui/react/macro";

export function PickupName() {
  return <Trans>Pickup</Trans>;
}

export function PickupTooLateWords() {
  return (
    <Trans>
      No pickup time is left: the store closes before your order could be ready. Please come back when it opens next.
    </Trans>
  );
}

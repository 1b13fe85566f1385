import { Trans } from "@lingui/react/macro";

export function ApplePayName() {
  return <Trans>Apple Pay</Trans>;
}

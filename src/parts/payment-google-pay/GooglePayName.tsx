import { Trans } from "@lingui/react/macro";

export function GooglePayName() {
  return <Trans>Google Pay</Trans>;
}

import { Trans } from "@lingui/react/macro";

export function CashName() {
  return <Trans>Cash on pickup</Trans>;
}

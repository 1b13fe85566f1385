import { Trans } from "@lingui/react/macro";

export function TableName() {
  return <Trans>Dine in</Trans>;
}

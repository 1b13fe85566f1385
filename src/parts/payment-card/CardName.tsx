import { Trans } from "@lingui/react/macro";

export function CardName() {
  return <Trans>Card</Trans>;
}

import { Trans } from "@lingui/react/macro";

export function AlipayName() {
  return <Trans>Alipay</Trans>;
}

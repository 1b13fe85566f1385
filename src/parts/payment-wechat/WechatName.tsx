import { Trans } from "@lingui/react/macro";

export function WechatName() {
  return <Trans>WeChat Pay</Trans>;
}

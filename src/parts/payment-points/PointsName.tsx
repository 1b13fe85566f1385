import { Trans } from "@lingui/react/macro";

export function PointsName() {
  return <Trans>Points</Trans>;
}

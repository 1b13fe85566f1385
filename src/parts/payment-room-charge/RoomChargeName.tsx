import { Trans } from "@lingui/react/macro";

export function RoomChargeName() {
  return <Trans>Charge to room</Trans>;
}

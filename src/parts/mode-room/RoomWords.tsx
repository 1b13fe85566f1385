import { Trans } from "@lingui/react/macro";

export function RoomName() {
  return <Trans>Deliver to room</Trans>;
}

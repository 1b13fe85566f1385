import { Trans } from "@lingui/react/macro";
import { News } from "./News.tsx";

/** R57: a payment page led back here, but its order isn't stored on this device. */
export function StrangePaymentNews() {
  return (
    <News kind="warning">
      <Trans>This payment belongs to no order on this device. Nothing was sent, and nothing has changed here.</Trans>
    </News>
  );
}

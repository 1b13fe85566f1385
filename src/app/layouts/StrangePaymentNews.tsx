import { Trans } from "@lingui/react/macro";
import { News } from "./News.tsx";

/** R57: a payment page led back here, but its order isn't stored on this device. */
export function StrangePaymentNews() {
  return (
    <News kind="warning">
      <Trans>No order on this device matches this payment. Nothing was sent, and nothing has changed here.</Trans>
    </News>
  );
}

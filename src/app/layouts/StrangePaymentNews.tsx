import { Trans } from "@lingui/react/macro";
import { News } from "./News.tsx";

/** R57: a payment's page led back for an order that isn't kept here. */
export function StrangePaymentNews() {
  return (
    <News kind="warning">
      <Trans>This payment belongs to no order on this device. Nothing was sent, and nothing has changed here.</Trans>
    </News>
  );
}

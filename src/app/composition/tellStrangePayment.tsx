import { Trans } from "@lingui/react/macro";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { News } from "../layouts/News.tsx";
import { newsAtom } from "../news.atoms.ts";
import { OrderParts } from "../OrderParts.tsx";

/** R57: a payment's page led back for an order that isn't kept here. Told once: a full page's address forgets it. */
export async function tellStrangePayment(store: JotaiStore): Promise<void> {
  store.set(
    newsAtom,
    <OrderParts meanwhile={null}>
      <News kind="warning">
        <Trans>This payment belongs to no order on this device. Nothing was sent, and nothing has changed here.</Trans>
      </News>
    </OrderParts>,
  );
  const { pageExit } = await store.get(orderServicesAtom).loadOrdering();
  pageExit.takeReturn(store.get(settingsAtom).isFullPage);
}

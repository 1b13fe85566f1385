import { settingsAtom } from "../../state/host/host.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { parsePaymentReturn } from "../../wire/host/paymentReturn.ts";
import { StrangePaymentNews } from "../layouts/StrangePaymentNews.tsx";
import { newsAtom } from "../news.atoms.ts";
import { OrderParts } from "../OrderParts.tsx";

/**
 * R57: what the page's address said at first belongs to no order. Not one whose order came to its end here: the address of
 * an embedded page says it for as long as the page likes. It is told once: a full page's address forgets it.
 */
export async function tellStrangePayment(store: JotaiStore, search: string): Promise<void> {
  const { attempts, loadOrdering } = store.get(orderServicesAtom);
  const found = parsePaymentReturn(search);
  if (!found || found.udid === attempts.food.kept()?.reference.udid || attempts.food.hasEnded(found.udid)) return;
  store.set(
    newsAtom,
    <OrderParts meanwhile={null}>
      <StrangePaymentNews />
    </OrderParts>,
  );
  const { pageExit } = await loadOrdering();
  pageExit.takeReturn(store.get(settingsAtom).isFullPage);
}

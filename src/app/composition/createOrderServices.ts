import { createDeviceOrders } from "../../services/adapters/deviceOrders.ts";
import { createGuestSession } from "../../services/adapters/guestSession.ts";
import { createMapsOnDemand } from "../../services/adapters/mapsOnDemand.ts";
import { onDemand } from "../../services/adapters/onDemand.ts";
import { createOrdersOnDemand } from "../../services/adapters/ordersOnDemand.ts";
import { randomIdentifiers } from "../../services/adapters/randomIdentifiers.ts";
import { createReporterOnDemand } from "../../services/adapters/reporterOnDemand.ts";
import type { ServerClock } from "../../services/adapters/serverClock.ts";
import { createWalletsOnDemand } from "../../services/adapters/walletsOnDemand.ts";
import type { OrderServices, Services } from "../../services/ports/services.ts";
import { loadLive, type ShopContext } from "./createServices.ts";

const loadApi = () => import("../../services/adapters/orderingApi.ts");
const loadHistory = () => import("../../services/adapters/firestoreHistory.ts");
const loadMaps = () => import("../../services/adapters/googleMaps.ts");
const loadRules = () => import("../../services/adapters/firestoreRules.ts");
const loadWallets = () => import("../../services/adapters/wallets.ts");
const loadReporter = () => import("../../services/adapters/httpReporter.ts");
const loadTemplates = () => import("../../services/adapters/firestoreTemplates.ts");
const loadOrders = () => import("../../services/adapters/orders.ts");

export interface OrderContext extends ShopContext, Pick<Services, "connection"> {
  readonly clock: ServerClock;
}

export function createOrderServices(context: OrderContext): OrderServices {
  const { clock, device } = context;
  const session = createGuestSession(device, randomIdentifiers);
  const common = { ...context, loadLive, token: session.token };
  const rules = onDemand(async () => (await loadRules()).createFirestoreRules(common));
  const loadOrdering = async () => (await loadApi()).createOrderingApi(common);
  return {
    ...createDeviceOrders(device),
    identifiers: randomIdentifiers,
    loadAccounts: () => Promise.reject(new Error("There is no sign-in yet.")),
    loadHistory: async () => (await loadHistory()).createFirestoreHistory(common),
    loadOrdering,
    loadProfiles: () => Promise.reject(new Error("There is no sign-in yet.")),
    loadRules: (asked) =>
      rules()
        .then((load) => load(asked))
        .catch(() => null),
    loadTemplate: (key) =>
      loadTemplates()
        .then((templates) => templates.createFirestoreTemplates(common)(key))
        .catch(() => null),
    maps: createMapsOnDemand(async () => (await loadMaps()).createGoogleMaps(common)),
    // Accounts are made by the sign-in service, which has no adapter yet.
    membership: null,
    orders: createOrdersOnDemand(async () => (await loadOrders()).createFirestoreOrders(common), clock),
    reporter: createReporterOnDemand(context.deployment, async (url) =>
      (await loadReporter()).createHttpReporter({ ...common, url }),
    ),
    loadScanner: async () => (await import("./createScanner.ts")).createScanner(clock),
    session,
    wallets: createWalletsOnDemand(async () => {
      const [{ createWallets }, ordering] = await Promise.all([loadWallets(), loadOrdering()]);
      return createWallets({ ...common, ordering });
    }),
  };
}

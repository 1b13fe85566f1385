import type { ServeryCardFields } from "../../../index.ts";
import { randomIdentifiers } from "../../../services/adapters/browser/randomIdentifiers.ts";
import type { ServerClock } from "../../../services/adapters/clock/serverClock.ts";
import { deferred } from "../../../services/adapters/deferred.ts";
import { createDeviceOrders } from "../../../services/adapters/device/deviceOrders.ts";
import type { WatchDocument } from "../../../services/adapters/firebase/firestoreLive.ts";
import {
  createMemberSession,
  type MemberSession,
  type ShownShop,
} from "../../../services/adapters/members/memberSession.ts";
import {
  createMapsOnDemand,
  createOrdersOnDemand,
  createReporterOnDemand,
  createWalletsOnDemand,
  onDemand,
} from "../../../services/adapters/onDemand.ts";
import { createCardFields } from "../../../services/adapters/payment/cardFields.ts";
import type { OrderServices, Services } from "../../../services/ports/services.ts";
import { reportedPath } from "../../../state/navigation/reportedPath.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { isReplaced, reload } from "../../release.ts";
import { loadLive, type ShopContext } from "./createServices.ts";

const loadApi = () => import("../../../services/adapters/ordering/orderingApi.ts");
const loadGiftShops = () => import("../../../services/adapters/firebase/firestoreGifts.ts");
const loadGiftMemory = () => import("../../../services/adapters/device/deviceGifts.ts");
const loadHistory = () => import("../../../services/adapters/firebase/firestoreHistory.ts");
const loadMaps = () => import("../../../services/adapters/maps/googleMaps.ts");
const loadRules = () => import("../../../services/adapters/firebase/firestoreRules.ts");
const loadVenueList = () => import("../../../services/adapters/firebase/firestoreVenues.ts");
const loadWallets = () => import("../../../services/adapters/payment/wallets.ts");
const loadReporter = () => import("../../../services/adapters/reports/httpReporter.ts");
const loadCamera = () => import("../../../services/adapters/browser/cameraScanner.ts");
const loadCodeReader = () => import("../../../services/adapters/browser/qrReader.ts");
const loadTemplates = () => import("../../../services/adapters/firebase/firestoreTemplates.ts");
const loadOrders = () => import("../../../services/adapters/ordering/orders.ts");
const loadSignIn = () => import("../../../services/adapters/members/firebaseSignIn.ts");
const loadMembership = () => import("../../../services/adapters/members/signInMethods.ts");

export interface OrderContext extends ShopContext, Pick<Services, "connection"> {
  readonly clock: ServerClock;
}

interface OrderServicesInput extends OrderContext {
  readonly host: HTMLElement;
  readonly shown: () => ShownShop;
}

function tellPage(line: string, ...cause: readonly unknown[]): void {
  console.error(`Servery: ${line}.`, ...cause);
}

/** `null` takes the fields away again. */
function isCardFields(given: unknown): given is ServeryCardFields {
  return typeof given === "object" && given !== null;
}

export function createOrderServices(context: OrderServicesInput): OrderServices & { readonly session: MemberSession } {
  const { clock, device, host } = context;
  const live = deferred<WatchDocument>();
  const session = createMemberSession({
    ...context,
    identifiers: randomIdentifiers,
    load: async () => (await loadSignIn()).createFirebaseSignIn({ ...context, live: live.promise }),
    later: whenIdle,
  });
  const loadLiveForAll = async () => {
    const client = await loadLive();
    live.resolve(client.watchDocument);
    return client;
  };
  const common = { ...context, loadLive: loadLiveForAll, token: session.token, check: session.check };
  const rules = onDemand(async () => (await loadRules()).createFirestoreRules(common));
  const loadOrdering = onDemand(async () => (await loadApi()).createOrderingApi(common));
  return {
    ...createDeviceOrders(device),
    cardFields: (given) => (isCardFields(given) ? createCardFields(host, async () => given, tellPage) : null),
    identifiers: randomIdentifiers,
    release: { isReplaced, reload },
    loadAccounts: async () => (await session.service()).accounts,
    loadGifts: async () => {
      const { createDeviceGifts } = await loadGiftMemory();
      return { ...createDeviceGifts(device), supportEmail: context.deployment.supportEmail };
    },
    loadGiftShop: async (asked) => (await loadGiftShops()).createFirestoreGifts(common)(asked),
    loadHistory: async () => (await loadHistory()).createFirestoreHistory(common),
    loadOrdering,
    loadProfiles: async () => (await session.service()).profiles,
    loadCharges: (asked) =>
      rules()
        .then(({ loadCharges }) => loadCharges(asked))
        .catch(() => null),
    loadPromotions: (asked) =>
      rules()
        .then(({ loadPromotions }) => loadPromotions(asked))
        .catch(() => null),
    loadTemplate: (key) =>
      loadTemplates()
        .then((templates) => templates.createFirestoreTemplates(common)(key))
        .catch(() => null),
    maps: createMapsOnDemand(async () => (await loadMaps()).createGoogleMaps(common)),
    membership: {
      isKnown: (email) =>
        loadMembership().then(
          ({ isKnown }) => isKnown(context, email),
          () => false,
        ),
    },
    orders: createOrdersOnDemand(async () => (await loadOrders()).createFirestoreOrders(common), clock),
    reporter: createReporterOnDemand(context.deployment, async (url) =>
      (await loadReporter()).createHttpReporter({ ...common, url, pathOf: reportedPath }),
    ),
    loadScanner: async () => {
      const { createCameraScanner } = await loadCamera();
      return createCameraScanner(clock, async () => (await loadCodeReader()).createQrReader());
    },
    loadVenues: async () => (await loadVenueList()).createFirestoreVenues(context),
    session,
    wallets: createWalletsOnDemand(context.deployment, async () => {
      const [{ createWallets }, ordering] = await Promise.all([loadWallets(), loadOrdering()]);
      return createWallets({ ...common, ordering });
    }),
  };
}

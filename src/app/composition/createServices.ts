import type { Deployment } from "../../domain/host/deployment.ts";
import type { HostSettings } from "../../domain/host/hostSettings.ts";
import { browserConnection } from "../../services/adapters/browserConnection.ts";
import { createBrowserHistory } from "../../services/adapters/browserHistory.ts";
import { createDeviceAttempts } from "../../services/adapters/deviceAttempts.ts";
import { createDeviceIdentifiers } from "../../services/adapters/deviceIdentifiers.ts";
import { createDeviceMemory, type Device } from "../../services/adapters/deviceMemory.ts";
import { createFirestoreDocuments } from "../../services/adapters/firestoreDocuments.ts";
import { createMemoryHistory } from "../../services/adapters/memoryHistory.ts";
import { onDemand } from "../../services/adapters/onDemand.ts";
import { createOrdersOnDemand } from "../../services/adapters/ordersOnDemand.ts";
import { createReporterOnDemand } from "../../services/adapters/reporterOnDemand.ts";
import { createServerClock } from "../../services/adapters/serverClock.ts";
import type { Announcer } from "../../services/ports/announcer.ts";
import type { Services } from "../../services/ports/services.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import type { DocumentPaths } from "../../wire/documents/paths.ts";

export interface ServicesInput {
  readonly announcer: Announcer;
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
  readonly settings: HostSettings;
  readonly device: Device;
  readonly started: Map<string, Promise<Response>>;
  readonly onClockCorrected: () => void;
  readonly log: (type: "Error" | "Warning", description: string) => void;
}

const loadApi = () => import("../../services/adapters/orderingApi.ts");
const loadRules = () => import("../../services/adapters/firestoreRules.ts");
const loadLayers = () => import("../../services/adapters/browserLayers.ts");
const loadOrders = () => import("../../services/adapters/orders.ts");
const loadReporter = () => import("../../services/adapters/httpReporter.ts");
const loadLive = () => import("../../services/adapters/firestoreLive.ts");

export function createServices(input: ServicesInput): Services {
  const { announcer, deployment, device, settings } = input;
  const clock = createServerClock(device, input.onClockCorrected);
  const browser = { clock, connection: browserConnection };
  const common = { ...input, ...browser, loadLive };
  const rules = onDemand(async () => (await loadRules()).createFirestoreRules(common));
  return {
    ...browser,
    announcer,
    attempts: createDeviceAttempts(device),
    documents: createFirestoreDocuments({ ...common, later: whenIdle }),
    history: settings.isFullPage ? createBrowserHistory(settings.basePath, loadLayers) : createMemoryHistory(),
    identifiers: createDeviceIdentifiers(device),
    loadOrdering: async () => (await loadApi()).createOrderingApi(common),
    loadRules: (asked) =>
      rules()
        .then((load) => load(asked))
        .catch(() => null),
    memory: createDeviceMemory(device),
    orders: createOrdersOnDemand(async () => (await loadOrders()).createFirestoreOrders(common), clock),
    reporter: createReporterOnDemand(deployment, async (address) =>
      (await loadReporter()).createHttpReporter({ ...common, address }),
    ),
  };
}

import type { HostSettings } from "../../../domain/host/hostSettings.ts";
import type { AdapterContext } from "../../../services/adapters/adapterContext.ts";
import { browserConnection } from "../../../services/adapters/browser/browserConnection.ts";
import { createBrowserHistory, createMemoryHistory } from "../../../services/adapters/browser/browserHistory.ts";
import { createServerClock, type ServerClock } from "../../../services/adapters/clock/serverClock.ts";
import { createMemory, type Device } from "../../../services/adapters/device/deviceMemory.ts";
import { createFirestoreDocuments } from "../../../services/adapters/firebase/firestoreDocuments.ts";
import type { Announcer } from "../../../services/ports/announcer.ts";
import type { StoredFirstValues } from "../../../services/ports/memory.ts";
import type { Services } from "../../../services/ports/services.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { version } from "../../../wire/host/version.ts";
import { storageRows } from "../../../wire/storage/table.ts";

/** What all services of one shop share. */
export interface ShopContext extends Omit<AdapterContext, "clock"> {
  readonly device: Device;
}

interface ServicesInput extends ShopContext {
  readonly announcer: Announcer;
  readonly settings: HostSettings;
  readonly started: Map<string, Promise<Response>>;
  readonly onClockCorrected: () => void;
}

const loadLayers = () => import("../../../services/adapters/browser/browserLayers.ts");
export const loadLive = () => import("../../../services/adapters/firebase/firestoreLive.ts");

export function createServices(input: ServicesInput): Services & { readonly clock: ServerClock } {
  const { announcer, device, settings } = input;
  const clock = createServerClock(device, input.onClockCorrected);
  return {
    announcer,
    clock,
    connection: browserConnection,
    documents: createFirestoreDocuments({ ...input, clock, loadLive, later: whenIdle }),
    history: settings.isFullPage ? createBrowserHistory(settings.basePath, loadLayers) : createMemoryHistory(),
    memory: createMemory<StoredFirstValues>(device, storageRows),
    version,
  };
}

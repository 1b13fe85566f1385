import type { Deployment } from "../../domain/host/deployment.ts";
import type { HostSettings } from "../../domain/host/hostSettings.ts";
import { createBrowserHistory } from "../../services/adapters/browserHistory.ts";
import { createDeviceMemory, type Device } from "../../services/adapters/deviceMemory.ts";
import { createFirestoreDocuments } from "../../services/adapters/firestoreDocuments.ts";
import { createHttpReporter } from "../../services/adapters/httpReporter.ts";
import { createMemoryHistory } from "../../services/adapters/memoryHistory.ts";
import { systemClock } from "../../services/adapters/systemClock.ts";
import type { Announcer } from "../../services/ports/announcer.ts";
import type { Services } from "../../services/ports/services.ts";
import type { DocumentPaths } from "../../wire/documents/paths.ts";

export interface ServicesInput {
  readonly announcer: Announcer;
  readonly deployment: Deployment;
  readonly paths: DocumentPaths;
  readonly settings: HostSettings;
  readonly device: Device;
  readonly started: Map<string, Promise<Response>>;
  readonly log: (type: "Error" | "Warning", description: string) => void;
}

const loadLive = () => import("../../services/adapters/firestoreLive.ts").then((chunk) => chunk.watchDocuments);

export function createServices(input: ServicesInput): Services {
  const { announcer, deployment, device, settings } = input;
  return {
    announcer,
    clock: systemClock,
    documents: createFirestoreDocuments({ ...input, clock: systemClock, loadLive }),
    history: settings.isFullPage ? createBrowserHistory(settings.basePath) : createMemoryHistory(),
    memory: createDeviceMemory(device),
    reporter: createHttpReporter(deployment.errorReporting, deployment.appName),
  };
}

import type { Deployment } from "../../src/domain/host/deployment.ts";
import { createServerClock } from "../../src/services/adapters/clock/serverClock.ts";
import { createFirestoreDocuments } from "../../src/services/adapters/firebase/firestoreDocuments.ts";
import { createFirestoreVenues } from "../../src/services/adapters/firebase/firestoreVenues.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { parseConfig } from "../../src/wire/host/config.ts";
import { buildDevice } from "../support/buildDevice.ts";
import { type GoogleFirestore, openGoogle } from "./googleFirestore.ts";

let count = 0;

export interface GoogleHarness {
  readonly google: GoogleFirestore;
  readonly deployment: Deployment;
}

/** An empty project in Google's emulator, and a deployment that reads it. */
export async function startGoogle(host: string): Promise<GoogleHarness> {
  count += 1;
  const projectId = `servery-${process.pid}-${count}`;
  const google = await openGoogle(host, projectId);
  const config = parseConfig(
    { apiUrl: "/api", firebase: { projectId, apiKey: "k-1" }, emulators: { firestore: google.address } },
    google.address,
  );
  if (!config.ok) throw new Error("the configuration is whole");
  return { google, deployment: config.deployment };
}

/** The real adapters of stores, menus and venues, on a device of their own. */
export function openDocuments(deployment: Deployment) {
  const device = buildDevice();
  const input = {
    clock: createServerClock(device, () => {}),
    deployment,
    paths: pathsOf(null),
    device,
    started: new Map(),
    loadLive: () => Promise.reject(new Error("nobody listens here")),
    later: (task: () => void) => task(),
    log: () => {},
  };
  return { ...createFirestoreDocuments(input), ...createFirestoreVenues(input) };
}

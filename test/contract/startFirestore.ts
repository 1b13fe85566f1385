import type { Deployment } from "../../src/domain/host/deployment.ts";
import { createServerClock } from "../../src/services/adapters/clock/serverClock.ts";
import {
  createFirestoreDocuments,
  type DocumentsInput,
} from "../../src/services/adapters/firebase/firestoreDocuments.ts";
import { createFirestoreVenues } from "../../src/services/adapters/firebase/firestoreVenues.ts";
import type { StoreDocuments } from "../../src/services/ports/documents.ts";
import type { VenueDocuments } from "../../src/services/ports/venues.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { parseConfig } from "../../src/wire/host/config.ts";
import { type RunningDemo, startDemo } from "../backend/demoFixture.ts";
import { buildDevice } from "../support/buildDevice.ts";
import { lineOf } from "../support/logLine.ts";

interface FirestoreHarness {
  readonly demo: RunningDemo;
  /** The path of the documents in the demo. */
  readonly base: string;
  readonly deployment: Deployment;
  readonly logged: readonly string[];
  /** For adapters that get their log from the test. */
  readonly log: (type: string, description: string, cause?: unknown) => void;
  /**
   * The real adapter against the local backend, over HTTP. A second one on the same device sees what the first stored.
   */
  open(changes?: Partial<DocumentsInput> & { readonly hqId?: number }): StoreDocuments & VenueDocuments;
  strike(
    match: string,
    answer: { readonly status?: number; readonly body?: string; readonly drop?: boolean },
  ): Promise<void>;
  heal(): Promise<void>;
  /** How often a path was requested. */
  count(method: string, path: string): Promise<number>;
}

export async function startFirestore(state?: string): Promise<FirestoreHarness> {
  // A password takes 50 ms to hash, and nobody signs in here.
  const demo = await startDemo({ "data/documents.json": {}, "data/accounts.json": [] }, state);
  const base = "/v1/projects/p-1/databases/(default)/documents";
  const logged: string[] = [];
  const device = buildDevice();
  const config = parseConfig(
    { apiUrl: "/api", firebase: { projectId: "p-1", apiKey: "k-1" }, emulators: { firestore: "/" } },
    demo.url,
  );
  if (!config.ok) throw new Error("the configuration is whole");
  const { deployment } = config;
  const log: FirestoreHarness["log"] = (...entry) => logged.push(lineOf(entry));
  return {
    demo,
    base,
    deployment,
    logged,
    log,
    open({ hqId, ...changes } = {}) {
      const input: DocumentsInput = {
        clock: createServerClock(device, () => {}),
        deployment: { ...deployment, isBranded: hqId !== undefined },
        paths: pathsOf(hqId ?? null),
        device,
        started: new Map(),
        loadLive: () => Promise.reject(new Error("nobody listens here")),
        later: (task) => task(),
        log,
        ...changes,
      };
      return { ...createFirestoreDocuments(input), ...createFirestoreVenues(input) };
    },
    strike: async (match, answer) => void (await demo.send("POST", "/sandbox/faults", { match, times: 0, ...answer })),
    heal: async () => void (await demo.send("DELETE", "/sandbox/faults")),
    async count(method, path) {
      const all: readonly { method: string; path: string; count: number }[] = JSON.parse(
        (await demo.get("/sandbox/requests")).text,
      );
      return all.find((each) => each.method === method && each.path === path)?.count ?? 0;
    },
  };
}

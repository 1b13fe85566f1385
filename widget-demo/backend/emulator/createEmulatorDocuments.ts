import { randomUUID } from "node:crypto";
import { type IncomingMessage, request as requestFrom, type ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collectionGroup,
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldPath,
  initializeFirestore,
  onSnapshot,
  writeBatch,
} from "firebase/firestore";
import { isChannelPath } from "../documents/channels.ts";
import { createStore } from "../documents/createStore.ts";
import { changesOf, createDocumentStore } from "../documents/documentStore.ts";
import { FirestoreError } from "../documents/errors.ts";
import { allowOrigin, answerPreflight, sendRefusal } from "../documents/http.ts";
import { createReadLog } from "../documents/reads.ts";
import { isRestPath } from "../documents/rest.ts";
import type { DocumentsService, JsonFields } from "../documents/types.ts";
import type { Fields } from "../documents/values.ts";
import { reasonOf } from "../problem.ts";
import { clearEmulator } from "./emulatorCalls.ts";
import { fieldsOfSdk, sdkFieldsOf, sdkValueOf } from "./sdkValues.ts";

interface EmulatorOptions {
  readonly documents: Readonly<Record<string, JsonFields>>;
  readonly address: URL;
  readonly projectId: string;
}

/** The collections in which somebody else may write. */
const collections = [
  "Companies",
  "Menus",
  "PriceTriggers",
  "TrackingOrders",
  "MessageTemplates",
  "Users",
  "GuestUsers",
];
/** A request to Firestore has at most 10 MB, and a menu of a large restaurant 400 kB. */
const batchSize = 20;

/**
 * Documents in Google's Firestore emulator, which is emptied and filled at the start. The backend reads a copy in this
 * process: what it writes goes to the emulator, and what others write there arrives by listening.
 */
export async function createEmulatorDocuments(options: EmulatorOptions): Promise<DocumentsService> {
  const { documents, address, projectId } = options;
  await clearEmulator(address, projectId);
  const app = initializeApp({ projectId, apiKey: "demo-key" }, randomUUID());
  const database = initializeFirestore(app, {});
  // The emulator applies no rules to its owner.
  connectFirestoreEmulator(database, address.hostname, Number(address.port || 80), { mockUserToken: "owner" });

  const seeds = changesOf(documents);
  const records = createStore(new Map(), undefined);
  /** The fields that the emulator has, or soon has. */
  const sent = new Map<string, Fields>();
  /** How many writes of a document haven't been acknowledged. */
  const underway = new Map<string, number>();
  /** What was heard of a document meanwhile. */
  const heard = new Map<string, Fields | null>();
  let isHearing = false;
  let isClosed = false;
  let stored: Promise<void> = Promise.resolve();

  function hear(path: string, fields: Fields | null): void {
    // The SDK's own view may not contain the latest write yet.
    if (underway.has(path)) return void heard.set(path, fields);
    isHearing = true;
    records.commit(new Map([[path, fields]]));
    isHearing = false;
    remember(path, fields);
  }

  function remember(path: string, fields: Fields | null): void {
    if (fields) sent.set(path, fields);
    else sent.delete(path);
  }

  function landed(path: string): void {
    const left = (underway.get(path) ?? 1) - 1;
    if (left > 0) return void underway.set(path, left);
    underway.delete(path);
    const fields = heard.get(path);
    heard.delete(path);
    if (fields !== undefined) hear(path, fields);
  }

  /** Sends only the fields that changed, because somebody else may have changed the others. */
  async function send(paths: readonly string[]): Promise<void> {
    const batch = writeBatch(database);
    for (const path of paths) {
      const [before, after] = [sent.get(path), records.get(path)?.fields ?? null];
      const place = doc(database, path);
      if (!after) batch.delete(place);
      else if (!before) batch.set(place, sdkFieldsOf(after, database));
      else {
        const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
          (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
        );
        const changed = keys.map((key) => {
          const value = after.get(key);
          return [key, value ? sdkValueOf(value, database) : deleteField()];
        });
        batch.set(place, Object.fromEntries(changed), { mergeFields: keys.map((key) => new FieldPath(key)) });
      }
      remember(path, after);
      underway.set(path, (underway.get(path) ?? 0) + 1);
    }
    try {
      await batch.commit();
    } catch (problem) {
      if (!isClosed) process.stderr.write(`Not stored in the emulator: ${paths.join(", ")}: ${reasonOf(problem)}\n`);
    }
    for (const path of paths) landed(path);
  }

  records.subscribe(({ paths }) => {
    if (isHearing) return;
    for (let at = 0; at < paths.length; at += batchSize) {
      const sending = send(paths.slice(at, at + batchSize));
      stored = Promise.all([stored, sending]).then(() => undefined);
    }
  });

  const stops = collections.map((id) =>
    onSnapshot(collectionGroup(database, id), (snapshot) => {
      for (const { type, doc: found } of snapshot.docChanges())
        hear(found.ref.path, type === "removed" ? null : fieldsOfSdk(found.data()));
    }),
  );
  records.commit(seeds);
  await stored;

  return {
    store: createDocumentStore(records),
    reads: createReadLog(),
    async handle(request, response, url) {
      if (!isChannelPath(url.pathname) && !isRestPath(url.pathname)) return false;
      await forward(address, request, response);
      return true;
    },
    reset() {
      const gone = Array.from(records.all(), ({ path }): [string, null] => [path, null]);
      records.commit(new Map([...gone, ...seeds]));
    },
    stored: () => stored,
    async close() {
      isClosed = true;
      for (const stop of stops) stop();
      records.close();
      await deleteApp(app);
    },
  };
}

/** Passes a request of the Firestore protocol on, and its answer back while it arrives. */
export async function forward(to: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(request, response);
  if (request.method === "OPTIONS") return answerPreflight(request, response);
  const { method, url: path } = request;
  const { connection: _, ...headers } = request.headers;
  const onward = requestFrom({
    hostname: to.hostname,
    port: to.port,
    method,
    path,
    headers: { ...headers, host: to.host },
    // The emulator closes connections that could be used again.
    agent: false,
  });
  onward.on("response", (answer) => {
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !name.startsWith("access-control-")) response.setHeader(name, value);
    }
    response.flushHeaders();
    answer.pipe(response);
  });
  const isDone = new Promise<void>((resolve) => {
    response.once("close", resolve);
    onward.once("error", () => {
      if (response.headersSent) response.destroy();
      else sendRefusal(response, new FirestoreError("UNAVAILABLE", `Nothing answers at ${to.origin}.`), false);
    });
  });
  response.once("close", () => onward.destroy());
  request.pipe(onward);
  return isDone;
}

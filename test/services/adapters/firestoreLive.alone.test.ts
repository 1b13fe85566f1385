import { getApps } from "firebase/app";
import {
  Bytes,
  connectFirestoreEmulator,
  doc,
  GeoPoint,
  getFirestore,
  onSnapshot,
  Timestamp,
} from "firebase/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  type LiveContext,
  watchDocument,
  watchDocuments,
} from "../../../src/services/adapters/firebase/firestoreLive.ts";
import { pathsOf } from "../../../src/wire/documents/paths.ts";

vi.mock("firebase/firestore", async (load) => ({
  ...(await load<object>()),
  onSnapshot: vi.fn(),
  connectFirestoreEmulator: vi.fn(),
}));

interface Subscription {
  readonly path: string;
  readonly tell: (found: unknown) => void;
  readonly fail: (error: unknown) => void;
  isStopped: boolean;
}

const made: Subscription[] = [];

beforeEach(() => {
  made.length = 0;
  vi.mocked(connectFirestoreEmulator).mockReset();
  vi.mocked(onSnapshot).mockReset();
  vi.mocked(onSnapshot).mockImplementation(((target: { readonly path: string }, ...given: unknown[]) => {
    const [tell, fail] = given.filter((each) => typeof each === "function") as [Subscription["tell"], () => void];
    const one: Subscription = { path: target.path, tell, fail, isStopped: false };
    made.push(one);
    return () => {
      one.isStopped = true;
    };
  }) as never);
});

function contextOf(firestore: string | null = null): LiveContext {
  const deployment = { firebase: { apiKey: "k", projectId: "p" }, emulators: { auth: null, firestore } };
  return { deployment, device: { scope: "hq-7" } };
}

/** A snapshot of the SDK; without fields, the document doesn't exist. */
const snapshot = (id: string, fields?: object, fromCache = false) => ({
  id,
  exists: () => fields !== undefined,
  data: () => fields,
  metadata: { fromCache },
});

describe("the live client's emulator", () => {
  it.each([
    ["http://127.0.0.1:8080", [["127.0.0.1", 8080]]],
    ["http://documents.example", [["documents.example", 80]]],
    ["https://documents.example", [["documents.example", 443]]],
    ["https://documents.example:8443/", [["documents.example", 8443]]],
    [null, []],
  ])("is %s", (url, expected) => {
    const stop = watchDocument(contextOf(url), "Orders/u-1", { heard() {}, lost() {}, ended() {} });
    stop();
    expect(vi.mocked(connectFirestoreEmulator).mock.calls.map(([, ...host]) => host)).toEqual(expected);
  });
});

describe("a watched document", () => {
  function watch() {
    const heard: unknown[] = [];
    const stop = watchDocument(contextOf(), "Orders/u-1", {
      heard: (document) => heard.push(document),
      lost: () => heard.push("lost"),
      ended: (problem) => heard.push(problem),
    });
    const [one] = made;
    if (!one) throw new Error("Nothing is watched.");
    return { heard, one, stop };
  }

  it("is told as plain data once the server has confirmed it", () => {
    const { heard, one, stop } = watch();
    const firestore = getFirestore(getApps()[0] as never);
    const fields = {
      at: Timestamp.fromMillis(1_795_304_400_000),
      where: new GeoPoint(-37.8, 144.9),
      store: doc(firestore, "Companies/120"),
      picture: Bytes.fromBase64String("AQI="),
      lines: [{ at: Timestamp.fromMillis(0) }, "text", null],
      total: 7,
    };
    one.tell(snapshot("u-1", fields, true));
    one.tell(snapshot("u-1", fields));
    one.tell(snapshot("u-1"));
    stop();
    const plain = {
      at: "2026-11-21T23:40:00.000Z",
      where: { latitude: -37.8, longitude: 144.9 },
      store: "Companies/120",
      picture: "AQI=",
      lines: [{ at: "1970-01-01T00:00:00.000Z" }, "text", null],
      total: 7,
    };
    expect(heard).toEqual(["lost", { id: "u-1", fields: plain }, null]);
  });

  it("asks for changes of the connection, and tells why it ends", () => {
    const { heard, one, stop } = watch();
    expect([one.path, vi.mocked(onSnapshot).mock.calls[0]?.[1]]).toEqual([
      "Orders/u-1",
      { includeMetadataChanges: true },
    ]);
    one.fail({ code: "permission-denied", message: "No." });
    one.fail({ code: "unavailable", message: "Later." });
    expect(heard).toEqual([
      { isDenied: true, message: "No." },
      { isDenied: false, message: "Later." },
    ]);
    expect([one.isStopped, getApps().length]).toEqual([false, 1]);
    stop();
    expect([one.isStopped, getApps().length]).toEqual([true, 0]);
  });
});

it("a watched store is told with its menus until it is stopped", () => {
  const heard: unknown[] = [];
  const stop = watchDocuments({ ...contextOf(), paths: pathsOf(null) }, 120, {
    store: (document) => heard.push(document),
    menus: (documents) => heard.push(documents),
    failed: (message) => heard.push(message),
  });
  const [store, menus] = made;
  expect(made.map(({ path }) => path)).toEqual(["Companies/120", "Companies/120/Menus"]);
  store?.tell(snapshot("120", { Name: "Patty" }));
  store?.tell(snapshot("120"));
  menus?.tell({ docs: [snapshot("Night", { Categories: [] })] });
  for (const one of made) one.fail(new Error(one.path));
  expect(heard).toEqual([
    { id: "120", fields: { Name: "Patty" } },
    null,
    [{ id: "Night", fields: { Categories: [] } }],
    "Companies/120",
    "Companies/120/Menus",
  ]);
  stop();
  expect([made.map(({ isStopped }) => isStopped), getApps().length]).toEqual([[true, true], 0]);
});

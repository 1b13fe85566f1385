import type { StoreReference } from "../../../domain/host/hostSettings.ts";
import type { Menu } from "../../../domain/menu/menu.ts";
import type { Store, StoreId } from "../../../domain/store/store.ts";
import { type DocumentJson, documentJson, queryJson } from "../../../wire/documents/firestoreJson.ts";
import { parseMenu } from "../../../wire/documents/menu.ts";
import { queryUrl, restTarget, restUrl } from "../../../wire/documents/paths.ts";
import { parseStore } from "../../../wire/documents/store.ts";
import { encodeStoreByName } from "../../../wire/documents/storeQueries.ts";
import { storageRows } from "../../../wire/storage/table.ts";
import type { Reading, StoreDocuments } from "../../ports/documents.ts";
import type { AdapterContext } from "../adapterContext.ts";
import type { ServerClock } from "../clock/serverClock.ts";
import type { Device } from "../device/deviceMemory.ts";
import { logOnce } from "../logOnce.ts";
import { within } from "../within.ts";
import { fetchList } from "./firestoreList.ts";
import type { WatchDocuments } from "./firestoreLive.ts";

export interface DocumentsInput extends AdapterContext {
  readonly clock: Pick<ServerClock, "now" | "readDate" | "readEarlyDate">;
  readonly device: Device;
  /** Reads that the entry started. Each is used once. */
  readonly started: Map<string, Promise<Response>>;
  readonly loadLive: () => Promise<{ readonly watchDocuments: WatchDocuments }>;
  /** Runs work that isn't urgent once the browser is idle. */
  readonly later: (task: () => void) => void;
}

interface SeenMenus {
  readonly storeId: StoreId;
  /** Null once they are stored on the device, so that the page doesn't keep a long menu in memory twice. */
  documents: readonly DocumentJson[] | null;
}

/** Longer than any slow phone needs. After that the diner sees an error. */
const patienceMs = 30_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Firestore says why, for example that the key is not valid or that the rules forbid it. */
async function refusalOf(answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => null)) as { readonly error?: { readonly message?: unknown } } | null;
  const reason = body?.error?.message;
  const place = () => new URL(answer.url).pathname.replace(/^.*?projects/, "projects");
  return new Error(`HTTP ${answer.status}${typeof reason === "string" ? `, ${reason} (${place()})` : ""}`);
}

async function answerOf(response: Promise<Response>): Promise<Answer> {
  const answer = await response;
  if (answer.status === 404) return { status: 404, body: null };
  if (!answer.ok) throw await refusalOf(answer);
  return { status: answer.status, body: await answer.json() };
}

function isReferredTo(reference: StoreReference, document: DocumentJson): boolean {
  return reference.kind === "id" ? document.id === String(reference.id) : document.fields["Name"] === reference.name;
}

/**
 * Reads stores and menus through Firestore's REST interface with a plain GET, so that a shop that only shows a menu
 * needs no SDK.
 */
export function createFirestoreDocuments(input: DocumentsInput): StoreDocuments {
  const { clock, deployment, paths, device, started, loadLive, later, log } = input;
  const target = restTarget(deployment);
  let seen: { readonly store: DocumentJson | null; readonly menus: SeenMenus | null } = { store: null, menus: null };

  const context = { base: deployment.apiUrl, note: logOnce(log) };

  const get = (url: string) => {
    const early = started.get(url);
    started.delete(url);
    const ask = () => fetch(url, { cache: "no-cache" });
    // The entry may have started this read already.
    return early ? clock.readEarlyDate(early, performance.now(), ask) : clock.readDate(ask());
  };
  const post = (url: string, body: object) =>
    // Sent as text, it is a simple request without a preflight.
    clock.readDate(
      fetch(url, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "text/plain" } }),
    );

  async function attempt<T>(what: string, work: () => Promise<Reading<T>>): Promise<Reading<T>> {
    try {
      return await within(work(), patienceMs);
    } catch (cause) {
      log("Error", `${what} could not be read`, cause);
      return { kind: "failed" };
    }
  }

  async function queryStores(query: object): Promise<readonly DocumentJson[]> {
    const { body } = await answerOf(post(queryUrl(target, paths.stores), query));
    const documents = queryJson(body);
    if (!documents) throw new Error("the answer is no list of documents");
    return documents;
  }

  async function findStore(reference: StoreReference): Promise<DocumentJson | null> {
    if (reference.kind === "id") {
      const { status, body } = await answerOf(get(restUrl(target, paths.store(reference.id))));
      if (status === 404) return null;
      const document = documentJson(body);
      if (!document) throw new Error("the answer is no document");
      return document;
    }
    return (await queryStores(encodeStoreByName(reference.name)))[0] ?? null;
  }

  /** The store and its menus arrive in either order. Parts of two different stores are never combined. */
  function save(part: Partial<typeof seen>): void {
    seen = { ...seen, ...part };
    const { store, menus } = seen;
    if (!store || !menus || store.id !== String(menus.storeId)) return;
    const savedAt = clock.now();
    later(() => {
      const last = menus.documents ? { store, menus: menus.documents } : device.read(storageRows.lastMenu);
      if (last?.store.id !== store.id) return;
      if (device.save(storageRows.lastMenu, { savedAt, store, menus: last.menus })) menus.documents = null;
    });
  }

  function storeReading(document: DocumentJson | null): Reading<Store> {
    save({ store: document });
    const store = document && parseStore(document.id, document.fields, context);
    return store ? { kind: "found", value: store } : { kind: "missing" };
  }

  function menusReading(storeId: StoreId, documents: readonly DocumentJson[]): Reading<readonly Menu[]> {
    save({ menus: { storeId, documents } });
    return { kind: "found", value: documents.map(({ id, fields }) => parseMenu(id, fields, context)) };
  }

  return {
    recall(reference) {
      const last = device.read(storageRows.lastMenu);
      if (!last || !isReferredTo(reference, last.store)) return null;
      const store = parseStore(last.store.id, last.store.fields, context);
      return store && { store, menus: last.menus.map(({ id, fields }) => parseMenu(id, fields, context)) };
    },
    loadStore: (reference) => attempt("The store", async () => storeReading(await findStore(reference))),
    loadMenus: (id) =>
      attempt("The menu", async () => {
        // R10: a store without menus has an empty list.
        const read = async (url: string) => {
          const { status, body } = await answerOf(get(url));
          return status === 404 ? {} : body;
        };
        return menusReading(id, await fetchList(read, restUrl(target, paths.menus(id))));
      }),
    watch(id, listener) {
      const note = (problem: unknown) => log("Warning", `Listening to the menu: ${problem}`);
      let stop = () => {};
      let isStopped = false;
      loadLive()
        .then(({ watchDocuments }) => {
          if (isStopped) return;
          stop = watchDocuments(input, id, {
            store: (document) => listener.store(storeReading(document)),
            menus: (documents) => listener.menus(menusReading(id, documents)),
            failed: note,
          });
        })
        .catch(note);
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}

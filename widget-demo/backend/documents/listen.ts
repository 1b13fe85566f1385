import type { Stream } from "./channel.ts";
import type { Committed, RecordStore } from "./createStore.ts";
import { encodeCause, refusalOf } from "./errors.ts";
import { nameOf } from "./names.ts";
import { type ReadLog, readsOfBatch } from "./reads.ts";
import { type DocumentRecord, encodeRecord } from "./records.ts";
import { type JsonObject, objectOf, textOf } from "./shape.ts";
import { parseTarget, type Target } from "./targets.ts";
import { formatTime, type Micros } from "./times.ts";
import type { Rights } from "./types.ts";

interface Listened {
  readonly id: number;
  readonly target: Target;
  readonly database: string;
  /** What the client has received, so that only differences are sent. */
  told: ReadonlyMap<string, DocumentRecord>;
}

/** The Listen stream: first all documents of a target, then each difference. A snapshot ends each of these batches. */
export class ListenStream implements Stream {
  readonly close: () => void;
  readonly #store: RecordStore;
  readonly #reads: ReadLog;
  readonly #rights: Rights;
  readonly #send: (message: unknown) => void;
  readonly #targets = new Map<number, Listened>();

  constructor(store: RecordStore, reads: ReadLog, rights: Rights, send: (message: unknown) => void) {
    this.#store = store;
    this.#reads = reads;
    this.#rights = rights;
    this.#send = send;
    this.close = store.subscribe((committed) => this.#onCommit(committed));
  }

  receive(message: unknown): void {
    const { database, addTarget, removeTarget } = objectOf(message, "A listen request");
    if (addTarget !== undefined) this.#add(objectOf(addTarget, "addTarget"), textOf(database, "database"));
    else if (this.#targets.delete(Number(removeTarget))) this.#sendChange("REMOVE", Number(removeTarget));
  }

  #add(data: JsonObject, database: string): void {
    const id = Number(data["targetId"]);
    try {
      const target = parseTarget(data, this.#store, this.#rights);
      const records = target.read();
      const listened: Listened = { id, target, database, told: new Map() };
      this.#targets.set(id, listened);
      this.#sendChange("ADD", id);
      // There is no history to resume from, so a returning client gets everything again.
      if (data["resumeToken"]) this.#sendChange("RESET", id);
      const time = this.#store.readTime();
      const messages = this.#differences(listened, records, time);
      this.#reads.record("listener", target.place, readsOfBatch(messages, true));
      for (const message of messages) this.#send(message);
      for (const path of target.named) if (!listened.told.has(path)) this.#send(deletion(listened, path, time));
      this.#sendChange("CURRENT", id, snapshotAt(time));
      this.#sendSnapshot(time);
    } catch (problem) {
      this.#refuse(id, problem);
    }
  }

  #onCommit({ time, paths }: Committed): void {
    const concerned = [...this.#targets.values()].filter(({ target }) => paths.some((path) => target.concerns(path)));
    const heard = concerned.map((listened) => this.#tell(listened, time));
    if (heard.includes(true)) this.#sendSnapshot(time);
  }

  #tell(listened: Listened, time: Micros): boolean {
    try {
      const messages = this.#differences(listened, listened.target.read(), time);
      this.#reads.record("listener", listened.target.place, readsOfBatch(messages, false));
      for (const message of messages) this.#send(message);
      return messages.length > 0;
    } catch (problem) {
      this.#refuse(listened.id, problem);
      return true;
    }
  }

  #differences(listened: Listened, records: readonly DocumentRecord[], time: Micros): readonly JsonObject[] {
    const { id, database, told } = listened;
    const now = new Map(records.map((record) => [record.path, record]));
    const changed = records.filter((record) => told.get(record.path)?.updated !== record.updated);
    const gone = [...told.keys()].filter((path) => !now.has(path));
    listened.told = now;
    return [
      ...changed.map((record) => ({
        documentChange: { document: encodeRecord(record, database), targetIds: [id] },
      })),
      ...gone.map((path) => this.#departure(listened, path, time)),
    ];
  }

  /** Sends the new version along if the caller may read it, which saves a request. */
  #departure(listened: Listened, path: string, time: Micros): JsonObject {
    const { id, database } = listened;
    const record = this.#store.get(path);
    if (!record) return deletion(listened, path, time);
    if (this.#rights.canGet(path, record)) {
      return { documentChange: { document: encodeRecord(record, database), removedTargetIds: [id] } };
    }
    return {
      documentRemove: { document: nameOf(database, path), readTime: formatTime(time), removedTargetIds: [id] },
    };
  }

  #refuse(id: number, problem: unknown): void {
    this.#targets.delete(id);
    this.#sendChange("REMOVE", id, { cause: encodeCause(refusalOf(problem)) });
  }

  #sendChange(kind: "ADD" | "RESET" | "CURRENT" | "REMOVE", id: number, more: JsonObject = {}): void {
    this.#send({ targetChange: { targetChangeType: kind, targetIds: [id], ...more } });
  }

  /** Without a target, it applies to all of them. Only this makes the client raise its events. */
  #sendSnapshot(time: Micros): void {
    this.#send({ targetChange: { targetChangeType: "NO_CHANGE", targetIds: [], ...snapshotAt(time) } });
  }
}

function snapshotAt(time: Micros): JsonObject {
  return { resumeToken: Buffer.from(String(time)).toString("base64"), readTime: formatTime(time) };
}

function deletion({ id, database }: Listened, path: string, time: Micros): JsonObject {
  return { documentDelete: { document: nameOf(database, path), readTime: formatTime(time), removedTargetIds: [id] } };
}

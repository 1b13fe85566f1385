import { isDeepStrictEqual } from "node:util";
import { type CommitLog, type LoggedCommit, readLog, startLog } from "./log.ts";
import { createRecordIndex, type RecordIndex } from "./recordIndex.ts";
import type { DocumentRecord } from "./records.ts";
import { createVersionClock, type Micros } from "./times.ts";
import type { Fields } from "./values.ts";
import type { Changes } from "./writes.ts";

export interface Committed {
  readonly time: Micros;
  readonly paths: readonly string[];
}

/** The newest version of every document. */
export interface RecordStore {
  get(path: string): DocumentRecord | undefined;
  all(): Iterable<DocumentRecord>;
  readonly index: Pick<RecordIndex, "under" | "ownedUnder" | "named">;
  /** The time of a read that happens now. */
  readTime(): Micros;
  commit(changes: Changes): Micros;
  /** Calls back after each commit that changed something, until the returned function is called. */
  subscribe(listener: (committed: Committed) => void): () => void;
  close(): void;
}

export function createStore(seeds: Changes, logFile: string | undefined): RecordStore {
  const records = new Map<string, DocumentRecord>();
  const index = createRecordIndex();
  const listeners = new Set<(committed: Committed) => void>();
  const logged = logFile === undefined ? null : readLog(logFile);
  for (const commit of logged ?? []) replay(commit);
  const clock = createVersionClock(logged?.at(-1)?.time ?? 0n);
  if (!logged) replay(planCommit(records, seeds, clock.tick()));
  const log: CommitLog | null =
    logFile === undefined
      ? null
      : startLog(logFile, { time: clock.read(), written: [...records.values()], deleted: [] });

  function replay({ written, deleted }: LoggedCommit): void {
    for (const record of written) {
      index.put(record, records.get(record.path));
      records.set(record.path, record);
    }
    for (const path of deleted) {
      const old = records.get(path);
      if (old) index.remove(old);
      records.delete(path);
    }
  }

  return {
    get: (path) => records.get(path),
    all: () => records.values(),
    index,
    readTime: () => clock.read(),
    commit(changes) {
      const commit = planCommit(records, changes, clock.tick());
      const paths = [...commit.written.map((record) => record.path), ...commit.deleted];
      if (paths.length === 0) return commit.time;
      log?.append(commit);
      replay(commit);
      for (const listener of [...listeners]) listener({ time: commit.time, paths });
      return commit.time;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      log?.close();
    },
  };
}

/** Contains only real changes: a write that changes nothing keeps the version and calls no listener. */
function planCommit(records: ReadonlyMap<string, DocumentRecord>, changes: Changes, time: Micros): LoggedCommit {
  const written: DocumentRecord[] = [];
  const deleted: string[] = [];
  for (const [path, fields] of changes) {
    const old = records.get(path);
    if (fields === null) {
      if (old) deleted.push(path);
    } else if (!old || !sameFields(old.fields, fields)) {
      written.push({ path, fields, created: old?.created ?? time, updated: time });
    }
  }
  return { time, written, deleted };
}

function sameFields(one: Fields, other: Fields): boolean {
  return isDeepStrictEqual(one, other);
}

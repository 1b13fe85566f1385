import type { RecordStore } from "./createStore.ts";
import { denied } from "./errors.ts";
import type { JsonObject } from "./shape.ts";
import { formatTime, type Micros } from "./times.ts";
import type { Rights } from "./types.ts";
import { encodeResult, planWrites, type Write } from "./writes.ts";

/** Commits all of a client's writes, or none. */
export function commitWrites(store: RecordStore, rights: Rights, writes: readonly Write[], now: Micros): JsonObject {
  // Who verifies a document only has to be allowed to read it.
  const mayAsk = ({ deed, path }: Write) =>
    deed.kind === "verify" ? rights.canGet(path, store.get(path)) : rights.mayWriteTo(path);
  if (!writes.every(mayAsk)) throw denied();
  const { changes, told } = planWrites(writes, store.get, now);
  const isAllowed = [...changes].every(([path, fields]) => {
    return rights.canWrite(path, store.get(path)?.fields ?? null, fields);
  });
  if (!isAllowed) throw denied();
  const time = store.commit(changes);
  const results = writes.map((write, index) =>
    encodeResult(told[index] ?? [], store.get(write.path)?.updated, write.database),
  );
  return { writeResults: results, commitTime: formatTime(time) };
}

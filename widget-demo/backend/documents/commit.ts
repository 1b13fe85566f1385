import { canWrite } from "./access.ts";
import type { RecordStore } from "./createStore.ts";
import { denied } from "./errors.ts";
import type { JsonObject } from "./shape.ts";
import { formatTime, type Micros } from "./times.ts";
import type { Caller } from "./types.ts";
import { encodeResult, planWrites, type Write } from "./writes.ts";

/** A client's writes: all of them or none. */
export function commitWrites(store: RecordStore, caller: Caller, writes: readonly Write[], now: Micros): JsonObject {
  if (!writes.every((write) => canWrite(caller, write.path))) throw denied();
  const { changes, told } = planWrites(writes, store.get, now);
  const time = store.commit(changes);
  const results = writes.map((write, index) =>
    encodeResult(told[index] ?? [], store.get(write.path)?.updated, write.database),
  );
  return { writeResults: results, commitTime: formatTime(time) };
}

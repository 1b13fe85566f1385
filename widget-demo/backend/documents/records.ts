import { nameOf } from "./names.ts";
import { formatTime, type Micros } from "./times.ts";
import { encodeFields, type Fields } from "./values.ts";

/** One version of a document. Each change creates a new record, so versions can be compared by identity. */
export interface DocumentRecord {
  readonly path: string;
  readonly fields: Fields;
  readonly created: Micros;
  readonly updated: Micros;
}

export function encodeRecord(record: DocumentRecord, database: string) {
  return {
    name: nameOf(database, record.path),
    fields: encodeFields(record.fields, database),
    createTime: formatTime(record.created),
    updateTime: formatTime(record.updated),
  };
}

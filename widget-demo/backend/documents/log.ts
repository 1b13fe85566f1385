import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { DocumentRecord } from "./records.ts";
import { isObject, listOf, objectOf, textOf } from "./shape.ts";
import { formatTime, type Micros, parseTime } from "./times.ts";
import { encodeFields, parseFields } from "./values.ts";

/** A commit is one line in the log, so that it is stored completely or not at all. */
export interface LoggedCommit {
  readonly time: Micros;
  readonly written: readonly DocumentRecord[];
  readonly deleted: readonly string[];
}

export interface CommitLog {
  append(commit: LoggedCommit): void;
  close(): void;
}

/** References are stored as paths, so that the database's name doesn't matter. */
const database = "projects/log/databases/(default)";

/** The commits in a log, oldest first; null if there is no log yet. */
export function readLog(file: string): readonly LoggedCommit[] | null {
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  // A line counts only with its line end: a process that is killed while writing leaves a partial last line.
  const whole = lines.slice(0, -1);
  return whole.length === 0 ? null : whole.map((line, index) => parseLine(line, `${file}:${index + 1}`));
}

/** Rewrites the log as one line that contains everything. The old log is only replaced when the new one is complete. */
export function startLog(file: string, everything: LoggedCommit): CommitLog {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, encodeLine(everything));
  renameSync(draft, file);
  const descriptor = openSync(file, "a");
  return {
    append: (commit) => void writeSync(descriptor, encodeLine(commit)),
    close: () => closeSync(descriptor),
  };
}

function encodeLine({ time, written, deleted }: LoggedCommit): string {
  const line = {
    time: formatTime(time),
    written: written.map((record) => ({
      path: record.path,
      created: formatTime(record.created),
      updated: formatTime(record.updated),
      fields: encodeFields(record.fields, database),
    })),
    deleted,
  };
  return `${JSON.stringify(line)}\n`;
}

function parseLine(line: string, where: string): LoggedCommit {
  try {
    const commit = objectOf(JSON.parse(line), "A line");
    return {
      time: timeOf(commit["time"]),
      written: listOf(commit["written"], "written").map(parseRecord),
      deleted: listOf(commit["deleted"], "deleted").map((path) => textOf(path, "path")),
    };
  } catch (problem) {
    throw new Error(`${where} is not a line of this log: ${problem instanceof Error ? problem.message : problem}`);
  }
}

function parseRecord(data: unknown): DocumentRecord {
  const record = isObject(data) ? data : {};
  return {
    path: textOf(record["path"], "path"),
    created: timeOf(record["created"]),
    updated: timeOf(record["updated"]),
    fields: parseFields(record["fields"]),
  };
}

function timeOf(data: unknown): Micros {
  const time = parseTime(textOf(data, "A time"));
  if (time === undefined) throw new Error(`"${String(data)}" is not a time`);
  return time;
}

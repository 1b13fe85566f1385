import { type LogEntry, logCategories, logTypes } from "../../domain/log/logEntry.ts";
import { moment } from "./cart.ts";
import * as v from "./schema.ts";
import { shortRow, stored } from "./stored.ts";
import { word } from "./word.ts";

const entry: v.GenericSchema<unknown, LogEntry> = v.object({
  type: v.picklist(logTypes),
  category: v.picklist(logCategories),
  description: v.string(),
  at: moment,
  path: v.string(),
  version: word,
});

/** R94: what went wrong in this tab, without anything personal. */
export const storedLog = stored<readonly LogEntry[]>({
  ...shortRow,
  key: "log",
  storage: "session",
  isExpendable: true,
  schema: v.array(entry),
  longest: 200_000,
});

import * as v from "valibot";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { DocumentsSchema } from "../../backend/documentShape.ts";
import { misuse, readOptions, storeNumber, usageOf, webAddress } from "../options.ts";
import { here, readFileOf } from "../readConfiguration.ts";
import { type Area, areas } from "./areas.ts";
import { fetchDocuments } from "./fetchDocuments.ts";
import { fetchPage, idsOf } from "./page/fetchPage.ts";
import { type Line, type Report, reportOf } from "./report.ts";
import type { Subject } from "./subject.ts";

export const options = {
  config: { type: "string", value: "FILE", isNeeded: true, about: "the configuration that the shop is built with" },
  store: {
    type: "string",
    value: "ID",
    multiple: true,
    about: "only this store; may stand several times. Without it, those of the page's tags, or all",
  },
  hq: { type: "string", value: "ID", about: "the headquarters of a branded deployment, or of a group of stores" },
  page: {
    type: "string",
    value: "URL",
    about: "a page with the shop. Without it, the page and the script's host aren't looked at",
  },
  documents: {
    type: "string",
    value: "FILE",
    about: "a file of documents in place of Firestore. Nothing is asked over the network then",
  },
  json: { type: "boolean", about: "a list of level, area, place, message and fix, as JSON" },
} as const;

export const usage = usageOf("doctor --", options);

/** Looks at a whole set-up, and says what is wrong with it. Places no order, and writes nothing. */
export async function examine(args: readonly string[]): Promise<Report> {
  const { config, store = [], hq, page, documents, json = false } = readOptions(args, options, usage).values;
  if (config === undefined && documents === undefined) throw misuse(usage, "There is nothing to look at.");
  const written = config === undefined ? undefined : readFileOf(config, v.unknown());
  const parsed = parseConfig(written, page ?? here);
  const deployment = parsed.ok ? parsed.deployment : null;
  const named = store.map((id) => storeNumber("--store", id, usage));
  const group = hq === undefined ? null : storeNumber("--hq", hq, usage);
  const address = page === undefined ? null : webAddress("--page", page, usage).href;
  const fetched = address === null || documents !== undefined ? null : await fetchPage(address);
  const asked = {
    configuration: config === undefined ? null : { file: config, written },
    deployment,
    stores: named.length > 0 ? named : idsOf(fetched, "store-id", "store-name"),
    hq: group ?? idsOf(fetched, "hq-id")[0] ?? null,
    page: fetched,
  };
  const read =
    documents === undefined
      ? await fetchDocuments(asked)
      : { documents: readFileOf(documents, DocumentsSchema), unread: [] };
  const subject: Subject = { ...asked, ...read, isOnline: documents === undefined };
  const lines: Line[] = [];
  for (const [area, { look, isOnline }] of Object.entries(areas) as [Area, (typeof areas)[Area]][]) {
    if (isOnline && !subject.isOnline) continue;
    lines.push(...(await look(subject)).map((finding) => ({ area, ...finding })));
  }
  return reportOf(lines, json, deployment);
}

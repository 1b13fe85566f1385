import * as v from "valibot";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { DocumentsSchema } from "../../backend/documentShape.ts";
import { misuse, readOptions } from "../options.ts";
import { here, readFileOf } from "../readConfiguration.ts";
import { type Area, areas } from "./areas.ts";
import { fetchDocuments } from "./fetchDocuments.ts";
import { fetchPage, idsOf } from "./page/fetchPage.ts";
import { type Line, type Report, reportOf } from "./report.ts";
import type { Subject } from "./subject.ts";

export const usage = "npm run doctor -- --config FILE [--store ID]… [--hq ID] [--page URL] [--documents FILE] [--json]";

const flags = {
  config: { type: "string" },
  store: { type: "string", multiple: true },
  hq: { type: "string" },
  page: { type: "string" },
  documents: { type: "string" },
  json: { type: "boolean" },
} as const;

/** Looks at a whole set-up, and says what is wrong with it. Places no order, and writes nothing. */
export async function examine(args: readonly string[]): Promise<Report> {
  const { config, store = [], hq, page, documents, json = false } = readOptions(args, flags, usage).values;
  if (config === undefined && documents === undefined) throw misuse(usage, "There is nothing to look at.");
  const written = config === undefined ? undefined : readFileOf(config, v.unknown());
  const parsed = parseConfig(written, page ?? here);
  const deployment = parsed.ok ? parsed.deployment : null;
  const named = store.map((id) => numberOf("--store", id));
  const group = hq === undefined ? null : numberOf("--hq", hq);
  const address = page === undefined ? null : addressOf(page);
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

function numberOf(flag: string, text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw misuse(usage, `${flag} takes a store's number, not "${text}".`);
  return Number(text);
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw misuse(usage, `--page takes a page's address, not "${text}".`);
  return url.href;
}

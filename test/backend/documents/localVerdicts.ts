import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { parseQuery } from "../../../widget-demo/backend/documents/parseQuery.ts";
import { fieldsOfJson } from "../../../widget-demo/backend/documents/plain.ts";
import type { JsonFields, Rights } from "../../../widget-demo/backend/documents/types.ts";
import { headquarters, now, type Person } from "./accessCases.ts";

export function localRights(who: Person): Rights {
  return rightsOf(who, { now: () => now, has: (path) => path === headquarters });
}

export function localMayGet(path: string, who: Person, document: JsonFields | null): boolean {
  const record = document === null ? undefined : { path, fields: fieldsOfJson(document), created: 1n, updated: 1n };
  return localRights(who).canGet(path, record);
}

export function localMayList(collection: string, who: Person, owner: string | null): boolean {
  const at = collection.lastIndexOf("/");
  const from = [{ collectionId: collection.slice(at + 1) }];
  const where = owner === null ? {} : { where: equals("OnlineOrderUserIdentifier", owner) };
  return localRights(who).canList(parseQuery({ from, ...where }, at < 0 ? "" : collection.slice(0, at)));
}

export function localMayWrite(path: string, who: Person, before: JsonFields | null, after: JsonFields | null): boolean {
  const [old, next] = [before, after].map((each) => each && fieldsOfJson(each));
  return localRights(who).canWrite(path, old ?? null, next ?? null);
}

export function equals(fieldPath: string, text: string): object {
  return { fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue: text } } };
}

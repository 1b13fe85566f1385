import { orderPaths } from "../../../src/wire/documents/orderPaths.ts";
import { pathsOf, restTarget } from "../../../src/wire/documents/paths.ts";
import { listDocuments, type Read, readDocument } from "../strangerReads.ts";
import { readStores } from "./documents/readStores.ts";
import type { Documents, Subject } from "./subject.ts";

type Unread = Subject["unread"][number];

interface Fetched {
  readonly documents: Documents;
  readonly unread: readonly Unread[];
}

const templates = ["thankyou", "thankyougift"];

/** The stores with their menus and offers, and the texts, as the shop of a guest may read them. */
export async function fetchDocuments({
  deployment,
  stores,
  hq,
}: Pick<Subject, "deployment" | "stores" | "hq">): Promise<Fetched> {
  const documents: Record<string, Documents[string]> = {};
  const unread: Unread[] = [];
  if (!deployment || (deployment.isBranded && hq === null)) return { documents, unread };
  const target = restTarget(deployment);
  const paths = pathsOf(deployment.isBranded ? hq : null);
  const { template } = orderPaths(paths);

  function keep<T>(path: string, read: Read<T>, place: (value: T) => Documents): void {
    if (read.kind === "found") Object.assign(documents, place(read.value));
    else unread.push({ path, read });
  }
  const isUnread = (path: string) => unread.some((each) => each.path === path);
  const one = async (path: string) => keep(path, await readDocument(target, path), (fields) => ({ [path]: fields }));
  const all = async (path: string) => keep(path, await listDocuments(target, path), (found) => found);

  if (stores.length === 0) await all(paths.stores);
  const named = [...new Set([...stores, ...(hq === null ? [] : [hq])])].map((id) => paths.store(id));
  await Promise.all(named.filter((path) => !(path in documents)).map(one));
  const found = Object.keys(documents);
  await Promise.all(found.flatMap((path) => [all(`${path}/Menus`), all(`${path}/PriceTriggers`)]));
  if (!deployment.isBranded) {
    const headquarters = new Set(readStores(documents).flatMap(({ company }) => company ?? []));
    const others = [...headquarters].map((id) => paths.store(Number(id)));
    await Promise.all(others.filter((path) => !found.includes(path) && !isUnread(path)).map(one));
  }
  await Promise.all(templates.map((key) => one(template(key))));
  return { documents, unread };
}

import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { orderPaths } from "../../../src/wire/documents/orderPaths.ts";
import { pathsOf, type RestTarget, restTarget } from "../../../src/wire/documents/paths.ts";
import { createStore } from "../../backend/documents/createStore.ts";
import { changesOf, createDocumentStore } from "../../backend/documents/documentStore.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { giftMenuOf } from "../../backend/ordering/gifts/giftMenu.ts";
import { textIn } from "../../backend/ordering/reading.ts";
import { findMenu, findTriggers, rootOf, type Store } from "../../backend/ordering/storeDocuments.ts";
import { zoneOf } from "../../backend/ordering/storeTime.ts";
import { StartProblem } from "../../backend/problem.ts";
import { listDocuments, type Read, readDocument } from "../strangerReads.ts";
import { type Dishes, dishesOf } from "./dishes.ts";

/** A store as a guest reads it in Firestore. */
export interface Shop extends Dishes {
  readonly id: number;
  readonly hqId: number;
  readonly store: Store;
  readonly menu: JsonFields;
  readonly giftMenu: JsonFields | null;
  readonly triggers: readonly JsonFields[];
  readonly target: RestTarget;
  readonly paths: ReturnType<typeof orderPaths>;
}

export async function readShop(deployment: Deployment, id: number, hq: number | null): Promise<Shop> {
  const target = restTarget(deployment);
  const paths = pathsOf(deployment.isBranded ? hq : null);
  const path = paths.store(id);
  const fields = found(path, await readDocument(target, path));
  const menus = found(paths.menus(id), await listDocuments(target, paths.menus(id)));
  const orders = orderPaths(paths);
  const offers = found(orders.triggers(id), await listDocuments(target, orders.triggers(id)));
  const documents = createDocumentStore(createStore(changesOf({ ...menus, ...offers }), undefined));
  const zone = zoneOf(textIn(fields, "TimezoneIanaFormat"));
  const store: Store = { id: String(id), root: rootOf(path), path, zone, fields };
  const menu = findMenu(documents, store, Date.now());
  if (!menu) throw new StartProblem(`${path} has no Menus, so nothing can be ordered.`);
  const giftMenu = giftMenuOf([menu, documents.read(`${path}/Menus/DefaultMenu`)]);
  const triggers = findTriggers(documents, store);
  const hqId = Number(fields["HQCompanyID"]) || id;
  return { id, hqId, store, menu, giftMenu, triggers, ...dishesOf(menu), target, paths: orders };
}

function found<T>(path: string, read: Read<T>): T {
  switch (read.kind) {
    case "found":
      return read.value;
    case "missing":
      throw new StartProblem(`Firestore has no ${path}.`);
    case "refused":
      throw new StartProblem(`Firestore refuses ${path}: HTTP ${read.status}. ${read.reason}`.trim());
    case "silent":
      throw new StartProblem(`Nothing answers at ${read.origin}.`);
  }
}

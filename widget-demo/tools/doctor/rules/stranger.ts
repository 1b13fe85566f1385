import { randomUUID } from "node:crypto";
import type { Deployment } from "../../../../src/domain/host/deployment.ts";
import { orderPaths } from "../../../../src/wire/documents/orderPaths.ts";
import { pathsOf, type RestTarget, restTarget } from "../../../../src/wire/documents/paths.ts";
import { queryDocuments, readDocument } from "../../strangerReads.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { tryToWrite, type Verdict, verdictOf } from "./tryToWrite.ts";

/** Something that only its owner or the backend may do. */
interface Attempt {
  readonly place: string;
  readonly deed: string;
  /** What it means if everybody can. */
  readonly so: string;
  readonly run: () => Promise<Verdict>;
}

/** Where it is tried: collections, unless it says otherwise. */
interface Places {
  readonly target: RestTarget;
  readonly stores: string;
  readonly menus: string;
  readonly users: string;
  readonly guests: string;
  readonly orders: string;
  /** A store's document that a stranger can read; null without one. */
  readonly store: string | null;
  /** An id that no document has. */
  readonly nobody: string;
}

/** Tries what the rules must refuse to somebody who has only the configuration. Nothing is changed. */
export async function lookAtStranger(subject: Subject, deployment: Deployment): Promise<readonly Finding[]> {
  const places = placesOf(subject, deployment);
  const attempts = [...reads(places), ...writes(places)];
  const verdicts = await Promise.all(attempts.map(async (attempt) => ({ attempt, verdict: await attempt.run() })));
  const allowed = verdicts.flatMap(({ attempt, verdict }) => (verdict === "allowed" ? [attempt] : []));
  const lines =
    allowed.length > mostLines
      ? [openLine(allowed), ...verdicts.filter(({ verdict }) => verdict !== "allowed").map(lineOf)]
      : verdicts.map(lineOf);
  return [...lines, ...(await lookAtGuest(places, subject))];
}

function placesOf({ documents, stores, hq }: Subject, deployment: Deployment): Places {
  const paths = pathsOf(deployment.isBranded ? hq : null);
  const root = paths.stores.slice(0, -"Companies".length);
  const isStore = (path: string) =>
    path.startsWith(`${paths.stores}/`) && !path.slice(paths.stores.length + 1).includes("/");
  const store = Object.keys(documents).find(isStore) ?? null;
  const storeId = Number(store?.split("/").at(-1) ?? stores[0] ?? 1);
  const nobody = `servery-doctor-${randomUUID()}`;
  return {
    target: restTarget(deployment),
    stores: paths.stores,
    menus: paths.menus(storeId),
    users: `${root}Users`,
    guests: `${root}GuestUsers`,
    orders: orderPaths(paths).orders({ storeId, customerId: nobody }),
    store,
    nobody,
  };
}

/** More that everybody can do is one mistake. */
const mostLines = 3;

function openLine(allowed: readonly Attempt[]): Finding {
  const list = (parts: Iterable<string>) => new Intl.ListFormat("en-AU").format(new Set(parts));
  const deeds = list(allowed.map(({ deed }) => deed));
  const message = `Everybody can ${deeds}: ${list(allowed.map(({ so }) => so))}.`;
  return error("Firestore", message, "Publish firestore.rules.");
}

function lineOf({ attempt: { place, deed, so }, verdict }: { attempt: Attempt; verdict: Verdict }): Finding {
  if (verdict === "refused") return ok(place, `A stranger can't ${deed}.`);
  if (verdict === "allowed") return error(place, `Everybody can ${deed}: ${so}.`, "Publish firestore.rules.");
  return warning(place, `Whether a stranger can ${deed} is unknown: ${verdict}.`, "Run the doctor again.");
}

const people = "names, addresses and telephone numbers are public";

function reads({ target, users, guests, orders, nobody }: Places): readonly Attempt[] {
  const owner = { fieldPath: "OnlineOrderUserIdentifier" };
  const ofNobody = { fieldFilter: { field: owner, op: "EQUAL", value: { stringValue: nobody } } };
  const list = (place: string, deed: string, query: object = {}, collection = place): Attempt => ({
    place,
    deed,
    so: people,
    run: async () => verdictOf(await queryDocuments(target, collection, onlyNames(collection, query))),
  });
  return [
    list(users, "list the members"),
    {
      place: users,
      deed: "read a member",
      so: people,
      run: async () => verdictOf(await readDocument(target, `${users}/${nobody}`)),
    },
    list(guests, "list the guests"),
    list(orders, "list the orders"),
    list(orders, "look for somebody's orders", { where: ofNobody }),
    list("TrackingOrders", "list the orders of all stores", {
      from: [{ collectionId: "TrackingOrders", allDescendants: true }],
    }),
  ];
}

/** One document at most, without its fields. */
function onlyNames(collection: string, query: object): object {
  const from = [{ collectionId: collection.split("/").at(-1) }];
  return { structuredQuery: { from, select: { fields: [{ fieldPath: "__name__" }] }, limit: 1, ...query } };
}

function writes({ target, store, stores, menus, users, guests, orders, nobody }: Places): readonly Attempt[] {
  const write = (place: string, what: string, so: string): Attempt => ({
    place,
    deed: `write ${what}`,
    so,
    run: () => tryToWrite(target, `${place}/${nobody}`, store),
  });
  return [
    write(stores, "a store", "anybody can change what diners see"),
    write(menus, "a menu", "anybody can change the prices"),
    write(orders, "an order", "the kitchen can't trust what it reads"),
    write(users, "a member", "anybody can give away points"),
    write(guests, "a guest", "the database can be filled by anybody"),
  ];
}

/** The shop looks for an order by its UDID before it is written. */
async function lookAtGuest({ target, orders, nobody }: Places, { unread }: Subject): Promise<readonly Finding[]> {
  // Where menus can't be read either, that is said already.
  if (unread.some(({ read }) => read.kind === "refused")) return [];
  const verdict = verdictOf(await readDocument(target, `${orders}/${nobody}`));
  if (verdict === "allowed") return [ok(orders, "A guest can follow an order whose UDID they have.")];
  if (verdict !== "refused")
    return [warning(orders, `Whether a guest can follow an order is unknown: ${verdict}.`, "Run the doctor again.")];
  const what = "A guest can't follow their own order: diners read that it can't be found.";
  return [error(orders, what, "Publish firestore.rules.")];
}

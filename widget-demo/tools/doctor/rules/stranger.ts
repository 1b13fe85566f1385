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

/** Where it is tried. */
interface Places {
  readonly target: RestTarget;
  readonly users: string;
  readonly guests: string;
  readonly user: string;
  readonly guest: string;
  /** Null without a store. */
  readonly store: string | null;
  readonly menu: string | null;
  readonly orders: string;
  readonly order: string;
}

/** Tries what the rules must refuse to somebody who has only the configuration. Nothing is changed. */
export async function lookAtStranger(subject: Subject, deployment: Deployment): Promise<readonly Finding[]> {
  const places = placesOf(subject, deployment);
  const attempts = [...reads(places), ...writes(places)];
  return [...(await Promise.all(attempts.map(lineOf))), ...(await lookAtGuest(places, subject))];
}

function placesOf({ documents, stores, hq }: Subject, deployment: Deployment): Places {
  const paths = pathsOf(deployment.isBranded ? hq : null);
  const { user, orders } = orderPaths(paths);
  const root = paths.stores.slice(0, -"Companies".length);
  const below = Object.keys(documents).filter((path) => path.startsWith(`${paths.stores}/`));
  const store = below.find((path) => path.split("/").length === paths.store(1).split("/").length) ?? null;
  // Nobody has this uid, and no order this UDID.
  const nobody = `servery-doctor-${randomUUID()}`;
  const collection = orders({ storeId: Number(store?.split("/").at(-1) ?? stores[0] ?? 1), customerId: nobody });
  return {
    target: restTarget(deployment),
    users: `${root}Users`,
    guests: `${root}GuestUsers`,
    user: user(nobody),
    guest: `${root}GuestUsers/${nobody}`,
    store,
    menu: below.find((path) => path.includes("/Menus/")) ?? null,
    orders: collection,
    order: `${collection}/${nobody}`,
  };
}

async function lineOf({ place, deed, so, run }: Attempt): Promise<Finding> {
  const verdict = await run();
  if (verdict === "refused") return ok(place, `A stranger can't ${deed}.`);
  if (verdict === "allowed") return error(place, `Everybody can ${deed}: ${so}.`, "Publish firestore.rules.");
  return warning(place, `Whether a stranger can ${deed} is unknown: ${verdict}.`, "Run the doctor again.");
}

const people = "names, addresses and telephone numbers are public";

function reads({ target, users, guests, user, orders }: Places): readonly Attempt[] {
  const owner = { fieldPath: "OnlineOrderUserIdentifier" };
  const ofNobody = { fieldFilter: { field: owner, op: "EQUAL", value: { stringValue: user.split("/").at(-1) } } };
  const list = (place: string, deed: string, query: object = {}, collection = place): Attempt => ({
    place,
    deed,
    so: people,
    run: async () => verdictOf(await queryDocuments(target, collection, onlyNames(collection, query))),
  });
  return [
    list(users, "list the members"),
    { place: users, deed: "read a member", so: people, run: async () => verdictOf(await readDocument(target, user)) },
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

function writes({ target, store, menu, order, user, guest }: Places): readonly Attempt[] {
  const write = (path: string, deed: string, so: string, place = path): Attempt => ({
    place,
    deed,
    so,
    run: () => tryToWrite(target, path),
  });
  const collectionOf = (path: string) => path.split("/").slice(0, -1).join("/");
  return [
    ...(store === null ? [] : [write(store, "write it", "anybody can change what diners see")]),
    ...(menu === null ? [] : [write(menu, "write it", "anybody can change the prices")]),
    write(order, "write an order", "the kitchen can't trust what it reads", collectionOf(order)),
    write(user, "write a member", "anybody can give away points", collectionOf(user)),
    write(guest, "write a guest", "the database can be filled by anybody", collectionOf(guest)),
  ];
}

/** The shop looks for an order by its UDID before it is written. */
async function lookAtGuest({ target, orders, order }: Places, { unread }: Subject): Promise<readonly Finding[]> {
  // Where menus can't be read either, that is said already.
  if (unread.some(({ read }) => read.kind === "refused")) return [];
  const verdict = verdictOf(await readDocument(target, order));
  if (verdict === "allowed") return [ok(orders, "A guest can follow an order whose UDID they have.")];
  const what = "A guest can't follow their own order: diners read that it can't be found.";
  return [error(orders, what, "Publish firestore.rules.")];
}

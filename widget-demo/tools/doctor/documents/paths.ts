import { meantName } from "../../../../src/wire/host/misspelt.ts";
import { error, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { type Fault, of } from "./fault.ts";
import { isAskedFor, storeAt, storePathOf } from "./readStores.ts";

const people = ["Users", "GuestUsers"];
const ofBrand = ["Companies", ...people, "MessageTemplates"];

/** The collections below a collection's documents. */
const below: Readonly<Record<string, readonly string[]>> = {
  "": [...ofBrand, "Brands"],
  Brands: ofBrand,
  Companies: ["Menus", "PriceTriggers", "TrackingOrders"],
  Users: ["TrackingOrders"],
};

const templates = ["thankyou", "thankyougift"];

/** Documents that nothing reads where they are, and stores that are there twice, or not at all. */
export function pathFaults(subject: Subject): readonly Fault[] {
  const paths = Object.keys(subject.documents);
  const lost = paths.flatMap((path) => lostAt(path) ?? []);
  const unread = lost.flatMap(({ path, better }) => (better === null ? [path] : []));
  return [
    ...lost.flatMap(({ path, better }) => (better === null ? [] : [misplaced(path, better)])),
    ...othersFaults(unread),
    ...paths.filter((path) => storePathOf(path) !== null).flatMap((path) => storeFaults(path, subject)),
    ...sharedNumbers(paths),
    ...headquartersFaults(paths),
    ...brandedFaults(paths, subject),
    ...missingStores(subject),
  ];
}

interface Lost {
  readonly path: string;
  /** Where it was meant to be; null if nobody knows. */
  readonly better: string | null;
}

/** Null if the shop or the backend reads the document. */
function lostAt(path: string): Lost | null {
  const segments = path.split("/");
  let parent = "";
  for (let at = 0; at < segments.length; at += 2) {
    const collection = segments[at] ?? "";
    const known = below[parent] ?? [];
    if (!known.includes(collection)) {
      const meant = meantCollection(collection, known);
      return { path, better: meant ? segments.with(at, meant).join("/") : atRoot(segments, at) };
    }
    parent = collection;
  }
  const id = segments.at(-1) ?? "";
  if (parent !== "MessageTemplates" || templates.includes(id)) return null;
  const meant = meantName(id, templates);
  return { path, better: meant && segments.with(-1, meant).join("/") };
}

/** Where it belongs if it stands below something that it doesn't belong to; null if nobody knows. */
function atRoot(segments: readonly string[], at: number): string | null {
  const brand = segments[0] === "Brands" ? segments.slice(0, 2) : [];
  return ofBrand.includes(segments[at] ?? "") && at > brand.length ? [...brand, ...segments.slice(at)].join("/") : null;
}

const singular = (name: string) => name.toLowerCase().replace(/(ies|y|s)$/, "");

function meantCollection(written: string, known: readonly string[]): string | null {
  return known.find((each) => singular(each) === singular(written)) ?? meantName(written, known);
}

function misplaced(path: string, better: string): Fault {
  return of("misplaced", error(path, `Nothing reads it here: did you mean ${better}?`, "Move it there."));
}

function othersFaults(paths: readonly string[]): Fault[] {
  const [first, ...more] = paths;
  if (first === undefined) return [];
  const count = more.length === 0 ? "" : `, nor ${more.length} more such as ${more[0]}`;
  return [of("others", warning(first, `Nothing reads it${count}.`, "Leave it if another system reads it."))];
}

function storeFaults(path: string, { documents, ...asked }: Subject): Fault[] {
  const store = storePathOf(path) ?? "";
  if (!isAskedFor(store, asked)) return [];
  const id = storeAt(path)?.id;
  if (id === undefined) {
    if (store in documents || path.includes("/TrackingOrders/")) return [];
    return [of("orphan", error(path, `There is no ${store}, so nobody sees it.`, `Add ${store}.`))];
  }
  if (!/^[1-9]\d*$/.test(id)) {
    return [of("number", error(path, `"${id}" isn't a number, so nobody can open the store.`, "Give it a number."))];
  }
  const own = documents[path]?.["ID"] ?? id;
  if (String(own) === id || typeof own !== "number") return [];
  return [of("id", warning(`${path} · ID`, `ID is ${own}, but the document's id counts.`, `Write ${id}.`))];
}

/** R8: calls name a store by its number only. */
function sharedNumbers(paths: readonly string[]): Fault[] {
  const byId = Map.groupBy(
    paths.filter((path) => storeAt(path) !== null),
    (path) => storeAt(path)?.id,
  );
  return [...byId.values()].flatMap(([first, ...others]) =>
    others.map((path) =>
      of(
        "shared",
        error(path, `${first} has the same number, so orders of one get to the other.`, "Give it another number."),
      ),
    ),
  );
}

function headquartersFaults(paths: readonly string[]): Fault[] {
  const brands = new Set(paths.flatMap((path) => storeAt(path)?.brand ?? []));
  return [...brands].flatMap((brand) => {
    const path = `Brands/${brand}/Companies/${brand}`;
    if (paths.includes(path)) return [];
    const message = "It isn't there, so the group's page has no name, no picture and no log-in.";
    return [of("headquarters", warning(path, message, "Add it, with IsHQ true."))];
  });
}

/** R8: one configuration reads either stores below Brands, or those that aren't. */
function brandedFaults(paths: readonly string[], { deployment }: Subject): Fault[] {
  if (!deployment) return [];
  const { isBranded } = deployment;
  const [first, ...more] = paths.filter((path) => {
    const store = storeAt(path);
    return store !== null && (store.brand !== null) !== isBranded;
  });
  if (first === undefined) return [];
  const nor = more.length === 0 ? "" : `, nor ${more.length} more such as ${more[0]}`;
  const message = isBranded
    ? `The configuration's branded is true, so nobody finds it outside Brands${nor}.`
    : `The configuration's branded isn't true, so nobody finds it below Brands${nor}.`;
  const fix = isBranded ? "Move it below Brands, or write branded: false." : "Write branded: true, or move it.";
  return [of("branded", error(first, message, fix))];
}

/** What couldn't be read over the network is told where the rules are. */
function missingStores({ stores, documents, isOnline }: Subject): Fault[] {
  if (isOnline) return [];
  const ids = new Set(Object.keys(documents).map((path) => storeAt(path)?.id));
  const missing = stores.filter((id) => !ids.has(String(id)));
  if (stores.length === 0 && ids.size === (ids.has(undefined) ? 1 : 0)) {
    return [
      of("none", error("Companies", "There is no store among the documents.", "Add one, such as Companies/501.")),
    ];
  }
  return missing.map((id) =>
    of(
      "missing",
      error(`Companies/${id}`, "It isn't among the documents, so its page says that it can't be found.", "Add it."),
    ),
  );
}

import type { Deployment } from "../../domain/host/deployment.ts";
import type { StoreId } from "../../domain/store/store.ts";

/** The document paths that the first view needs. Those for orders are in `orderPaths.ts`. */
export interface DocumentPaths {
  /** The collection of all stores (R8). Each brand has its own. */
  readonly stores: string;
  store(id: StoreId): string;
  menus(storeId: StoreId): string;
}

type DocumentPathsAnswer =
  | { readonly ok: true; readonly paths: DocumentPaths }
  | { readonly ok: false; readonly problem: { readonly kind: "branded-needs-hq" } };

export function documentPaths(place: {
  readonly isBranded: boolean;
  readonly hqId: number | null;
}): DocumentPathsAnswer {
  if (place.isBranded && place.hqId === null) return { ok: false, problem: { kind: "branded-needs-hq" } };
  return { ok: true, paths: pathsOf(place.isBranded ? place.hqId : null) };
}

/** The paths of a brand, or of unbranded stores if null. */
export function pathsOf(brand: number | null): DocumentPaths {
  const stores = brand === null ? "Companies" : `Brands/${brand}/Companies`;
  const store = (id: StoreId) => `${stores}/${id}`;
  return { stores, store, menus: (id) => `${store(id)}/Menus` };
}

/** The Firestore REST interface of one project. */
export interface RestTarget {
  readonly firestore: string;
  readonly projectId: string;
  readonly apiKey: string;
}

export const liveFirestore = "https://firestore.googleapis.com";

export function restTarget(deployment: {
  readonly firebase: Pick<Deployment["firebase"], "projectId" | "apiKey">;
  readonly emulators: Pick<Deployment["emulators"], "firestore">;
}): RestTarget {
  const { projectId, apiKey } = deployment.firebase;
  return { firestore: deployment.emulators.firestore ?? liveFirestore, projectId, apiKey };
}

function documentsOf({ firestore, projectId }: RestTarget): string {
  return `${firestore}/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents`;
}

function keyOf({ apiKey }: RestTarget): string {
  return `key=${encodeURIComponent(apiKey)}`;
}

/** The URL of one document, or of a collection (an odd number of segments). */
export function restUrl(target: RestTarget, path: string): string {
  const segments = path.split("/").map(encodeURIComponent);
  const page = segments.length % 2 === 1 ? "&pageSize=300" : "";
  return `${documentsOf(target)}/${segments.join("/")}?${keyOf(target)}${page}`;
}

/** The URL for a query of this collection. It is the parent's URL. */
export function queryUrl(target: RestTarget, collection: string): string {
  const parents = collection
    .split("/")
    .slice(0, -1)
    .map((segment) => `/${encodeURIComponent(segment)}`);
  return `${documentsOf(target)}${parents.join("")}:runQuery?${keyOf(target)}`;
}

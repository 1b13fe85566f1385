import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  GeoPoint,
  getFirestore,
  onSnapshot,
  Timestamp,
} from "firebase/firestore";
import type { Deployment } from "../../../domain/host/deployment.ts";
import type { StoreId } from "../../../domain/store/store.ts";
import type { DocumentJson } from "../../../wire/documents/firestoreJson.ts";
import type { DocumentPaths } from "../../../wire/documents/paths.ts";
import { type FirebaseContext, leaseApp } from "./firebaseApp.ts";

interface LiveListener {
  store(document: DocumentJson | null): void;
  menus(documents: readonly DocumentJson[]): void;
  failed(message: string): void;
}

/** The Firestore instance and the shop of a live client. */
export interface LiveContext extends FirebaseContext {
  readonly deployment: Pick<Deployment, "firebase" | "emulators">;
}

export type WatchDocuments = (
  context: LiveContext & { readonly paths: DocumentPaths },
  storeId: StoreId,
  listener: LiveListener,
) => () => void;

export interface DocumentListener {
  /** Only data that the server has confirmed. Null if the document doesn't exist. */
  heard(document: DocumentJson | null): void;
  /** The connection is lost; the SDK keeps trying. */
  lost(): void;
  /** The subscription has ended. */
  ended(problem: { readonly isDenied: boolean; readonly message: string }): void;
}

export type WatchDocument = (context: LiveContext, path: string, listener: DocumentListener) => () => void;

/** Converts the SDK's values to the REST interface's plain ones, so that one codec reads both. */
function valueJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Bytes) return value.toBase64();
  if (Array.isArray(value)) return value.map(valueJson);
  return typeof value === "object" && value !== null ? fieldsJson(value) : value;
}

function fieldsJson(fields: DocumentData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, valueJson(value)]));
}

function connectEmulator(firestore: Firestore, url: string): void {
  const { hostname, port, protocol } = new URL(url);
  connectFirestoreEmulator(firestore, hostname, Number(port) || (protocol === "https:" ? 443 : 80));
}

function plain(found: DocumentSnapshot): DocumentJson | null {
  return found.exists() ? { id: found.id, fields: fieldsJson(found.data()) } : null;
}

function openFirestore(context: LiveContext): { readonly firestore: Firestore; readonly release: () => void } {
  const { app, release } = leaseApp(context);
  const firestore = getFirestore(app);
  const { emulators } = context.deployment;
  // The SDK allows a second call with the same host even after its first request.
  if (emulators.firestore) connectEmulator(firestore, emulators.firestore);
  return { firestore, release };
}

/**
 * Watches a store and its menus. Only for screens that stay open for days: the SDK costs a phone more than the rest of
 * the shop.
 */
export const watchDocuments: WatchDocuments = (context, storeId, listener) => {
  const { firestore, release } = openFirestore(context);
  const { paths } = context;
  const failed = (error: Error) => listener.failed(error.message);
  const stops = [
    onSnapshot(doc(firestore, paths.store(storeId)), (found) => listener.store(plain(found)), failed),
    onSnapshot(
      collection(firestore, paths.menus(storeId)),
      ({ docs }) => listener.menus(docs.map((found) => ({ id: found.id, fields: fieldsJson(found.data()) }))),
      failed,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    release();
  };
};

/** Watches an order. A value from the SDK's cache isn't news: it means that the server can't be reached. */
export const watchDocument: WatchDocument = (context, path, listener) => {
  const { firestore, release } = openFirestore(context);
  const stop = onSnapshot(
    doc(firestore, path),
    { includeMetadataChanges: true },
    (found) => (found.metadata.fromCache ? listener.lost() : listener.heard(plain(found))),
    ({ code, message }) => listener.ended({ isDenied: code === "permission-denied", message }),
  );
  return () => {
    stop();
    release();
  };
};

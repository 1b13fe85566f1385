import { initializeApp } from "firebase/app";
import * as firestore from "firebase/firestore";

const options = { projectId: "demo", apiKey: "key" };

function tokenOf(uid: string | null) {
  return uid === null ? {} : { mockUserToken: { sub: uid, email: `${uid}@example.com` } };
}

/** What the browser tests use: the unmodified SDK, and a function to connect it. */
const sdk = {
  ...firestore,
  connect(port: number, uid: string | null, settings: firestore.FirestoreSettings): firestore.Firestore {
    const db = firestore.initializeFirestore(initializeApp(options), settings);
    firestore.connectFirestoreEmulator(db, "127.0.0.1", port, tokenOf(uid));
    return db;
  },
};

export type Sdk = typeof sdk;

Object.assign(globalThis, { sdk });

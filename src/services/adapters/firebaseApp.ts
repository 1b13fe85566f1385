import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import type { Deployment } from "../../domain/host/deployment.ts";
import type { Device } from "./deviceMemory.ts";

export interface FirebaseContext {
  readonly deployment: Pick<Deployment, "firebase">;
  readonly device: Pick<Device, "scope">;
}

export interface AppLease {
  readonly app: FirebaseApp;
  release(): void;
}

/** By name. Two elements of a shop share one app, and each holds it. */
const leased = new Map<string, { readonly app: FirebaseApp; holders: number }>();

/**
 * The one Firebase app of a scope. Everything there that uses Firebase shares it, so that the live client connects once
 * and carries the token of the member who is signed in. The app is deleted with its last holder.
 */
export function leaseApp({ deployment: { firebase }, device: { scope } }: FirebaseContext): AppLease {
  // Auth stores its session under this name, so it has to be the same each time.
  const name = `servery:${scope}:${firebase.projectId}`;
  const held = leased.get(name) ?? { app: initializeApp({ ...firebase }, name), holders: 0 };
  leased.set(name, held);
  held.holders += 1;
  let isHolder = true;
  return {
    app: held.app,
    release() {
      if (!isHolder) return;
      isHolder = false;
      held.holders -= 1;
      if (held.holders > 0) return;
      leased.delete(name);
      void deleteApp(held.app);
    },
  };
}

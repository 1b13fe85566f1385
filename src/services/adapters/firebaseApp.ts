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

/** By name. Two elements of a shop are two holders of one app, as two tabs share what the device keeps. */
const leased = new Map<string, { readonly app: FirebaseApp; holders: number }>();

/**
 * The one Firebase app of a scope. All that use Firebase there share it, so that the live client is connected once and
 * goes by the member who is signed in. The app goes with its last holder.
 */
export function leaseApp({ deployment: { firebase }, device: { scope } }: FirebaseContext): AppLease {
  // Auth keeps its session under this name, so it is the same each time.
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

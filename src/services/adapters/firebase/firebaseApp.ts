import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import type { Deployment } from "../../../domain/host/deployment.ts";
import type { Device } from "../device/deviceMemory.ts";

export interface FirebaseContext {
  readonly deployment: Pick<Deployment, "firebase">;
  readonly device: Pick<Device, "scope">;
}

export interface AppLease {
  readonly app: FirebaseApp;
  release(): void;
}

/** Apps by name. Two elements of a shop share one app, and each holds a lease. */
const leased = new Map<string, { readonly app: FirebaseApp; holders: number }>();

/**
 * Returns the single Firebase app of a scope. All Firebase code of the scope shares it, so that the live client
 * connects once and sends the signed-in member's token. The app is deleted when the last lease is released.
 */
export function leaseApp({ deployment: { firebase }, device: { scope } }: FirebaseContext): AppLease {
  // Auth stores its session under this name, so it must not change.
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

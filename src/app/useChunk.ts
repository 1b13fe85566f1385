import { useStore } from "jotai";
import { type ComponentType, useEffect, useReducer, useState } from "react";
import type { Connection } from "../services/ports/connection.ts";
import { retryLater } from "./composition/loadWithRetry.ts";
import { reportLost } from "./composition/reports/reportLost.ts";
import { isReplaced, reload } from "./release.ts";

export type LoadChunk<P> = () => Promise<ComponentType<P>>;

type Chunk<P> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly Component: ComponentType<P> }
  | FailedChunk;

export interface FailedChunk {
  readonly kind: "failed";
  /** The server no longer has this release's scripts: only a reload can show the screen. */
  readonly isReplaced: boolean;
  readonly retry: () => void;
}

const arrived = new Map<unknown, unknown>();

/**
 * Loads a chunk before it is rendered. This doesn't use Suspense, because React shows a fallback for at least a third
 * of a second.
 */
export async function preloadChunk<P>(load: LoadChunk<P>): Promise<void> {
  arrived.set(load, await load());
}

/**
 * A lazy component. If it is already loaded, it is drawn immediately. Given a connection, a chunk that failed to load
 * is requested again automatically.
 */
export function useChunk<P>(load: LoadChunk<P>, connection?: Connection): Chunk<P> {
  const [failed, setFailed] = useState<{ readonly load: LoadChunk<P>; readonly isReplaced: boolean } | null>(null);
  const store = useStore();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const Component = arrived.get(load) as ComponentType<P> | undefined;
  useEffect(() => {
    // A component that was drawn counts as loaded: another place may have loaded it since.
    if (Component || failed?.load === load) return;
    let isCurrent = true;
    preloadChunk(load).then(
      () => isCurrent && redraw(),
      async (cause: unknown) => {
        reportLost(store, cause);
        const failure = { load, isReplaced: await isReplaced() };
        if (isCurrent) setFailed(failure);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [store, load, failed, Component]);
  const isLost = !Component && failed?.load === load && !failed.isReplaced;
  useEffect(() => {
    if (!isLost || !connection) return;
    const ask = async () => {
      try {
        await preloadChunk(load);
        redraw();
      } catch (cause) {
        // A new release may have removed it in the meantime.
        if (await isReplaced()) setFailed({ load, isReplaced: true });
        throw cause;
      }
    };
    return retryLater(ask, connection);
  }, [isLost, load, connection]);
  if (Component) return { kind: "ready", Component };
  if (failed?.load === load) {
    return { kind: "failed", ...failed, retry: () => (failed.isReplaced ? reload() : setFailed(null)) };
  }
  return { kind: "loading" };
}

/** Longer than a slow phone needs. What takes longer may still arrive. */
const patienceMs = 20_000;

/** A browser doesn't request a script again that it still waits for, so trying again means reloading. */
const hanging: FailedChunk = { kind: "failed", isReplaced: false, retry: reload };

/** What hangs counts as failed, until it arrives. Null means that nothing is awaited. */
export function useHanging(awaited: unknown): FailedChunk | null {
  const store = useStore();
  const [hangs, setHangs] = useState<unknown>(null);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => {
      reportLost(store, `no answer after ${patienceMs / 1_000} s`);
      setHangs(() => awaited);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [store, awaited]);
  return awaited !== null && hangs === awaited ? hanging : null;
}

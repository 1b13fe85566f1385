import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { refreshPausedAtom } from "../../state/store/refreshPaused.actions.ts";

const pausedRefreshMs = 30_000;

/** A store that isn't in operation is read more often while somebody looks at it, so that they can order once it is. */
export function followPause(store: JotaiStore): () => void {
  const { clock, connection } = store.get(servicesAtom);
  return clock.every(pausedRefreshMs, () => {
    if (connection.isSeen()) void store.set(refreshPausedAtom);
  });
}

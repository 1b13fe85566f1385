import { refreshNowAtom } from "../../../state/clock/clock.atoms.ts";
import { settingsAtom } from "../../../state/host/host.atoms.ts";
import { servicesAtom } from "../../../state/services.atoms.ts";
import { refreshPausedAtom } from "../../../state/store/refreshPaused.actions.ts";
import { refreshStoreAtom } from "../../../state/store/store.actions.ts";
import type { ShopScope } from "../shopScope.ts";

const refreshMs = 300_000;
/** How long data counts as fresh. A diner who returns to the page later sees the current menu. */
const freshForMs = 60_000;
const pausedRefreshMs = 30_000;

/** Keeps the menu fresh: every five minutes while somebody looks at it, and when the network is back or the page becomes visible again. */
export function refreshMenu({ store, scope }: ShopScope): void {
  const { clock, connection } = store.get(servicesAtom);
  let readAt = clock.now();
  const refresh = () => {
    readAt = clock.now();
    void store.set(refreshStoreAtom);
  };
  let { isGift } = store.get(settingsAtom);
  scope.add(
    store.sub(settingsAtom, () => {
      const before = isGift;
      isGift = store.get(settingsAtom).isGift;
      // R73: dishes are read only outside gift mode.
      if (isGift !== before) refresh();
    }),
    clock.every(refreshMs, () => {
      // Each forgotten tab would be billed like hundreds of visits a day. It is refreshed once it is seen.
      if (connection.isSeen()) refresh();
    }),
    connection.listen((change) => {
      if (change === "gone") return;
      store.set(refreshNowAtom);
      if (change === "back" || clock.now() - readAt >= freshForMs) refresh();
    }),
  );
}

/** A store that isn't in operation is read more often while somebody looks at it, so that they can order once it is. */
export function refreshPausedStore({ store, scope }: ShopScope): void {
  const { clock, connection } = store.get(servicesAtom);
  scope.add(
    clock.every(pausedRefreshMs, () => {
      if (connection.isSeen()) void store.set(refreshPausedAtom);
    }),
  );
}

import { shownRouteAtom } from "../../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../../state/services.atoms.ts";
import { afterPaint } from "../../../ui/afterPaint.ts";
import { routes } from "../../routes.ts";
import { preloadChunk } from "../../useChunk.ts";
import type { CalledShop } from "../shopScope.ts";
import { closedShop } from "./whenKnown.ts";

/** Longer than a paint takes. A page in the background isn't painted. */
const mostPaintMs = 500;

export function whenPainted(store: JotaiStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.get(servicesAtom).clock.after(mostPaintMs, resolve);
    afterPaint(() => {
      stop();
      resolve();
    });
  });
}

/** Resolves when the current screen is loaded and painted. */
export async function whenScreenShown(store: JotaiStore): Promise<void> {
  await preloadChunk(routes[store.get(shownRouteAtom).name].load);
  await whenPainted(store);
}

/** Resolves when the dialog that was asked for stands over the page, or what stands in its place. Rejects like `whenKnown`. */
export function whenOverlayShown({ root, scope }: CalledShop): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!root.querySelector("dialog[open], .missing-dish, .failed-overlay")) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
    scope.add(
      () => observer.disconnect(),
      () => reject(closedShop()),
    );
    look();
  });
}

import type { createStore } from "jotai";
import { logAtom } from "../../state/log/log.atoms.ts";
import { overlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { stopAll } from "./stopAll.ts";

type Store = ReturnType<typeof createStore>;

/** R80: on a full page Back closes what lies over the screen, and a link opens a dish. Embedded, this isn't loaded (R6). */
export function keepSteps(store: Store): () => void {
  const { history } = store.get(servicesAtom);
  if (!history.layers) return () => {};
  let stop: (() => void) | null = () => {};
  const begin = async () => {
    const { dishesKnownAtom, followStepAtom, takeStepAtom } = await import("../../state/overlay/overlaySteps.atoms.ts");
    if (!stop) return;
    const [follow, take] = [() => store.set(followStepAtom), () => store.set(takeStepAtom)];
    stop = stopAll([history.listen(follow), store.sub(dishesKnownAtom, follow), store.sub(overlayAtom, take)]);
    // A quick tap has opened something before this arrived.
    if (store.get(overlayAtom)) take();
    else follow();
  };
  begin().catch((cause: unknown) => {
    const description = `Back will not close dialogs: ${cause}`;
    store.set(logAtom, { type: "Error", category: "screen", description });
  });
  return () => {
    stop?.();
    stop = null;
  };
}

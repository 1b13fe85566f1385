import { sentencesAtom } from "../../parts/server-words/sentences.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, servicesAtom } from "../../state/services.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";

/** Loads the translations of the backend's messages on any screen except the menu, which shows none of them. */
export function bringServerWords(store: JotaiStore): () => void {
  let stop: (() => void) | null = null;
  const bring = async () => {
    const { sentences } = await import("../../parts/server-words/sentences.ts");
    store.set(sentencesAtom, sentences);
  };
  const look = () => {
    if (store.get(shownRouteAtom).name !== "store") stop ??= askUntilThere(bring, store.get(servicesAtom).connection);
  };
  const stopLooking = store.sub(shownRouteAtom, look);
  look();
  return () => {
    stopLooking();
    stop?.();
  };
}

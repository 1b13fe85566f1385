import { sentencesAtom } from "../../parts/server-words/sentences.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";

/** These show none of the backend's messages. */
const without: readonly string[] = ["store", "giftStore", "giftCart"];

/** Loads the translations of the backend's messages on the first screen that may show one. */
export function bringServerWords(store: JotaiStore): () => void {
  let stop: (() => void) | null = null;
  const bring = async () => {
    const { sentences } = await import("../../parts/server-words/sentences.ts");
    store.set(sentencesAtom, sentences);
  };
  const look = () => {
    if (!without.includes(store.get(shownRouteAtom).name)) stop ??= askUntilThere(bring, store);
  };
  const stopLooking = store.sub(shownRouteAtom, look);
  look();
  return () => {
    stopLooking();
    stop?.();
  };
}

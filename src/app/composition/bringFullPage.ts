import type { JotaiStore } from "../../state/services.atoms.ts";
import { bringPageHead } from "./bringPageHead.ts";
import { followSteps } from "./followSteps.ts";
import { stopAll } from "./stopAll.ts";

/** What a shop does only in full-page mode. */
export function bringFullPage(store: JotaiStore, root: ShadowRoot): () => void {
  return stopAll([followSteps(store), bringPageHead(store, root)]);
}

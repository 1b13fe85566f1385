import type { JotaiStore } from "../../state/services.atoms.ts";
import { bringPageHead } from "./bringPageHead.ts";
import { followSteps } from "./followSteps.ts";
import { stopAll } from "./stopAll.ts";

/** What a shop does only where the page is its own. */
export function bringFullPage(store: JotaiStore, root: ShadowRoot): () => void {
  return stopAll([followSteps(store), bringPageHead(store, root)]);
}

import { ageDietaryAtom } from "../../state/dietary/agedDietary.actions.ts";
import { chosenDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { stopAll } from "./stopAll.ts";

/** R86: keeps the dietary choices only as long as the diner's details. */
export function ageDietary(store: JotaiStore): () => void {
  const look = () => store.set(ageDietaryAtom);
  look();
  return stopAll([storeAtom, chosenDietaryAtom].map((each) => store.sub(each, look)));
}

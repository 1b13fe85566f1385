import { isWideMenuAtom, seeWideMenuAtom } from "../../state/screen/welcome.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";

/** A tablet that is turned has a phone's layout, whose home page must not replace what the diner is looking at. */
export function followTurn(store: JotaiStore): () => void {
  const see = () => store.set(seeWideMenuAtom);
  see();
  return store.sub(isWideMenuAtom, see);
}

import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { lastMemberStoreAtom, storeReferenceAtom } from "../../state/store/store.atoms.ts";
import { bringAccountEntry } from "./bringAccountEntry.tsx";
import { bringMemberPrompt } from "./bringMemberPrompt.ts";
import { followTyped } from "./followTyped.ts";
import { stopAll } from "./stopAll.ts";

/** R60: sign-in and the profile belong to the store last shown that has members. */
function followLastStore(store: JotaiStore): () => void {
  const look = () => {
    const shown = store.get(storeReferenceAtom);
    if (shown && store.get(canSignInAtom)) store.set(lastMemberStoreAtom, shown);
  };
  look();
  return stopAll([store.sub(canSignInAtom, look), store.sub(storeReferenceAtom, look)]);
}

/** What only a shop with members needs. */
export function bringMembers(store: JotaiStore): () => void {
  return stopAll([bringMemberPrompt(store), bringAccountEntry(store), followLastStore(store), followTyped(store)]);
}

import type { JotaiStore } from "../../state/services.atoms.ts";
import { bringAccountEntry } from "./bringAccountEntry.tsx";
import { bringMemberPrompt } from "./bringMemberPrompt.ts";
import { stopAll } from "./stopAll.ts";

/** What a shop with members has besides. */
export function bringMembers(store: JotaiStore): () => void {
  return stopAll([bringMemberPrompt(store), bringAccountEntry(store)]);
}

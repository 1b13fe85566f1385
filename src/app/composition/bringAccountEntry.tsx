import type { ComponentType } from "react";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { accountEntryAtom } from "../accountEntry.atoms.ts";
import { QuietPart } from "../QuietPart.tsx";
import { stopAll } from "./stopAll.ts";

const loadEntry = () =>
  import("../../features/account-entry/AccountEntry.tsx").then((chunk): ComponentType => chunk.AccountEntry);

/** A phone has the same in its drawer. A shop without members never loads it. */
export function bringAccountEntry(store: JotaiStore): () => void {
  const look = () => {
    if (store.get(layoutAtom) === "desktop" && store.get(canSignInAtom)) {
      store.set(accountEntryAtom, <QuietPart load={loadEntry} />);
    }
  };
  look();
  return stopAll([store.sub(layoutAtom, look), store.sub(canSignInAtom, look)]);
}

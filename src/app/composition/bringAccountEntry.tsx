import { atom } from "jotai";
import type { ComponentType } from "react";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { accountEntryAtom } from "../accountEntry.atoms.ts";
import { QuietPart } from "../QuietPart.tsx";

const loadEntry = () =>
  import("../../features/account-entry/AccountEntry.tsx").then((chunk): ComponentType => chunk.AccountEntry);

const isWantedAtom = atom((get) => get(layoutAtom) === "desktop" && get(canSignInAtom));

/** Only for the desktop layout: on a phone, the drawer has the same entry. */
export function bringAccountEntry(store: JotaiStore): () => void {
  const look = () => {
    if (store.get(isWantedAtom)) store.set(accountEntryAtom, <QuietPart load={loadEntry} />);
  };
  look();
  return store.sub(isWantedAtom, look);
}

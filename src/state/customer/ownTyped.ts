import { atom, type Getter } from "jotai";
import type { OwnedForm } from "../../domain/form/typedForms.ts";
import { storedTypedAtom, type TypedAtom } from "../form/form.ts";
import { profileAtom } from "./rememberDetails.atoms.ts";

type Fields<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A form that belongs to the member who typed into it: nobody else sees its contents once their session is over, even
 * after a reload. A guest who signs in keeps what they have typed.
 */
export function ownTypedAtom<Name extends string>(
  form: OwnedForm,
  untouched: (get: Getter) => Fields<Name>,
): TypedAtom<Fields<Name>> {
  const ownedAtom = storedTypedAtom<string>(form, (get) => ({ ...untouched(get), owner: "" }));
  const now = (get: Getter) => get(profileAtom)?.uid ?? "";
  const isAnothers = (get: Getter) => !["", now(get)].includes(get(ownedAtom)["owner"] ?? "");
  return atom(
    (get) => {
      const { owner: _owner, ...typed } = get(ownedAtom);
      return isAnothers(get) ? untouched(get) : (typed as Fields<Name>);
    },
    (get, set, change) => {
      if (isAnothers(get)) set(ownedAtom, null);
      set(ownedAtom, change && { ...change, owner: now(get) });
    },
  );
}

import { atom } from "jotai";
import {
  type OwnedForm,
  type StoredForm,
  storedFormNames,
  storedForms,
  type TypedForms,
} from "../../domain/form/typedForms.ts";
import { forgetTypedAtom, setTypedAtom, typedFormsAtom } from "./form.ts";

const ownedForms = storedFormNames.filter((form): form is OwnedForm => storedForms[form] !== "shared");

/** R86: what says who a diner is and where they live. */
const personalForms: readonly StoredForm[] = storedFormNames.filter((form) => storedForms[form] === "personal");

type Fields = NonNullable<TypedForms[OwnedForm]>;

/** Changes the owned forms for which `change` returns fields. Writes nothing if there are none. */
const changeOwnedAtom = atom(null, (get, set, change: (fields: Fields) => Fields | null) => {
  const typed = get(typedFormsAtom);
  const changed = ownedForms.flatMap((form) => {
    const fields = typed[form] && change(typed[form]);
    return fields ? [[form, fields] as const] : [];
  });
  if (changed.length > 0) set(setTypedAtom, Object.fromEntries(changed));
});

/** A guest has signed in: what they have typed is the member's from now on. */
export const takeOverTypedAtom = atom(null, (_get, set, uid: string) =>
  set(changeOwnedAtom, ({ owner = "", ...typed }) => {
    const isTyped = Object.values(typed).some((text) => text !== "");
    return isTyped && owner === "" ? { ...typed, owner: uid } : null;
  }),
);

/** R86: the order is placed, so the next person at this device must not find who ordered it. */
export const forgetPersonTypedAtom = atom(null, (get, set) => {
  const typed = get(typedFormsAtom);
  const filled = personalForms.filter((form) => typed[form]).map((form) => [form, {}] as const);
  // That the diner was asked to become a member stays, but not who was asked.
  const { membership } = typed;
  const asked = membership ? { membership: { ...membership, askedFor: "" } } : {};
  if (filled.length > 0 || membership) set(setTypedAtom, { ...Object.fromEntries(filled), ...asked });
  set(forgetTypedAtom);
});

/** A member has logged out. What a guest typed after that stays. */
export const forgetMembersTypedAtom = atom(null, (_get, set) => {
  set(changeOwnedAtom, ({ owner = "" }) => (owner === "" ? null : {}));
  set(forgetTypedAtom);
});

import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import type { CheckedForm } from "../../domain/form/checkFields.ts";
import type { StoredForm, TypedForms } from "../../domain/form/typedForms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** What a form shows. Set it with the fields that change; null forgets everything that was typed. */
export type TypedAtom<Typed> = WritableAtom<Typed, [change: Partial<Typed> | null], void>;

/** Everything that a screen needs to draw a form, and that an action needs to send it. */
export interface FormAtoms<Typed, Value, Problems> {
  readonly typed: TypedAtom<Typed>;
  /** Only a checked value can be sent. */
  readonly checked: Atom<CheckedForm<Value, Problems>>;
}

/** What was typed on this page into the forms that don't survive a reload. */
const typedHereAtom = atom<ReadonlyMap<unknown, object | null>>(new Map());

/** Forgets everything that was typed into these forms. */
export const forgetTypedAtom = atom(null, (_get, set) => set(typedHereAtom, new Map()));

/** Keeps what is typed; other fields show their initial values. */
export function typedAtom<Typed>(untouched: (get: Getter) => Typed): TypedAtom<Typed> {
  return atom(
    (get) => ({ ...untouched(get), ...get(typedHereAtom).get(untouched) }),
    (get, set, change) => {
      const typed = get(typedHereAtom);
      set(typedHereAtom, new Map(typed).set(untouched, change && { ...typed.get(untouched), ...change }));
    },
  );
}

type Fields<Name extends string> = Readonly<Record<Name, string>>;

/** What was typed on this page into the forms that survive a reload. */
const changesAtom = atom<TypedForms>({});

/** What was typed into these forms, on this page or before a reload. */
export const typedFormsAtom = atom(
  (get): TypedForms => ({ ...get(orderServicesAtom).orderMemory.get("typedForms"), ...get(changesAtom) }),
);

export const setTypedAtom = atom(null, (get, set, forms: TypedForms) => {
  const { orderMemory } = get(orderServicesAtom);
  set(changesAtom, { ...get(changesAtom), ...forms });
  orderMemory.save("typedForms", { ...orderMemory.get("typedForms"), ...forms });
});

/** Like `typedAtom`, for a form that survives a reload. */
export function storedTypedAtom<Name extends string>(
  form: StoredForm,
  untouched: (get: Getter) => Fields<Name>,
): TypedAtom<Fields<Name>> {
  const ownChangesAtom = atom((get) => get(changesAtom)[form]);
  const changesNow = (get: Getter) => get(ownChangesAtom) ?? keptFields(get, form);
  return atom(
    (get) => {
      const blank = untouched(get);
      const changes: Readonly<Record<string, string | undefined>> = changesNow(get);
      const typed = Object.entries<string>(blank).map(([name, text]) => [name, changes[name] ?? text]);
      return Object.fromEntries(typed) as Fields<Name>;
    },
    (get, set, change) => set(setTypedAtom, { [form]: change === null ? {} : { ...changesNow(get), ...change } }),
  );
}

function keptFields(get: Getter, form: StoredForm): Fields<string> {
  return get(orderServicesAtom).orderMemory.get("typedForms")?.[form] ?? {};
}

export function buildForm<Typed, Value, Problems>(
  typed: TypedAtom<Typed>,
  check: (typed: Typed, get: Getter) => CheckedForm<Value, Problems>,
): FormAtoms<Typed, Value, Problems> {
  return { typed, checked: atom((get) => check(get(typed), get)) };
}

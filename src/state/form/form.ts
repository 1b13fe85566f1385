import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import type { CheckedForm } from "../../domain/form/checkFields.ts";
import type { KeptForm, TypedForms } from "../../domain/form/typedForms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** What a form shows. Set it with the fields that change; null forgets everything that was typed. */
export type TypedAtom<Typed> = WritableAtom<Typed, [change: Partial<Typed> | null], void>;

/** All that a screen needs to draw a form, and all that an action needs to send it. */
export interface Form<Typed, Value, Problems> {
  readonly typed: TypedAtom<Typed>;
  /** Only a checked value can be sent. */
  readonly checked: Atom<CheckedForm<Value, Problems>>;
}

/** How often everything that this page alone knows has been forgotten. */
const forgottenAtom = atom(0);

/** Forgets what was typed into every form that isn't kept. */
export const forgetTypedAtom = atom(null, (get, set) => set(forgottenAtom, get(forgottenAtom) + 1));

/** Keeps what is typed; other fields show their initial values. */
export function typedAtom<Typed>(untouched: (get: Getter) => Typed): TypedAtom<Typed> {
  const typedSinceAtom = atom<{ readonly since: number; readonly changes: Partial<Typed> }>({ since: 0, changes: {} });
  const changesNow = (get: Getter): Partial<Typed> => {
    const { since, changes } = get(typedSinceAtom);
    return since === get(forgottenAtom) ? changes : {};
  };
  return atom(
    (get) => ({ ...untouched(get), ...changesNow(get) }),
    (get, set, change) =>
      set(typedSinceAtom, {
        since: get(forgottenAtom),
        changes: change === null ? {} : { ...changesNow(get), ...change },
      }),
  );
}

type Fields<Name extends string> = Readonly<Record<Name, string>>;

/** What was typed on this page into the forms that are kept. */
const changesAtom = atom<TypedForms>({});

/** What was typed into them, on this page or before it was loaded. */
export const typedFormsAtom = atom(
  (get): TypedForms => ({ ...get(orderServicesAtom).orderMemory.typedForms(), ...get(changesAtom) }),
);

export const putTypedAtom = atom(null, (get, set, forms: TypedForms) => {
  const { orderMemory } = get(orderServicesAtom);
  set(changesAtom, { ...get(changesAtom), ...forms });
  orderMemory.keepTypedForms({ ...orderMemory.typedForms(), ...forms });
});

/** The same for a form that a reload finds as it was. */
export function keptTypedAtom<Name extends string>(
  form: KeptForm,
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
    (get, set, change) => set(putTypedAtom, { [form]: change === null ? {} : { ...changesNow(get), ...change } }),
  );
}

function keptFields(get: Getter, form: KeptForm): Fields<string> {
  return get(orderServicesAtom).orderMemory.typedForms()?.[form] ?? {};
}

export function buildForm<Typed, Value, Problems>(
  typed: TypedAtom<Typed>,
  check: (typed: Typed, get: Getter) => CheckedForm<Value, Problems>,
): Form<Typed, Value, Problems> {
  return { typed, checked: atom((get) => check(get(typed), get)) };
}

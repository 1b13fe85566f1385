import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import type { CheckedForm } from "../../domain/form/checkFields.ts";
import type { KeptForm } from "../../domain/form/typedForms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** What a form shows. Set it with the fields that change; null forgets everything that was typed. */
export type TypedAtom<Typed> = WritableAtom<Typed, [change: Partial<Typed> | null], void>;

/** All that a screen needs to draw a form, and all that an action needs to send it. */
export interface Form<Typed, Value, Problems> {
  readonly typed: TypedAtom<Typed>;
  /** Only a checked value can be sent. */
  readonly checked: Atom<CheckedForm<Value, Problems>>;
}

/** Keeps what is typed; other fields show their initial values. */
export function typedAtom<Typed>(untouched: (get: Getter) => Typed): TypedAtom<Typed> {
  const changesAtom = atom<Partial<Typed>>({});
  return atom(
    (get) => ({ ...untouched(get), ...get(changesAtom) }),
    (get, set, change) => set(changesAtom, change === null ? {} : { ...get(changesAtom), ...change }),
  );
}

type Fields<Name extends string> = Readonly<Record<Name, string>>;

/** The same for a form that a reload finds as it was. */
export function keptTypedAtom<Name extends string>(
  form: KeptForm,
  untouched: (get: Getter) => Fields<Name>,
): TypedAtom<Fields<Name>> {
  const changesAtom = atom<Partial<Fields<Name>> | null>(null);
  const changesNow = (get: Getter) => get(changesAtom) ?? keptFields(get, form);
  return atom(
    (get) => {
      const blank = untouched(get);
      const changes: Readonly<Record<string, string | undefined>> = changesNow(get);
      const typed = Object.entries<string>(blank).map(([name, text]) => [name, changes[name] ?? text]);
      return Object.fromEntries(typed) as Fields<Name>;
    },
    (get, set, change) => {
      const { orderMemory } = get(orderServicesAtom);
      const changes = change === null ? {} : { ...changesNow(get), ...change };
      set(changesAtom, changes);
      orderMemory.keepTypedForms({ ...orderMemory.typedForms(), [form]: changes });
    },
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

import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import type { CheckedForm } from "../../domain/form/checkFields.ts";

/** What a form shows. Set it with the fields that change; null forgets everything that was typed. */
type TypedAtom<Typed> = WritableAtom<Typed, [change: Partial<Typed> | null], void>;

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

export function buildForm<Typed, Value, Problems>(
  typed: TypedAtom<Typed>,
  check: (typed: Typed, get: Getter) => CheckedForm<Value, Problems>,
): Form<Typed, Value, Problems> {
  return { typed, checked: atom((get) => check(get(typed), get)) };
}

import { atom, type Getter } from "jotai";
import { type Attempt, dishesOf } from "../../../domain/checkout/attempt.ts";
import { checkDateOfBirth, type TypedDate } from "../../../domain/checkout/dateOfBirth.ts";
import { checkFields, fine, wrong } from "../../../domain/form/checkFields.ts";
import { alcoholUnits } from "../../../domain/order/alcohol.ts";
import { type CalendarDate, wallTime } from "../../../domain/time/zone.ts";
import { nowAtom } from "../../clock/clock.atoms.ts";
import { buildForm, typedAtom } from "../../form/form.ts";
import { hasAlcoholAtom } from "../../order/alcohol.atoms.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";

/** R102: kept only in memory, and dropped when the checkout is left or the order is placed. */
const typedBoxAtom = typedAtom(() => ({ isAdult: false }));
const typedDateAtom = typedAtom((): TypedDate => ({ day: "", month: "", year: "" }));

export const ageBoxForm = buildForm(typedBoxAtom, ({ isAdult }) =>
  checkFields({ isAdult: isAdult ? fine(true) : wrong("required") }, () => true),
);

export const dateOfBirthForm = buildForm(typedDateAtom, (typed, get) =>
  checkDateOfBirth(typed, wallTime(get(nowAtom), get(shownStoreAtom)?.zone ?? "UTC")),
);

export const forgetAgeAtom = atom(null, (_get, set) => {
  set(typedBoxAtom, null);
  set(typedDateAtom, null);
});

/** What the diner is asked because of the alcohol in the cart. Null: nothing. */
export const askedAgeAtom = atom((get) => {
  if (!get(hasAlcoholAtom)) return null;
  return get(shownStoreAtom)?.view.asksDateOfBirth ? "date" : "box";
});

/** Whether the diner has said all that is asked of their age. */
export const isAgeGivenAtom = atom((get) => {
  const asked = get(askedAgeAtom);
  if (asked === null) return true;
  return asked === "box" ? get(ageBoxForm.checked).ok : get(dateOfBirthForm.checked).ok;
});

/** Whether an order that is sent again needs the date again: it isn't stored with the order. */
export const asksDateAgainAtom = atom((get) => {
  const isAsked = get(shownStoreAtom)?.view.asksDateOfBirth === true;
  return (attempt: Attempt) => isAsked && alcoholUnits(dishesOf(attempt) ?? []) > 0;
});

/** What is sent along with an order, and stored nowhere. Null if it isn't asked for, or after a reload. */
export function dateOfBirthFor(get: Getter, attempt: Attempt): CalendarDate | null {
  const born = get(dateOfBirthForm.checked);
  return get(asksDateAgainAtom)(attempt) && born.ok ? born.value : null;
}

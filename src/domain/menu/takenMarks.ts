import { kindsStated, statedBy, statesNothing } from "./choiceFits.ts";
import { type DietaryKind, dietaryKinds } from "./dietary.ts";
import { initialSelection } from "./initialSelection.ts";
import type {
  DietaryChoice,
  DietaryChoices,
  DietaryFit,
  Menu,
  Modifier,
  ModifierGroup,
  Product,
  ProductId,
} from "./menu.ts";
import { type Choice, choicesOf, pickedAs, type Selection } from "./selection.ts";
import type { DietaryAnswer } from "./worstAnswer.ts";

interface OfDish {
  readonly modifier: Modifier;
  readonly group: ModifierGroup;
  /** The dish comes with it, so what the dish states was said of it, too. */
  readonly isPreselected: boolean;
}

/** What a choice says of a mark of its dish. Marks of one name are one, whatever their kind. */
export type MarkAnswer = (choice: OfDish, mark: string) => DietaryAnswer;

const keyOf = (name: string) => name.toLowerCase();

/**
 * Whether a dish keeps a mark with a choice. A choice that says nothing never does, unless it isn't food: "Medium rare" and "No onion"
 * cost nothing, and nothing beside them states anything.
 */
export function markAnswers(menu: Pick<Menu, "groups" | "categories">, offered: DietaryChoices): MarkAnswer {
  const hasKind = kindsStated(menu);
  const stated = once(statedBy(menu));
  const isStated = (modifier: Modifier, kind: DietaryKind) =>
    stated(modifier)[kind].length > 0 ||
    (kind === "preferences" && hasKind.preferences && !statesNothing(stated(modifier)));
  const kindsBeside = once(({ modifiers }: ModifierGroup) =>
    dietaryKinds.filter((kind) => modifiers.some((modifier) => isStated(modifier, kind))),
  );
  const needsOf = once((mark: string) =>
    dietaryKinds.flatMap((kind) =>
      offered[kind].filter(({ name }) => keyOf(name) === keyOf(mark)).map(({ id }) => ({ kind, id })),
    ),
  );
  return ({ modifier, group, isPreselected }, mark) => {
    const needs = needsOf(mark);
    const said = needs.filter(({ kind }) => isStated(modifier, kind));
    if (said.length > 0)
      return said.every(({ kind, id }) => stated(modifier)[kind].includes(id)) ? "suits" : "unsuited";
    const isSaidBeside = needs.some(({ kind }) => kindsBeside(group).includes(kind));
    return isSaidBeside || (modifier.price > 0 && !isPreselected) ? "not-stated" : "suits";
  };
}

/** Choices are shared by many dishes, so each is looked at once. */
function once<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const found = known.get(asked) ?? answer(asked);
    known.set(asked, found);
    return found;
  };
}

/** Marks that a dish loses, and the choices that take them together. */
export interface TakenMarks {
  readonly answer: Exclude<DietaryAnswer, "suits">;
  readonly marks: readonly string[];
  readonly by: readonly Pick<OfDish, "modifier" | "group">[];
}

/** What a selection takes from the marks of its dish: what it doesn't suit, then what it doesn't state. */
export function takenMarks(
  choices: readonly Choice[],
  selection: Selection,
  marks: readonly string[],
  answerOf: MarkAnswer,
): readonly TakenMarks[] {
  const picked = pickedOf(choices, selection);
  return (["unsuited", "not-stated"] as const).flatMap((answer) => {
    const taking = new Map<string, TakenMarks>();
    for (const choice of picked) {
      const own = marks.filter((mark) => answerOf(choice, mark) === answer);
      const key = JSON.stringify(own);
      if (own.length > 0) taking.set(key, { answer, marks: own, by: [...(taking.get(key)?.by ?? []), choice] });
    }
    return [...taking.values()];
  });
}

/** The chosen choices, with those below them (R11). */
function pickedOf(choices: readonly Choice[], selection: Selection): readonly OfDish[] {
  const start = initialSelection(choices);
  return choices.flatMap((choice) =>
    choice.options.flatMap((option) => {
      const picked = pickedAs(selection, choice, option);
      if (!picked) return [];
      const { group } = choice;
      const isPreselected = pickedAs(start, choice, option) !== undefined;
      return [{ modifier: option.modifier, group, isPreselected }, ...pickedOf(option.subChoices, picked.subs)];
    }),
  );
}

/**
 * A dish is marked as it comes: without what its preselected choices take. Computed once for the whole menu, so that its
 * cards only look it up.
 */
export function withTakenMarks(menu: Menu): Menu {
  const { dietary, products, groups } = menu;
  const names = [...new Set(dietaryKinds.flatMap((kind) => dietary[kind].map(({ name }) => name)))];
  const answerOf = markAnswers(menu, dietary);
  const takes = once((group: ModifierGroup) =>
    group.modifiers.some((modifier) =>
      names.some((name) => answerOf({ modifier, group, isPreselected: true }, name) !== "suits"),
    ),
  );
  const groupsOf = ({ groupIds }: Product) => groupIds.flatMap((id) => groups.get(id) ?? []);
  const linkedIn = ({ modifiers }: ModifierGroup) =>
    modifiers.flatMap(({ linkedProductId }) => products.get(linkedProductId ?? "") ?? []);
  // Most groups take nothing, whatever is chosen.
  const mayTake = once(
    (group: ModifierGroup) => takes(group) || linkedIn(group).some((each) => groupsOf(each).some(takes)),
  );
  const taken = new Map<ProductId, DietaryFit>();
  for (const [id, product] of products) {
    if (!groupsOf(product).some(mayTake)) continue;
    const choices = choicesOf(product, menu);
    const marks = takenMarks(choices, initialSelection(choices), names, answerOf).flatMap((each) => each.marks);
    if (marks.length > 0) taken.set(id, named(marks, dietary));
  }
  if (taken.size === 0) return menu;
  const categories = menu.categories.map((category) => ({
    ...category,
    entries: category.entries.map((entry) => {
      const known = taken.get(entry.productId);
      return known ? { ...entry, fit: { ...entry.fit, taken: known } } : entry;
    }),
  }));
  return { ...menu, categories };
}

function named(marks: readonly string[], { allergies, intolerances, preferences }: DietaryChoices): DietaryFit {
  const keys = new Set(marks.map(keyOf));
  const ids = (choices: readonly DietaryChoice[]) =>
    choices.filter(({ name }) => keys.has(keyOf(name))).map(({ id }) => id);
  return { allergies: ids(allergies), intolerances: ids(intolerances), preferences: ids(preferences) };
}

import { type ChoiceFits, choiceFits } from "./choiceFits.ts";
import { type DietaryKind, dietaryKinds } from "./dietary.ts";
import { type DietaryAnswer, worstAnswer } from "./dietaryAnswer.ts";
import type { DietaryFit, ForcedFit, Menu, Product, ProductId } from "./menu.ts";
import { type Choice, choicesOf, defaultMost, leastOf, type Option } from "./selection.ts";

type AnswerOf = (option: Option) => DietaryAnswer;

/** The best that a group allows: enough options that suit, or with some that don't state it. */
function bestOf(choice: Choice, fits: ChoiceFits, answerOf: AnswerOf): DietaryAnswer {
  const least = leastOf(choice);
  const options = choice.options.filter(({ isSoldOut }) => !isSoldOut);
  // What no option says anything about isn't food, or is a part of what the dish says itself.
  const isSilent = options.every(({ modifier, subChoices }) => subChoices.length === 0 && fits.isSilent(modifier));
  if (least === 0 || isSilent) return "suits";
  const { includesQuantity } = choice.group;
  const roomFor = (allowed: readonly DietaryAnswer[]) =>
    options
      .filter((option) => allowed.includes(answerOf(option)))
      .reduce((sum, { modifier }) => sum + (includesQuantity ? (modifier.maximum ?? defaultMost) : 1), 0);
  if (roomFor(["suits"]) >= least) return "suits";
  return roomFor(["suits", "not-stated"]) >= least ? "not-stated" : "unsuited";
}

/** What the groups that must be met say about one need. */
function forcedAnswer(choices: readonly Choice[], fits: ChoiceFits, kind: DietaryKind, id: string): DietaryAnswer {
  const answerOf = ({ modifier, subChoices }: Option) =>
    worstAnswer([fits.answerOf(modifier, kind, id), forcedAnswer(subChoices, fits, kind, id)]);
  return worstAnswer(choices.map((choice) => bestOf(choice, fits, answerOf)));
}

function forcedFit(product: Product, menu: Menu, fits: ChoiceFits): ForcedFit | null {
  // Most dishes ask for nothing.
  if (!product.groupIds.some((id) => menu.groups.get(id)?.isForced)) return null;
  const choices = choicesOf(product, menu).filter((choice) => leastOf(choice) > 0);
  const answers = dietaryKinds.flatMap((kind) =>
    menu.dietary[kind].map(({ id }) => ({ kind, id, answer: forcedAnswer(choices, fits, kind, id) })),
  );
  if (answers.every(({ answer }) => answer === "suits")) return null;
  const those = (wanted: DietaryAnswer): DietaryFit => {
    const ids = (kind: DietaryKind) =>
      answers.filter((each) => each.kind === kind && each.answer === wanted).map(({ id }) => id);
    return { allergies: ids("allergies"), intolerances: ids("intolerances"), preferences: ids("preferences") };
  };
  return { unsuited: those("unsuited"), notStated: those("not-stated") };
}

/**
 * R102: a dish suits a need only if each group that must be met can be met with choices that suit it, too. Computed once
 * for the whole menu, so that its filter and its cards only look it up.
 */
export function withForcedFits(menu: Menu): Menu {
  const fits = choiceFits(menu);
  if (!fits) return menu;
  const known = new Map<ProductId, ForcedFit>();
  for (const [id, product] of menu.products) {
    const forced = forcedFit(product, menu, fits);
    if (forced) known.set(id, forced);
  }
  const categories = menu.categories.map((category) => ({
    ...category,
    entries: category.entries.map((entry) => {
      const forced = known.get(entry.productId);
      return forced ? { ...entry, fit: { ...entry.fit, forced } } : entry;
    }),
  }));
  return { ...menu, categories };
}

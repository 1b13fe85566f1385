import { type ChoiceFits, choiceFits } from "./choiceFits.ts";
import { type DietaryKind, dietaryKinds } from "./dietary.ts";
import { defaultMost, leastOf } from "./groupLimits.ts";
import type { DietaryFit, ForcedFit, Menu, Modifier, ModifierGroup, Product, ProductId } from "./menu.ts";
import { type DietaryAnswer, worstAnswer } from "./worstAnswer.ts";

/** A need that all groups of a menu are asked about. */
interface Asked {
  readonly menu: Menu;
  readonly fits: ChoiceFits;
  readonly kind: DietaryKind;
  readonly id: string;
}

function linkedOf({ linkedProductId }: Modifier, menu: Menu): Product | undefined {
  return linkedProductId === null ? undefined : menu.products.get(linkedProductId);
}

/** Choices below choices are one level deep (R11). */
type Level = "dish" | "choice";

/** The groups that must be met if this choice is made. */
function groupsBelow(modifier: Modifier, level: Level, menu: Menu): readonly ModifierGroup[] {
  const linked = level === "dish" ? linkedOf(modifier, menu) : undefined;
  return linked ? forcedGroups(linked, menu) : [];
}

function choiceAnswer(modifier: Modifier, level: Level, asked: Asked): DietaryAnswer {
  const own = asked.fits.answerOf(modifier, asked.kind, asked.id);
  return worstAnswer([own, forcedAnswer(groupsBelow(modifier, level, asked.menu), "choice", asked)]);
}

/** The best that a group allows: enough choices that suit, or with some that don't state it. */
function bestOf(group: ModifierGroup, level: Level, asked: Asked): DietaryAnswer {
  const { menu, fits } = asked;
  const modifiers = group.modifiers.filter((modifier) => !linkedOf(modifier, menu)?.isSoldOut);
  const isSilent = (modifier: Modifier) => fits.isSilent(modifier) && groupsBelow(modifier, level, menu).length === 0;
  // What no choice says anything about isn't food, or is a part of what the dish says itself.
  if (modifiers.every((modifier) => isSilent(modifier))) return "suits";
  const least = leastOf({ group });
  const roomFor = (allowed: readonly DietaryAnswer[]) =>
    modifiers
      .filter((modifier) => allowed.includes(choiceAnswer(modifier, level, asked)))
      .reduce((sum, { maximum }) => sum + (group.includesQuantity ? (maximum ?? defaultMost) : 1), 0);
  if (roomFor(["suits"]) >= least) return "suits";
  return roomFor(["suits", "not-stated"]) >= least ? "not-stated" : "unsuited";
}

function forcedGroups({ groupIds }: Product, { groups }: Menu): readonly ModifierGroup[] {
  return groupIds.flatMap((id) => groups.get(id) ?? []).filter((group) => leastOf({ group }) > 0);
}

/** What the groups that must be met say about a need. */
function forcedAnswer(groups: readonly ModifierGroup[], level: Level, asked: Asked): DietaryAnswer {
  return worstAnswer(groups.map((group) => bestOf(group, level, asked)));
}

function forcedFit(product: Product, menu: Menu, fits: ChoiceFits): ForcedFit | null {
  const groups = forcedGroups(product, menu);
  // Most dishes ask for nothing.
  if (groups.length === 0) return null;
  const answers = dietaryKinds.flatMap((kind) =>
    menu.dietary[kind].map(({ id }) => ({ kind, id, answer: forcedAnswer(groups, "dish", { menu, fits, kind, id }) })),
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

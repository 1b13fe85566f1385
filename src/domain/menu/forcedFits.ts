import { type ChoiceFits, choiceFits } from "./choiceFits.ts";
import { type DietaryKind, dietaryKinds } from "./dietary.ts";
import { defaultMost, leastOf } from "./groupLimits.ts";
import type { DietaryFit, ForcedFit, Menu, Modifier, ModifierGroup, Product, ProductId } from "./menu.ts";
import { type DietaryAnswer, worstAnswer } from "./worstAnswer.ts";

/** One for each dietary need that the menu offers, in its order. */
type Answers = readonly DietaryAnswer[];

/** Choices below choices are one level deep (R11). */
type Level = "dish" | "choice";

interface Asked {
  readonly menu: Menu;
  readonly fits: ChoiceFits;
  readonly needs: readonly { readonly kind: DietaryKind; readonly id: string }[];
  /** Many dishes share a group, so each group is looked at once. */
  readonly known: Readonly<Record<Level, Map<ModifierGroup, Answers>>>;
}

function linkedOf({ linkedProductId }: Modifier, menu: Menu): Product | undefined {
  return linkedProductId === null ? undefined : menu.products.get(linkedProductId);
}

function forcedGroups({ groupIds }: Product, { groups }: Menu): readonly ModifierGroup[] {
  return groupIds.flatMap((id) => groups.get(id) ?? []).filter((group) => leastOf({ group }) > 0);
}

/** The groups that must be met if this choice is made. */
function groupsBelow(modifier: Modifier, level: Level, menu: Menu): readonly ModifierGroup[] {
  const linked = level === "dish" ? linkedOf(modifier, menu) : undefined;
  return linked ? forcedGroups(linked, menu) : [];
}

function worstOf(all: readonly Answers[], { needs }: Asked): Answers {
  return needs.map((_need, at) => worstAnswer(all.flatMap((answers) => answers[at] ?? [])));
}

function choiceAnswers(modifier: Modifier, level: Level, asked: Asked): Answers {
  const own = asked.needs.map(({ kind, id }) => asked.fits.answerOf(modifier, kind, id));
  const below = groupsBelow(modifier, level, asked.menu);
  return below.length === 0 ? own : worstOf([own, ...below.map((group) => bestOf(group, "choice", asked))], asked);
}

/** The best that a group allows: enough choices that suit, or with some that don't state it. */
function readBest(group: ModifierGroup, level: Level, asked: Asked): Answers {
  const { menu, fits, needs } = asked;
  const modifiers = group.modifiers.filter((modifier) => !linkedOf(modifier, menu)?.isSoldOut);
  const isSilent = (modifier: Modifier) => fits.isSilent(modifier) && groupsBelow(modifier, level, menu).length === 0;
  // What no choice says anything about isn't food, or is a part of what the dish says itself.
  if (modifiers.every(isSilent)) return needs.map(() => "suits");
  const choices = modifiers.map((modifier) => ({
    answers: choiceAnswers(modifier, level, asked),
    room: group.includesQuantity ? (modifier.maximum ?? defaultMost) : 1,
  }));
  const least = leastOf({ group });
  return needs.map((_need, at) => {
    const roomFor = (answer: DietaryAnswer) =>
      choices.reduce((sum, { answers, room }) => (answers[at] === answer ? sum + room : sum), 0);
    const suiting = roomFor("suits");
    if (suiting >= least) return "suits";
    return suiting + roomFor("not-stated") >= least ? "not-stated" : "unsuited";
  });
}

function bestOf(group: ModifierGroup, level: Level, asked: Asked): Answers {
  const known = asked.known[level];
  const answers = known.get(group) ?? readBest(group, level, asked);
  known.set(group, answers);
  return answers;
}

function forcedFit(product: Product, asked: Asked): ForcedFit | null {
  const groups = forcedGroups(product, asked.menu).map((group) => bestOf(group, "dish", asked));
  const answers = worstOf(groups, asked);
  if (answers.every((answer) => answer === "suits")) return null;
  const those = (wanted: DietaryAnswer): DietaryFit => {
    const ids = (kind: DietaryKind) =>
      asked.needs.filter((need, at) => need.kind === kind && answers[at] === wanted).map(({ id }) => id);
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
  const needs = dietaryKinds.flatMap((kind) => menu.dietary[kind].map(({ id }) => ({ kind, id })));
  const asked: Asked = { menu, fits, needs, known: { dish: new Map(), choice: new Map() } };
  const known = new Map<ProductId, ForcedFit>();
  for (const [id, product] of menu.products) {
    const forced = forcedFit(product, asked);
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

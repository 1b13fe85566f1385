import { type Choice, type Option, type Picked, pickedAs, type Selection } from "./selection.ts";

interface Wanted {
  readonly choice: Choice;
  readonly option: Option;
  readonly quantity: number;
  readonly subs: Selection;
}

/** Sets an option's quantity; 0 removes it. In a single-choice group, the other options are removed. */
export function withOption(
  choices: readonly Choice[],
  selection: Selection,
  { choice, option, quantity, subs }: Wanted,
): Selection {
  const picked: Picked = { groupId: choice.group.id, modifierId: option.modifier.id, quantity, subs };
  return choices.flatMap((each) =>
    each.options.flatMap((other) => {
      if (each === choice && other === option) return quantity > 0 ? [picked] : [];
      if (each === choice && choice.group.isSingle && quantity > 0) return [];
      return pickedAs(selection, each, other) ?? [];
    }),
  );
}

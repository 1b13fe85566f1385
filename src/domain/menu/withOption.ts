import { type Choice, type Option, type Picked, pickedAs, type Selection } from "./selection.ts";

interface Wanted {
  readonly choice: Choice;
  readonly option: Option;
  readonly quantity: number;
  readonly subs: Selection;
}

/** Sets a quantity; 0 removes the option. A single choice removes the others. */
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

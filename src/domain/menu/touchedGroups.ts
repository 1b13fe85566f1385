import { isSameData } from "../isSameData.ts";
import { initialSelection } from "./initialSelection.ts";
import {
  type Choice,
  type OptionPath,
  type OptionReference,
  pickedAs,
  pickedFrom,
  type Selection,
} from "./selection.ts";

/** The groups in which the diner has made a choice, by `groupKey`. */
export type TouchedGroups = ReadonlySet<string>;

export function groupKey({ groupId, under }: Pick<OptionPath, "groupId" | "under">): string {
  return JSON.stringify([under?.groupId, under?.modifierId, groupId]);
}

function changedBelow(
  choices: readonly Choice[],
  [start, selection]: readonly [Selection, Selection],
  under: OptionReference | null,
): readonly string[] {
  return choices.flatMap((choice) => {
    const groupId = choice.group.id;
    const isSame = isSameData(pickedFrom(start, choice), pickedFrom(selection, choice));
    const below = choice.options.flatMap((option) => {
      const picked = pickedAs(selection, choice, option);
      const address = { groupId, modifierId: option.modifier.id };
      return picked ? changedBelow(option.subChoices, [initialSelection(option.subChoices), picked.subs], address) : [];
    });
    return isSame ? below : [groupKey({ groupId, under }), ...below];
  });
}

/** For editing a cart line: groups that differ from the preselection count as chosen by the diner. */
export function changedGroups(choices: readonly Choice[], selection: Selection): TouchedGroups {
  return new Set(changedBelow(choices, [initialSelection(choices), selection], null));
}

import { atom } from "jotai";
import { choiceFits } from "../../domain/menu/choiceFits.ts";
import { unsuitedModifiers } from "../../domain/menu/choicesBrought.ts";
import { markAnswers } from "../../domain/menu/takenMarks.ts";
import { menuAtom } from "../menu/menu.atoms.ts";
import { dietaryFilterAtom, offeredChoicesAtom } from "./filter.atoms.ts";

const choiceFitsAtom = atom((get) => {
  const menu = get(menuAtom);
  return menu && choiceFits(menu);
});

/** R102: tells which of the diner's dietary needs a choice doesn't suit, or doesn't state. */
export const unsuitedOfAtom = atom((get) =>
  unsuitedModifiers(get(choiceFitsAtom), get(dietaryFilterAtom), get(offeredChoicesAtom)),
);

/** Tells what a choice says of the marks of its dish. */
export const markAnswerAtom = atom((get) => {
  const menu = get(menuAtom);
  return menu && markAnswers(menu, get(offeredChoicesAtom));
});

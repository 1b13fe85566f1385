import { useAtomValue } from "jotai";
import { choicesSuited } from "../../domain/menu/dietary.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { dietarySigns } from "../../views/dietary/dietarySigns.ts";

/** Signs after a product's name, which are explained below the menu. */
export function DietarySigns({ fit }: { readonly fit: DietaryFit }) {
  const offered = useAtomValue(offeredChoicesAtom);
  const signs = choicesSuited(fit, offered).map(({ name }) => dietarySigns(offered).get(name));
  return signs.length > 0 && <span className="printed__signs">{signs.join(" ")}</span>;
}

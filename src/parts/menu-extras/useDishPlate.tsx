import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { menuExtrasAtom } from "./menuExtras.atoms.ts";

/** The drawing for a dish without a photo. Undefined, so that its first letter is shown, if the menu's extras aren't there. */
export function useDishPlate(name: string, section?: string): ReactNode {
  const extras = useAtomValue(menuExtrasAtom);
  return extras ? <extras.DishPlate name={name} section={section} /> : undefined;
}

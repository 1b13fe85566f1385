import { withForcedFits } from "../../domain/menu/forcedFits.ts";
import { withLinkedLabels } from "../../domain/menu/linkedLabels.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { type ReadingContext, readKeyed } from "../reading.ts";
import { menuFields, parseDishes } from "./dishes.ts";
import { parseModifierGroup } from "./modifierGroup.ts";

export function parseMenu(documentId: string, values: unknown, context: ReadingContext): Menu {
  const fields = menuFields(documentId, values, context);
  const groups = readKeyed(fields, "ModifierGroups").map(
    ([key, group]) => [key, parseModifierGroup(key, group)] as const,
  );
  return withForcedFits(withLinkedLabels(parseDishes(documentId, fields, new Map(groups))));
}

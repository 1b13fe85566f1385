import type { Modifier, ModifierGroup } from "../../domain/menu/menu.ts";
import { cents } from "../../domain/money/cents.ts";
import { anyNumber, count, dollars, flag, id, taxRate } from "../kinds.ts";
import { type Fields, firstOfEach, leaveOutOfList, note, read, readKeyed, readRecords } from "../reading.ts";
import { parseFit, parseLabels } from "./product.ts";
import { shownText } from "./shownText.ts";

interface Limits {
  readonly minimum: number;
  readonly maximum: number | null;
}

/** A maximum of 0 means no maximum. A maximum below the minimum could never be met, so it takes its default. */
function parseLimits(fields: Fields, minimumKey: string, maximumKey: string): Limits {
  const minimum = read(fields, minimumKey, count, 0);
  const maximum = read(fields, maximumKey, count, 0) || null;
  if (maximum === null || maximum >= minimum) return { minimum, maximum };
  note(fields, `${maximumKey} is below ${minimumKey}; no maximum counts`);
  return { minimum, maximum: null };
}

function parseModifier(fields: Fields, modifierId: string | null, group: string): Modifier[] {
  if (modifierId === null) return leaveOutOfList(fields, "a modifier needs an ID");
  const quantity = read(fields, "quantity", count, 0);
  const code = read(fields, "Code", id, "");
  const preselected = read(fields, "IsSelected", flag, quantity > 0);
  return [
    {
      id: modifierId,
      code,
      // A modifier without a name can still be chosen (R10).
      name: shownText(fields, "Name", group) || code || modifierId,
      price: read(fields, "Price", dollars, cents(0)),
      taxRate: read(fields, "TaxRate", taxRate, 0),
      ...parseLimits(fields, "MinQty", "MaxQty"),
      order: read(fields, "DisplayOrder", anyNumber, 0),
      linkedProductId: read(fields, "LinkedProductID", id, null),
      fit: parseFit(fields),
      labels: parseLabels(fields),
      preselected,
      preselectedQuantity: preselected ? Math.max(1, quantity) : 0,
    },
  ];
}

/** Reads the modifiers from a list, or from an object keyed by id. */
function parseModifiers(group: Fields, name: string): Modifier[] {
  const parsed = Array.isArray(group.values["Modifiers"])
    ? readRecords(group, "Modifiers").flatMap((fields) => parseModifier(fields, read(fields, "ID", id, null), name))
    : readKeyed(group, "Modifiers").flatMap(([key, fields]) => parseModifier(fields, key, name));
  const modifiers = firstOfEach(group, "Modifiers", parsed, (modifier) => modifier.id);
  return modifiers.sort((one, other) => one.order - other.order);
}

export function parseModifierGroup(groupId: string, fields: Fields): ModifierGroup {
  const name = shownText(fields, "Name");
  return {
    id: groupId,
    name,
    order: read(fields, "DisplayOrder", anyNumber, 0),
    modifiers: parseModifiers(fields, name),
    isSingle: read(fields, "IsSingleSel", flag, false),
    isForced: read(fields, "IsForceSel", flag, false),
    isAuto: read(fields, "IsAutoSel", flag, false),
    ...parseLimits(fields, "MinimumSelection", "MaximumSelection"),
    includesQuantity: read(fields, "IncludeQuantity", flag, false),
  };
}

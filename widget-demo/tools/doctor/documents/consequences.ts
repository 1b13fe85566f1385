import type * as v from "valibot";
import type { DocumentName } from "../../../backend/contract/documents/documents.ts";
import type { Fault as Wrong } from "../../../backend/contract/schema.ts";
import type { JsonFields } from "../../../backend/documents/types.ts";
import { isNeeded, toldOf, valueAt } from "./schemaWalk.ts";

interface Case {
  readonly wrong: Wrong;
  readonly fields: JsonFields;
  readonly schema: v.GenericSchema | null;
  readonly document: DocumentName;
}

/** What a diner sees where one member of such a list, or object of records, can't be used. */
const losses: Readonly<Record<string, string>> = {
  OperatingHours: "the store is closed then",
  DeliveryAreas: "nobody there can order a delivery",
  FreightFeeRules: "this delivery fee isn't charged",
  SurchargeBankSettings: "this surcharge isn't charged",
  SurchargeHolidaySettings: "this surcharge isn't charged",
  OrderTypeConstraintRules: "this minimum isn't asked for",
  Categories: "this category isn't shown",
  SubMenuItems: "NAME isn't shown",
  Products: "NAME isn't shown",
  ModifierGroups: "NAME isn't offered",
  Modifiers: "NAME can't be chosen",
  MenuTimeSettings: "the menu isn't served then",
  PriceTriggers: "NAME never applies",
  EarningRules: "nobody earns these points",
  RedemptionRules: "NAME isn't offered",
  Allergy: "diners can't choose it",
  Intolerance: "diners can't choose it",
  Preference: "diners can't choose it",
};

/** What a diner sees of a key that doesn't simply count as missing. */
const effects: Readonly<Record<string, string>> = {
  PhotoUrl: "NAME has no photo",
  LargePhotoUrl: "NAME's large photo isn't shown",
  PhotoFocus: "NAME's photo is cropped around its middle",
  LargeProfileImage: "the store's large picture isn't shown",
  ProfileImageFocus: "the store's picture is cropped around its middle",
  Logo: "no logo is shown",
  ProfileImage: "no picture of the store is shown",
  TimezoneIanaFormat: "the store's clock is Sydney's",
  TaxRate: "NAME's GST is $0.00",
  Status: "NAME isn't marked as new, popular or sold out",
  StartAt: "it counts from now on",
  EndAt: "it never ends",
  ExpiredDate: "it never ends",
};

/** Rules of which only one side is dropped. */
const dropped = /^(MaxQty|MaximumSelection) is below/;

/** What becomes of it, as the end of a sentence. */
export function consequenceOf(at: Case): string {
  const { wrong, fields } = at;
  const told = whatHappens(at);
  return told === "" ? "" : `, so ${told.replace("NAME", nameAt(fields, wrong.path))}`;
}

function whatHappens({ wrong, fields, schema, document }: Case): string {
  const { path, message, isMissing } = wrong;
  const key = path.at(-1);
  if (dropped.test(message)) return "there is no maximum";
  if (message.endsWith("stands twice")) return "only the first counts";
  if (key === "Price") return effectOfPrice(wrong, fields);
  if (typeof key === "string" && effects[key]) return effects[key];
  if (isMember(path) || isRule(wrong) || (schema && isNeeded(schema))) return loss(path, document);
  const { default: instead } = toldOf(schema);
  if (isMissing) return "";
  if (instead === undefined) return "it counts as missing";
  if (typeof instead === "boolean") return instead ? "it counts as on" : "it counts as off";
  return typeof instead === "number" ? `it counts as ${instead}` : "it counts as empty";
}

const isMember = (path: Wrong["path"]) =>
  typeof path.at(-1) === "number" || /^(Products|ModifierGroups|Modifiers)$/.test(String(path.at(-2)));

const isRule = ({ message }: Wrong) => !/^(expected|Invalid type)/.test(message);

function loss(path: Wrong["path"], document: DocumentName): string {
  const list = path.findLast((key) => typeof key === "string" && key in losses);
  if (list !== undefined) return losses[list] ?? "";
  return document === "PriceTrigger" ? "it never applies" : "it doesn't count";
}

/** R12: an entry's own price counts before its product's. */
function effectOfPrice({ path, found }: Wrong, fields: JsonFields): string {
  if (path.includes("Modifiers")) return "NAME costs nothing";
  const isNegative = typeof found === "number" && found < 0;
  if (path.at(-3) === "SubMenuItems")
    return isNegative ? "NAME isn't shown" : "its product's price counts, if it has one";
  return isNegative || !hasOwnPrices(fields, String(path.at(-2)))
    ? "NAME isn't shown"
    : "only its entries' own prices count";
}

function hasOwnPrices(fields: JsonFields, productId: string): boolean {
  const categories = listOf(fields["Categories"]).flatMap((each) => listOf(valueAt(each, "SubMenuItems")));
  const entries = categories.filter((entry) => String(valueAt(entry, "ProductID")) === productId);
  return entries.length > 0 && entries.every((entry) => typeof valueAt(entry, "Price") === "number");
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a diner calls it: the name of the innermost record that has one. */
function nameAt(fields: JsonFields, path: Wrong["path"]): string {
  let name = "it";
  let value: unknown = fields;
  for (const key of path) {
    value = valueAt(value, key);
    name = nameOf(value, fields) ?? name;
  }
  return name;
}

function nameOf(value: unknown, fields: JsonFields): string | null {
  const product = valueAt(fields["Products"], String(valueAt(value, "ProductID") ?? ""));
  const name = valueAt(value, "Name") || valueAt(product, "Name");
  return typeof name === "string" && name.trim() !== "" ? name.trim() : null;
}

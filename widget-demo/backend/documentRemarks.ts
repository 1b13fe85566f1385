import { type Check, isNumber, keyed, kind, listOf, record, text } from "./documentChecks.ts";
import type { JsonFields } from "./documents/types.ts";

const flag = kind("true or false", (value) => typeof value === "boolean");
const dollars = kind("dollars", (value) => isNumber(value, -1e9, 1e9));
const taxRate = kind("a tax rate", (value) => isNumber(value, 0, 100));
const companyNumber = kind("a whole number above 0", (value) => Number.isSafeInteger(value) && Number(value) > 0);
const weekday = kind("a day from 0 to 6", (value) => Number.isInteger(value) && isNumber(value, 0, 6));
const timeOfDay = kind(
  "a time such as 09:30",
  (value) => typeof value === "string" && /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00(:00)?)$/.test(value),
);

const period = record({ DayOfWeek: weekday, OpeningTime: timeOfDay, ClosingTime: timeOfDay });

const store = record({
  ID: companyNumber,
  HQCompanyID: companyNumber,
  Name: text,
  StoreTitle: text,
  TimezoneIanaFormat: text,
  IsEnabled: flag,
  IsInOperation: flag,
  IsTest: flag,
  OperatingHours: listOf(period),
});

const menu = record({
  Name: text,
  Categories: listOf(record({ Name: text, SubMenuItems: listOf(record({ Name: text, Price: dollars })) })),
  Products: keyed(record({ Name: text, Price: dollars, TaxRate: taxRate })),
});

function checkOf(path: string): Check | null {
  if (/(^|\/)Companies\/[^/]+$/.test(path)) return store;
  return /(^|\/)Companies\/[^/]+\/Menus\/[^/]+$/.test(path) ? menu : null;
}

/** R10: the widget uses defaults for such values, but their author should know. */
export function documentRemarks(documents: Readonly<Record<string, JsonFields>>): readonly string[] {
  return Object.entries(documents).flatMap(([path, fields]) => checkOf(path)?.(fields, path) ?? []);
}

import { type Check, isNumber, keyed, kind, listOf, record, text } from "./documentChecks.ts";
import type { JsonFields } from "./documents/types.ts";

const flag = kind("true or false", (value) => typeof value === "boolean");
const dollars = kind("dollars", (value) => isNumber(value, -1e9, 1e9));
const taxRate = kind("a tax rate", (value) => isNumber(value, 0, 100));
const minutes = kind("minutes from 0", (value) => isNumber(value, 0, 1e6));
const cardType = kind("master or visa", (value) => value === "master" || value === "visa");
const companyNumber = kind("a whole number above 0", (value) => Number.isSafeInteger(value) && Number(value) > 0);
const weekday = kind("a day from 0 to 6", (value) => Number.isInteger(value) && isNumber(value, 0, 6));
const timeOfDay = kind(
  "a time such as 09:30",
  (value) => typeof value === "string" && /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|24:00(:00)?)$/.test(value),
);

const period = record({ DayOfWeek: weekday, OpeningTime: timeOfDay, ClosingTime: timeOfDay });

/** Flags that control how an order is paid and what a guest sees. */
const viewFlags = [
  "ChargeToRoomRadio",
  "EnableCashOnPickup",
  "EnableAlipayPayment",
  "EnableWechatPayment",
  "EnableApplePayment",
  "EnableGooglePayment",
  "HideTrackingOrderForGuest",
];

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
  ChargeToRoom: flag,
  OrderCancellation: record({ OrderCancellationAllowed: flag, CancellationTimeBufferInMinutes: minutes }),
  ViewComponentConfigs: record(Object.fromEntries(viewFlags.map((name) => [name, flag]))),
});

const template = record({ Content: text, "Content_zh-CN": text });

const user = record({ StoredCards: listOf(record({ ElidedPan: text, CardType: cardType, CardIdentifier: text })) });

const menu = record({
  Name: text,
  Categories: listOf(record({ Name: text, SubMenuItems: listOf(record({ Name: text, Price: dollars })) })),
  Products: keyed(record({ Name: text, Price: dollars, TaxRate: taxRate })),
});

const checks: readonly (readonly [path: RegExp, check: Check])[] = [
  [/(^|\/)Companies\/[^/]+$/, store],
  [/(^|\/)Companies\/[^/]+\/Menus\/[^/]+$/, menu],
  [/(^|\/)MessageTemplates\/[^/]+$/, template],
  [/(^|\/)Users\/[^/]+$/, user],
];

function checkOf(path: string): Check | null {
  return checks.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** R10: the widget uses defaults for invalid values, but the data's author should know about them. */
export function documentRemarks(documents: Readonly<Record<string, JsonFields>>): readonly string[] {
  return Object.entries(documents).flatMap(([path, fields]) => checkOf(path)?.(fields, path) ?? []);
}

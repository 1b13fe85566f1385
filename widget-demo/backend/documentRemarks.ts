import type { Json, JsonFields } from "./documents/types.ts";

/** What a value should be, followed by where it isn't. */
type Check = (value: Json, place: string) => readonly string[];

function kind(name: string, isRight: (value: Json) => boolean): Check {
  return (value, place) => (isRight(value) ? [] : [`${place}: expected ${name}, found ${JSON.stringify(value)}`]);
}

const isFields = (value: Json): value is JsonFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: Json, least: number, most: number) =>
  typeof value === "number" && value >= least && value <= most;

const text = kind("text", (value) => typeof value === "string");
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

/** R9: what is missing or null takes its default. */
function record(checks: Readonly<Record<string, Check>>): Check {
  const isRecord = kind("an object", isFields);
  return (value, place) => {
    if (!isFields(value)) return isRecord(value, place);
    return Object.entries(checks).flatMap(([key, check]) => {
      const found = Object.hasOwn(value, key) ? (value[key] ?? null) : null;
      return found === null ? [] : check(found, `${place} > ${key}`);
    });
  };
}

function listOf(member: Check): Check {
  const isList = kind("a list", Array.isArray);
  return (value, place) =>
    Array.isArray(value) ? value.flatMap((each, at) => member(each, `${place} > ${at}`)) : isList(value, place);
}

function keyed(member: Check): Check {
  const isKeyed = kind("an object", isFields);
  return (value, place) =>
    isFields(value)
      ? Object.entries(value).flatMap(([key, each]) => member(each, `${place} > ${key}`))
      : isKeyed(value, place);
}

const period = record({ DayOfWeek: weekday, OpeningTime: timeOfDay, ClosingTime: timeOfDay });

/** Of how an order is paid, and of what a guest sees of it. */
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

/** R10: the widget uses defaults for such values, but their author should know. */
export function documentRemarks(documents: Readonly<Record<string, JsonFields>>): readonly string[] {
  return Object.entries(documents).flatMap(([path, fields]) => checkOf(path)?.(fields, path) ?? []);
}

import { cents } from "../../domain/money/cents.ts";
import type {
  Minimums,
  OpeningPeriod,
  Policies,
  Store,
  StoreLocation,
  StoreView,
  UiColours,
} from "../../domain/store/store.ts";
import {
  anyNumber,
  count,
  documentNumber,
  dollars,
  flag,
  httpsUrl,
  latitude,
  longitude,
  minutes,
  text,
  weekday,
  zone,
} from "../kinds.ts";
import { documentFields, type Fields, note, type ReadingContext, read, readRecord, readRecords } from "../reading.ts";
import { readWallPeriod } from "./wallPeriod.ts";

function flagOf(fields: Fields, key: string, missing = false): boolean {
  return read(fields, key, flag, missing);
}

function textOf(fields: Fields, key: string): string {
  return read(fields, key, text, "");
}

function parsePeriod(fields: Fields): OpeningPeriod[] {
  const day = read(fields, "DayOfWeek", weekday, null);
  const period = readWallPeriod(fields, "OpeningTime", "ClosingTime");
  if (day !== null && period) return [{ weekday: day, opens: period.starts, closes: period.ends }];
  note(fields, "left out: not a period");
  return [];
}

function parseLocation(store: Fields): StoreLocation {
  const fields = readRecord(store, "Location");
  const north = read(fields, "Latitude", latitude, null);
  const east = read(fields, "Longitude", longitude, null);
  return {
    address: textOf(fields, "Address"),
    suburb: textOf(fields, "Suburb"),
    state: textOf(fields, "State"),
    postcode: textOf(fields, "Postcode"),
    country: textOf(fields, "Country"),
    position: north === null || east === null ? null : { latitude: north, longitude: east },
  };
}

/** R10: the most days that anybody orders ahead. */
const mostDaysInAdvance = 60;

function parseDaysInAdvance(store: Fields, key: string): number {
  return Math.min(read(store, key, count, 0), mostDaysInAdvance);
}

/** The same codes as in `orderTypes.ts`, which is longer: the first view reads this one. */
const minimumTypes = new Map<number, keyof Minimums>([
  [10, "delivery"],
  [3, "pickup"],
  [2, "table"],
]);

/** Two rules for one type must both be met, so the higher one counts. */
function parseMinimums(store: Fields): Minimums {
  const minimums = { delivery: cents(0), pickup: cents(0), table: cents(0) };
  for (const rule of readRecords(store, "OrderTypeConstraintRules")) {
    const type = minimumTypes.get(read(rule, "OrderType", count, Number.NaN));
    const least = read(rule, "MinimumTotalPrice", dollars, null);
    if (!type || least === null) note(rule, "left out: not a minimum of an order type");
    else if (least > minimums[type]) minimums[type] = least;
  }
  return minimums;
}

function parseCancellation(store: Fields): Store["cancellation"] {
  const fields = readRecord(store, "OrderCancellation");
  const bufferMinutes = read(fields, "CancellationTimeBufferInMinutes", minutes, 0);
  return flagOf(fields, "OrderCancellationAllowed") ? { bufferMinutes } : null;
}

function parsePolicies(store: Fields): Policies {
  const fields = readRecord(store, "Policies");
  return {
    privacy: textOf(fields, "PolicyTypePrivacy"),
    delivery: textOf(fields, "PolicyTypeDelivery"),
    refund: textOf(fields, "PolicyTypeRefund"),
  };
}

function parseView(fields: Fields): StoreView {
  return {
    notes: flagOf(fields, "ShowNotes"),
    itemNotes: flagOf(fields, "ShowNotesForItem"),
    login: flagOf(fields, "LogIn"),
    googleLogin: flagOf(fields, "GoogleLogin", true),
    facebookLogin: flagOf(fields, "FacebookLogin", true),
    pickup: flagOf(fields, "PickUp"),
    delivery: flagOf(fields, "Delivery"),
    room: flagOf(fields, "DeliverToRoom"),
    table: flagOf(fields, "EatIn"),
    centredPhotos: flagOf(fields, "ImageCenterMode"),
    homePage: flagOf(fields, "HomePage"),
    showsNotStated: flagOf(fields, "ShowNotStated"),
    cashOnPickup: flagOf(fields, "EnableCashOnPickup"),
    alipay: flagOf(fields, "EnableAlipayPayment"),
    wechat: flagOf(fields, "EnableWechatPayment"),
    applePay: flagOf(fields, "EnableApplePayment"),
    googlePay: flagOf(fields, "EnableGooglePayment"),
    roomCharge: flagOf(fields, "ChargeToRoomRadio", true),
    hidesPickupAddress: flagOf(fields, "HideAddressOnPickup"),
    hidesGuestTracking: flagOf(fields, "HideTrackingOrderForGuest"),
    choosesStoreAtCheckout: flagOf(fields, "StoreSelectionAtCheckout"),
  };
}

/** Their keys have the same names, with a capital. */
const colours = [
  "buttonColour",
  "buttonText",
  "commonColour",
  "menuHighlight",
  "menuHighlightText",
  "statusPending",
  "titleBar",
  "menuBackground",
  "menuText",
] as const satisfies readonly (keyof UiColours)[];

/** Missing colours keep the theme's own. */
function parseColours(fields: Fields): UiColours {
  const found: { -readonly [K in keyof UiColours]: UiColours[K] } = {};
  for (const name of colours) {
    const colour = textOf(fields, name.charAt(0).toUpperCase() + name.slice(1));
    if (colour) found[name] = colour;
  }
  return found;
}

/** The document's id is the store's id; a different ID inside is only noted. */
function parseId(id: string, fields: Fields): number | null {
  const number = documentNumber.of(Number(id)) ?? null;
  if (number === null || String(number) !== id) {
    note(fields, "left out: its id is not a positive whole number");
    return null;
  }
  if (read(fields, "ID", documentNumber, number) !== number) note(fields, "ID differs from the document's id");
  return number;
}

export function parseStore(documentId: string, values: unknown, context: ReadingContext): Store | null {
  const fields = documentFields(values, `Companies/${documentId}`, context);
  const id = fields && parseId(documentId, fields);
  if (!fields || id === null) return null;
  const picture = httpsUrl(context.base);
  const view = readRecord(fields, "ViewComponentConfigs");
  const colours = readRecord(view, "UiColours");
  return {
    id,
    name: textOf(fields, "Name"),
    title: textOf(fields, "StoreTitle"),
    logo: read(fields, "Logo", picture, null),
    profileImage: read(fields, "ProfileImage", picture, null),
    isTest: flagOf(fields, "IsTest"),
    isHq: flagOf(fields, "IsHQ"),
    isEnabled: flagOf(fields, "IsEnabled", true),
    displayOrder: read(fields, "DisplayOrder", anyNumber, 0),
    inOperation: flagOf(fields, "IsInOperation", true),
    hours: readRecords(fields, "OperatingHours").flatMap(parsePeriod),
    zone: read(fields, "TimezoneIanaFormat", zone, "Australia/Sydney"),
    preOrder: {
      delivery: flagOf(fields, "EnablePreoderForDelivery"),
      pickup: flagOf(fields, "EnablePreoderForPickup"),
    },
    preparationMinutes: read(fields, "OrderPreparationTime", minutes, 0) || null,
    preOrderPreparationMinutes: read(fields, "PreOrderPreparationTime", minutes, null),
    daysInAdvance: {
      delivery: parseDaysInAdvance(fields, "NumberOfDaysInAdvanceForDelivery"),
      pickup: parseDaysInAdvance(fields, "NumberOfDaysInAdvanceForPickup"),
    },
    minimums: parseMinimums(fields),
    cancellation: parseCancellation(fields),
    isStatusTrackingDisabled: flagOf(fields, "IsDisableStatusTracking"),
    chargesToRoom: flagOf(fields, "ChargeToRoom"),
    hqId: read(fields, "HQCompanyID", count, 0) || null,
    location: parseLocation(fields),
    phone: textOf(fields, "OfficePhone"),
    closedMessage: textOf(fields, "ClosingStoreMessage"),
    terms: textOf(fields, "TermsAndConditions"),
    policies: parsePolicies(fields),
    view: parseView(view),
    colours: {
      mobile: parseColours(readRecord(colours, "Mobile")),
      desktop: parseColours(readRecord(colours, "Desktop")),
    },
  };
}

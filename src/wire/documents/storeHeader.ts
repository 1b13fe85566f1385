import type { OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { FirstStore } from "../../domain/menu/firstShop.ts";
import type { OpeningPeriod, StoreLocation, UiColours } from "../../domain/store/store.ts";
import {
  count,
  documentNumber,
  flag,
  httpsUrl,
  latitude,
  longitude,
  minutes,
  photoFocus,
  text,
  textOrNumber,
  weekday,
  zone,
} from "../kinds.ts";
import {
  documentFields,
  type Fields,
  leaveOut,
  leaveOutOfList,
  note,
  type ReadingContext,
  read,
  readRecord,
  readRecords,
} from "../reading.ts";
import { parseHolidays } from "./holidays.ts";
import { collecting, shownText } from "./shownText.ts";
import { readWallPeriod } from "./wallPeriod.ts";

/** The keys of ViewComponentConfigs that turn the order modes on. */
export const modeFlags: Readonly<Record<OrderMode, string>> = {
  delivery: "Delivery",
  pickup: "PickUp",
  room: "DeliverToRoom",
  table: "EatIn",
};

export function flagOf(fields: Fields, key: string, missing = false): boolean {
  return read(fields, key, flag, missing);
}

export function textOf(fields: Fields, key: string): string {
  return read(fields, key, text, "");
}

/** R10: the most days that an order can be placed in advance. */
const mostDaysInAdvance = 60;

function parseDaysInAdvance(store: Fields, key: string): number {
  return Math.min(read(store, key, count, 0), mostDaysInAdvance);
}

function parsePeriod(fields: Fields): OpeningPeriod[] {
  const day = read(fields, "DayOfWeek", weekday, null);
  const period = readWallPeriod(fields, "OpeningTime", "ClosingTime");
  if (day !== null && period) return [{ weekday: day, opens: period.starts, closes: period.ends }];
  return leaveOutOfList(fields, "not a period");
}

function parseLocation(store: Fields): StoreLocation {
  const fields = readRecord(store, "Location");
  const north = read(fields, "Latitude", latitude, null);
  const east = read(fields, "Longitude", longitude, null);
  return {
    address: textOf(fields, "Address"),
    suburb: textOf(fields, "Suburb"),
    state: textOf(fields, "State"),
    postcode: read(fields, "Postcode", textOrNumber, ""),
    country: textOf(fields, "Country"),
    position: north === null || east === null ? null : { latitude: north, longitude: east },
  };
}

/** Their document keys have the same names, starting with a capital. */
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

/** Missing colours keep the theme's default. */
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
  if (number === null || String(number) !== id) return leaveOut(fields, "its id is not a positive whole number");
  if (read(fields, "ID", documentNumber, number) !== number) note(fields, "ID differs from the document's id");
  return number;
}

interface ReadStoreHeader {
  readonly header: FirstStore;
  readonly fields: Fields;
  /** The store's ViewComponentConfigs. */
  readonly view: Fields;
}

/** The part of a store that the first screen shows. Null if its document isn't a store. */
export function parseStoreHeader(documentId: string, values: unknown, context: ReadingContext): ReadStoreHeader | null {
  const collector = collecting(context);
  const fields = documentFields(values, `Companies/${documentId}`, collector);
  const id = fields && parseId(documentId, fields);
  if (!fields || id === null) return null;
  const view = readRecord(fields, "ViewComponentConfigs");
  const colours = readRecord(view, "UiColours");
  const inZone = read(fields, "TimezoneIanaFormat", zone, "Australia/Sydney");
  const header: FirstStore = {
    id,
    name: textOf(fields, "Name"),
    title: shownText(fields, "StoreTitle"),
    logo: read(fields, "Logo", httpsUrl(context.base), null),
    profileImage: read(fields, "ProfileImage", httpsUrl(context.base), null),
    largeProfileImage: read(fields, "LargeProfileImage", httpsUrl(context.base), null),
    profileImageFocus: read(fields, "ProfileImageFocus", photoFocus, null),
    isTest: flagOf(fields, "IsTest"),
    isEnabled: flagOf(fields, "IsEnabled", true),
    inOperation: flagOf(fields, "IsInOperation", true),
    hours: readRecords(fields, "OperatingHours").flatMap(parsePeriod),
    zone: inZone,
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
    holidays: parseHolidays(fields, inZone),
    location: parseLocation(fields),
    phone: read(fields, "OfficePhone", textOrNumber, ""),
    closedMessage: shownText(fields, "ClosingStoreMessage"),
    texts: collector.chinese,
    view: {
      pickup: flagOf(view, modeFlags.pickup),
      delivery: flagOf(view, modeFlags.delivery),
      room: flagOf(view, modeFlags.room),
      table: flagOf(view, modeFlags.table),
      centredPhotos: flagOf(view, "ImageCenterMode"),
      homePage: flagOf(view, "HomePage"),
    },
    colours: {
      mobile: parseColours(readRecord(colours, "Mobile")),
      desktop: parseColours(readRecord(colours, "Desktop")),
    },
  };
  return { header, fields, view };
}

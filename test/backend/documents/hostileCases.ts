import type { Json, JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { type GetCase, lee, nobody, noor, now, type WriteCase } from "./accessCases.ts";

const seconds = (daysAgo: number) => now.getTime() / 1000 - daysAgo * 24 * 60 * 60;
const order = (fields: JsonFields): JsonFields => ({
  OnlineOrderUserIdentifier: "g-1",
  CreatedOn: seconds(1),
  ...fields,
});
const long = "a".repeat(1001);
const longest = "a".repeat(1000);
const place = "Companies/120/TrackingOrders/o";

/** What is no guest's name doesn't make an order a guest's. */
const identifiers: readonly (readonly [what: string, value: Json, isReadable: boolean])[] = [
  ["a text", "g-1", true],
  ["a number", 7, false],
  ["zero", 0, false],
  ["true", true, false],
  ["false", false, false],
  ["a list", ["g-1"], false],
  ["an empty list", [], false],
  ["a map", { uid: "g-1" }, false],
  ["a time", { $time: "2026-11-20T01:00:00Z" }, false],
];

const days: readonly (readonly [what: string, value: Json])[] = [
  ["a flag", true],
  ["a map", { seconds: seconds(1) }],
  ["endless text", "9".repeat(30)],
  ["a negative number", -seconds(1)],
];

/** Menus and triggers are only public where the shop reads them. */
const strangePlaces = [
  "Menus/m",
  "PriceTriggers/t",
  "Users/noor/Menus/m",
  "Secrets/s/Menus/m",
  "Secrets/s/PriceTriggers/t",
  "Companies/120/Secrets/s/Menus/m",
  "Companies/120/Menus/A/Menus/m",
  "Companies/120/Menus/A/PriceTriggers/t",
  `${place}/Menus/m`,
  "Brands/7/Menus/m",
  "Brands/7/PriceTriggers/t",
  "Brands/7/Brands/8/Companies/8",
  "Brands/7/Companies/120/Companies/8",
  "Companies/120/MessageTemplates/k",
  "Brands/7",
];

export const hostileGets: readonly GetCase[] = [
  ...identifiers.map(([what, value, isReadable]): GetCase => {
    return [`an order whose guest is ${what}`, place, nobody, order({ GuestIdentifier: value }), isReadable];
  }),
  ...days.map(([what, value]): GetCase => {
    return [`an order of ${what}`, place, nobody, order({ GuestIdentifier: "g-1", CreatedOn: value }), false];
  }),
  ["an order whose owner is a list with one's uid", place, noor, { OnlineOrderUserIdentifier: ["noor"] }, false],
  ["an order whose owner is in other letters", place, noor, { OnlineOrderUserIdentifier: "NOOR" }, false],
  ...strangePlaces.map((path): GetCase => [`${path}`, path, noor, { Name: "n" }, false]),
];

const own = "Users/noor";
const branded = "Brands/7/Users/noor";
const kept: JsonFields = { FirstName: "Noor", Email: "noor@example.com", FirebaseUDID: "noor", RewardPoints: 40 };
const changed = (fields: JsonFields): JsonFields => ({ ...kept, ...fields });
const at = (address: Json): JsonFields => changed({ DeliveryAddress: address });

const texts: readonly (readonly [what: string, value: Json, isAllowed: boolean])[] = [
  ["of 1,000 characters", longest, true],
  ["of 1,001 characters", long, false],
  ["of 900 kB", "a".repeat(900_000), false],
  ["that is a number", 412345678, false],
  ["that is null", null, false],
  ["that is a flag", true, false],
  ["that is a list", ["a".repeat(5000)], false],
  ["that is a map", { more: "a".repeat(5000) }, false],
  ["that is a time", { $time: "2026-11-20T01:00:00Z" }, false],
];

const addresses: readonly (readonly [what: string, value: Json, isAllowed: boolean])[] = [
  [
    "with a place",
    { Address: "1 Bourke St", PostCode: "3000", Latitude: -37.8, Longitude: 144.9, Altitude: -37.8 },
    true,
  ],
  ["without anything", {}, true],
  ["with long instructions", { DeliveryInstructions: long }, false],
  ["with the longest instructions", { DeliveryInstructions: longest }, true],
  ["with a street that is a list", { Address: ["1 Bourke St"] }, false],
  ["with a postcode that is a number", { PostCode: 3000 }, false],
  ["with a phone that is a map", { Phone: { number: "0412345678" } }, false],
  ["with a latitude that is text", { Latitude: "-37.8" }, false],
  ["with a longitude that is null", { Longitude: null }, false],
  ["with something else in it", { Address: "1 Bourke St", Attachment: "a" }, false],
  ["that is a text", "1 Bourke St", false],
  ["that is an empty text", "", false],
  ["that is a list", [{ Address: "1 Bourke St" }], false],
  ["that is null", null, false],
];

const odd = changed({ LastName: 7, DeliveryAddress: "old form" });

export const hostileWrites: readonly WriteCase[] = [
  ...texts.flatMap(([what, value, isAllowed]): readonly WriteCase[] => [
    [`a new profile with a name ${what}`, own, noor, null, { FirstName: value }, isAllowed],
    [`a phone ${what}`, own, noor, kept, changed({ Mobile: value }), isAllowed],
  ]),
  ...addresses.map(([what, value, isAllowed]): WriteCase => {
    return [`an address ${what}`, own, noor, kept, at(value), isAllowed];
  }),
  ["a first address with something else in it", own, noor, null, { DeliveryAddress: { Attachment: "a" } }, false],
  ["a name beside the backend's odd fields", own, noor, odd, { ...odd, FirstName: "Nur" }, true],
  ["an odd field made good", own, noor, odd, { ...odd, LastName: "Abbot" }, true],
  ["an odd field gone", own, noor, odd, changed({ DeliveryAddress: "old form" }), true],
  ["an odd field made odder", own, noor, odd, { ...odd, LastName: 8 }, false],
  ["Email as a list with one's own", own, noor, null, { Email: ["noor@example.com"] }, false],
  ["Email in other letters", own, noor, null, { Email: "NOOR@example.com" }, false],
  ["FirebaseUDID as a number", own, noor, null, { FirebaseUDID: 7 }, false],
  ["a profile in a brand that isn't there", "Brands/999/Users/noor", noor, null, { FirstName: "Noor" }, false],
  ["a change in a brand that isn't there", "Brands/999/Users/noor", noor, kept, changed({ FirstName: "Nur" }), false],
  ["a profile in a brand", branded, noor, null, { FirstName: "Noor" }, true],
  ["a profile in a brand of one's own name", "Brands/noor/Users/noor", noor, null, { FirstName: "Noor" }, false],
  ["a headquarters", "Brands/noor/Companies/noor", noor, null, { ID: 1 }, false],
  ["something below one's profile", `${own}/Files/f`, noor, null, { Data: "a" }, false],
  ["an order below one's branded profile", `${branded}/TrackingOrders/o`, noor, null, { UDID: "o" }, false],
  ["a guest's order, by another", place, lee, order({ GuestIdentifier: "g-1" }), { TotalTax: 0 }, false],
];

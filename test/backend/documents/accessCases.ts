import type { Json, JsonFields } from "../../../widget-demo/backend/documents/types.ts";

export interface Person {
  readonly uid: string | null;
  readonly email?: string;
}

export const nobody: Person = { uid: null };
export const lee: Person = { uid: "lee", email: "lee@example.com" };
export const noor: Person = { uid: "noor", email: "noor@example.com" };
const unmailed: Person = { uid: "noor" };

/** About the time of every request: Google's emulator has no clock of ours. */
export const now = new Date();

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => (now.getTime() - days * dayMs) / 1000;
const anyGuestOrder: JsonFields = { GuestIdentifier: "g-1", OnlineOrderUserIdentifier: "g-1" };
const guestOrder: JsonFields = { ...anyGuestOrder, CreatedOn: daysAgo(2) };
const noorsOrder: JsonFields = { GuestIdentifier: null, OnlineOrderUserIdentifier: "noor" };
const leesOrder: JsonFields = { GuestIdentifier: null, OnlineOrderUserIdentifier: "lee" };

const aged: readonly (readonly [what: string, created: Json | undefined, isReadable: boolean])[] = [
  ["just placed", daysAgo(0), true],
  ["from a clock that is ahead", daysAgo(-1), true],
  ["of 29 days, with half a second", daysAgo(29) + 0.5, true],
  ["of exactly 30 days", daysAgo(30), false],
  ["of 31 days", daysAgo(31), false],
  ["of 29 days, as a timestamp", { $time: new Date(now.getTime() - 29 * dayMs).toISOString() }, true],
  ["of 31 days, as a timestamp", { $time: new Date(now.getTime() - 31 * dayMs).toISOString() }, false],
  ["of a day, as text", String(daysAgo(1)), false],
  ["of a day, as a date's text", new Date(now.getTime() - dayMs).toISOString(), false],
  ["of no day", null, false],
  ["without a day", undefined, false],
  ["of a day in a list", [daysAgo(1)], false],
];

/** R85: a guest's order is only readable for 30 days. */
const agedOrders = (path: string): readonly GetCase[] =>
  aged.map(([what, created, isReadable]): GetCase => {
    const order = { ...anyGuestOrder, ...(created !== undefined && { CreatedOn: created }) };
    return [`a guest's order ${what}`, path, nobody, order, isReadable];
  });

export type GetCase = readonly [what: string, path: string, who: Person, document: JsonFields | null, allowed: boolean];
type ListCase = readonly [what: string, collection: string, who: Person, owner: string | null, allowed: boolean];
export type WriteCase = readonly [
  what: string,
  path: string,
  who: Person,
  before: JsonFields | null,
  after: JsonFields | null,
  allowed: boolean,
];

const b = "Brands/7/";

/** The same with and without a brand. */
const gets: readonly GetCase[] = [
  ["a store", "Companies/120", nobody, {}, true],
  ["a menu", "Companies/120/Menus/A", nobody, {}, true],
  ["a trigger", "Companies/120/PriceTriggers/t", nobody, {}, true],
  ["a template", "MessageTemplates/k", nobody, {}, true],
  ["a guest", "GuestUsers/g-1", nobody, {}, false],
  ["a user, by themselves", "Users/noor", noor, {}, true],
  ["a user that isn't there yet, by themselves", "Users/noor", noor, null, true],
  ["a user, by another", "Users/lee", noor, {}, false],
  ["a user, by nobody", "Users/noor", nobody, {}, false],
  ["something else of one's own", "Users/noor/Secrets/s", noor, {}, false],
  ["something else in a store", "Companies/120/Secrets/s", noor, {}, false],
  ["something else", "Secrets/s", noor, {}, false],
  ["what was posted", "OrderBook/o", noor, {}, false],
];

/** R8: orders belong to the store, or to the customer in a branded deployment. */
const storesOrders: readonly GetCase[] = [
  ["a guest's order", "Companies/120/TrackingOrders/o", nobody, guestOrder, true],
  ["an order without a guest's name", "Companies/120/TrackingOrders/o", nobody, { GuestIdentifier: "" }, false],
  ["one's own order", "Companies/120/TrackingOrders/o", noor, noorsOrder, true],
  ["another's order", "Companies/120/TrackingOrders/o", noor, leesOrder, false],
  ["a member's order, by nobody", "Companies/120/TrackingOrders/o", nobody, noorsOrder, false],
  ["an order of nobody knows whom", "Companies/120/TrackingOrders/o", noor, {}, false],
  ["an order that is not there yet", "Companies/120/TrackingOrders/o", nobody, null, true],
  ["an order at a person, without a brand", "Users/noor/TrackingOrders/o", noor, noorsOrder, false],
];
const personsOrders: readonly GetCase[] = [
  ["a guest's order", "Users/g-1/TrackingOrders/o", nobody, guestOrder, true],
  ["one's own order", "Users/noor/TrackingOrders/o", noor, noorsOrder, true],
  ["another's order", "Users/lee/TrackingOrders/o", noor, leesOrder, false],
  ["a member's order, by nobody", "Users/noor/TrackingOrders/o", nobody, noorsOrder, false],
  ["an order that is not there yet", "Users/lee/TrackingOrders/o", nobody, null, true],
  ["an order at a brand's store", "Companies/120/TrackingOrders/o", noor, noorsOrder, false],
];

const lists: readonly ListCase[] = [
  ["stores", "Companies", nobody, null, true],
  ["menus", "Companies/120/Menus", nobody, null, true],
  ["triggers", "Companies/120/PriceTriggers", nobody, null, true],
  ["templates", "MessageTemplates", nobody, null, true],
  ["guests", "GuestUsers", noor, null, false],
  ["users", "Users", noor, null, false],
];
const storesLists: readonly ListCase[] = [
  ["everybody's orders", "Companies/120/TrackingOrders", noor, null, false],
  ["one's own orders", "Companies/120/TrackingOrders", noor, "noor", true],
  ["another's orders", "Companies/120/TrackingOrders", noor, "lee", false],
  ["a guest's orders", "Companies/120/TrackingOrders", nobody, "g-1", false],
  ["orders at a person, without a brand", "Users/noor/TrackingOrders", noor, "noor", false],
];
const personsLists: readonly ListCase[] = [
  ["one's own orders", "Users/noor/TrackingOrders", noor, null, true],
  ["another's orders", "Users/lee/TrackingOrders", noor, "noor", false],
  ["a guest's orders", "Users/g-1/TrackingOrders", nobody, "g-1", false],
  ["orders at a brand's store", "Companies/120/TrackingOrders", noor, "noor", false],
];

/** What a member may write in their own document, and what only the backend may write (R62). */
const ownFields = ["DisplayName", "FirstName", "LastName", "Mobile", "DeliveryAddress"] as const;
const backendsFields = [
  "RewardPoints",
  "EarnedRewardPoints",
  "SpentRewardPoints",
  "StoredCards",
  "CustomerMemberCode",
  "HQCompanyID",
] as const;

const identity = { Email: "noor@example.com", FirebaseUDID: "noor" };
const names = { DisplayName: "Noor", FirstName: "Noor", LastName: "Abbot", Mobile: "0412345678" };
const kept = { ...names, ...identity, RewardPoints: 40, StoredCards: [{ CardIdentifier: "c1" }], HQCompanyID: 7 };
const home = { DeliveryAddress: { Address: "1 Bourke St", PostCode: "3000" } };
const { FirstName: _gone, ...unnamed } = kept;

const newOf = (field: string): Json => (field === "DeliveryAddress" ? { Address: "2 Bourke St" } : "new");

const writes: readonly WriteCase[] = [
  ["a profile at the first sign-in", "Users/noor", noor, null, { ...names, ...home, ...identity }, true],
  ["an empty profile", "Users/noor", noor, null, {}, true],
  ["a profile with another's address", "Users/noor", noor, null, { ...names, Email: "lee@example.com" }, false],
  ["a profile with another's uid", "Users/noor", noor, null, { ...names, FirebaseUDID: "lee" }, false],
  ["an address that the token doesn't have", "Users/noor", unmailed, null, { ...names, ...identity }, false],
  ["a profile without an address, by whom has none", "Users/noor", unmailed, null, { FirebaseUDID: "noor" }, true],
  ["another's profile", "Users/lee", noor, null, names, false],
  ["a profile, by nobody", "Users/noor", nobody, null, names, false],
  ...ownFields.map(
    (field): WriteCase => [`one's own ${field}`, "Users/noor", noor, kept, { ...kept, [field]: newOf(field) }, true],
  ),
  ...backendsFields.flatMap((field): readonly WriteCase[] => [
    [`${field} in a new profile`, "Users/noor", noor, null, { ...names, ...identity, [field]: 1 }, false],
    [`another ${field}`, "Users/noor", noor, kept, { ...kept, [field]: 1 }, false],
  ]),
  ["another Email later, the token's too", "Users/noor", noor, { ...kept, Email: "old@a.b" }, kept, false],
  ["an Email where there was none", "Users/noor", noor, names, { ...names, Email: identity.Email }, false],
  ["another FirebaseUDID", "Users/noor", noor, kept, { ...kept, FirebaseUDID: "lee" }, false],
  ["a field that nobody knows", "Users/noor", noor, kept, { ...kept, IsAdmin: true }, false],
  ["a field less", "Users/noor", noor, kept, unnamed, true],
  ["nothing but names, points and cards gone", "Users/noor", noor, kept, { ...names, ...identity }, false],
  ["the same again", "Users/noor", noor, kept, kept, true],
  ["another's names", "Users/lee", noor, kept, { ...kept, FirstName: "new" }, false],
  ["names, by nobody", "Users/noor", nobody, kept, { ...kept, FirstName: "new" }, false],
  ["a profile's end", "Users/noor", noor, kept, null, false],
  ["a guest", "GuestUsers/noor", noor, null, names, false],
  ["a store", "Companies/120", noor, null, names, false],
  ["a menu", "Companies/120/Menus/A", noor, {}, names, false],
  ["an order at a store", "Companies/120/TrackingOrders/o", noor, null, noorsOrder, false],
  ["an order at a person", "Users/noor/TrackingOrders/o", noor, noorsOrder, { ...noorsOrder, FirstName: "n" }, false],
];

function behind<T extends readonly [string, string, ...unknown[]]>(cases: readonly T[]): readonly T[] {
  return cases.map(([what, path, ...rest]) => [`${what}, branded`, b + path, ...rest] as unknown as T);
}

/** Only a brand whose headquarters is there has members. */
export const headquarters = "Brands/7/Companies/7";

/** S37, R8 and R62. */
export const getCases = [
  ...gets,
  ...behind(gets),
  ...storesOrders,
  ...behind(personsOrders),
  ...agedOrders("Companies/120/TrackingOrders/o"),
  ...behind(agedOrders("Users/g-1/TrackingOrders/o")),
];
export const listCases = [...lists, ...behind(lists), ...storesLists, ...behind(personsLists)];
export const writeCases = [...writes, ...behind(writes)];

/** Queries over all collections of a name. */
export const groupCases = ["Menus", "PriceTriggers", "TrackingOrders", "Users", "Companies"].map(
  (collectionId) => [collectionId, noor, false] as const,
);

import { orderModes } from "../../../../src/domain/fulfilment/orderMode.ts";
import type { UiColours } from "../../../../src/domain/store/store.ts";
import { stateOf } from "../../../../src/domain/store/venueList.ts";
import { error, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { isColour } from "./colour.ts";
import { listOf } from "./consequences.ts";
import { type Fault, of, placeIn } from "./fault.ts";
import { type StoreRead, storeAt } from "./readStores.ts";
import { valueAt } from "./schemaWalk.ts";
import { surchargeFaults } from "./surcharges.ts";

/** What a store lacks before anybody can order. */
export function storeFaults(read: StoreRead): Fault[] {
  return [...(read.isHeadquarters ? headquarters(read) : seller(read)), ...colourFaults(read)];
}

/** Headquarters that aren't there, each told once. A brand's has a line of its own. */
export function companyFaults(reads: readonly StoreRead[], { documents, unread, isOnline }: Subject): Fault[] {
  const members = reads.filter(({ path }) => storeAt(path)?.brand === null);
  return [...Map.groupBy(members, ({ store }) => store.hqId)].flatMap(([hqId, [first]]) => {
    const path = `Companies/${hqId}`;
    const isMissing = isOnline
      ? unread.some((each) => each.path === path && each.read.kind === "missing")
      : !(path in documents);
    if (hqId === null || !first || !isMissing) return [];
    const message = `There is no ${path}, so the group's page has no name, no picture and no log-in.`;
    const fix = `Add ${path} with IsHQ true, or correct the number.`;
    return [of("company", warning(placeIn(first.path, ["HQCompanyID"]), message, fix))];
  });
}

function headquarters({ path, store, menus }: StoreRead): Fault[] {
  if (!store.isHq || menus.length === 0) return [];
  const message = "IsHQ is true, so it takes no orders, but it has a menu.";
  return [of("hq", warning(placeIn(path, ["IsHQ"]), message, "Write false if it sells something itself."))];
}

function seller(read: StoreRead): Fault[] {
  return [
    ...modeFault(read),
    ...hoursFault(read),
    ...zoneFault(read),
    ...positionFault(read),
    ...radiusFault(read),
    ...feeFaults(read),
    ...surchargeFaults(read),
  ];
}

function modeFault({ path, store, menus }: StoreRead): Fault[] {
  const sellsDishes = menus.some(({ menu }) => menu.categories.length > 0);
  if (orderModes.some((mode) => store.view[mode]) || (!sellsDishes && menus.length > 0)) return [];
  const message = "No PickUp, Delivery, EatIn or DeliverToRoom is true, so nothing can be ordered.";
  return [of("modes", error(placeIn(path, ["ViewComponentConfigs"]), message, "Write true for at least one."))];
}

function hoursFault({ path, store, fields }: StoreRead): Fault[] {
  // If none of those that are there can be read, each has a line of its own.
  if (store.hours.length > 0 || listOf(fields["OperatingHours"]).length > 0) return [];
  const example = '{"DayOfWeek": 1, "OpeningTime": "09:00", "ClosingTime": "22:00"}';
  const fix = `Add a period for each day, such as ${example}.`;
  return [of("hours", error(path, "It has no OperatingHours, so the store is always closed.", fix))];
}

/** The zones of the states whose clocks differ from Sydney's. */
const zones: Readonly<Record<string, string>> = {
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  NT: "Australia/Darwin",
  WA: "Australia/Perth",
};

function zoneFault({ path, store, fields }: StoreRead): Fault[] {
  if ((fields["TimezoneIanaFormat"] ?? null) !== null) return [];
  if (!store.location.state) {
    const told = "It has no TimezoneIanaFormat and no State, so it opens and closes by Sydney's clock.";
    return [of("zone", warning(path, told, "Write its zone, such as TimezoneIanaFormat Australia/Perth."))];
  }
  const zone = zones[stateOf(store.location.state) ?? ""];
  if (zone === undefined) return [];
  const message = `It has no TimezoneIanaFormat, so it opens and closes by Sydney's clock, in ${store.location.state}.`;
  return [of("zone", error(path, message, `Write TimezoneIanaFormat ${zone}.`))];
}

function positionFault({ path, store, fields }: StoreRead): Fault[] {
  const radius = fields["DeliveryRadius"];
  const isMeasured = typeof radius === "number" && radius > 0;
  const isWritten = ["Latitude", "Longitude"].every((key) => (valueAt(fields["Location"], key) ?? null) !== null);
  // If one of them is wrong, it has a line of its own.
  if (!store.view.delivery || !isMeasured || store.location.position || isWritten) return [];
  const message = "DeliveryRadius needs Latitude and Longitude to count from, so nobody can order a delivery.";
  return [of("position", error(placeIn(path, ["Location"]), message, "Add both."))];
}

/** Nobody drives so far. */
const manyKilometres = 200;

function radiusFault({ path, store, fields }: StoreRead): Fault[] {
  const radius = fields["DeliveryRadius"];
  if (!store.view.delivery || typeof radius !== "number" || radius < manyKilometres) return [];
  const message = `It is ${radius}, which is ${radius.toLocaleString("en-AU")} km: is it in metres?`;
  return [of("radius", warning(placeIn(path, ["DeliveryRadius"]), message, "Write kilometres, such as 5."))];
}

/** Carts between two rules, for which no rule says the fee. Above the last, a delivery may well be free. */
function feeFaults({ path, store }: StoreRead): Fault[] {
  if (!store.view.delivery || store.freight.kind !== "own") return [];
  const rules = [...store.freight.rules].sort((one, other) => one.from - other.from);
  return rules.slice(1).flatMap(({ from }, index) => {
    const covered = Math.max(...rules.slice(0, index + 1).map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY));
    if (from <= covered + 1) return [];
    const [least, most] = [covered + 1, from - 1].map((cents) => `$${(cents / 100).toFixed(2)}`);
    const message = `No rule is for carts from ${least} to ${most}, so their delivery is free.`;
    return [of("fees", warning(placeIn(path, ["FreightFeeRules"]), message, "Let the rules meet."))];
  });
}

function colourFaults({ path, store }: StoreRead): Fault[] {
  return (["Mobile", "Desktop"] as const).flatMap((device) => {
    const colours: UiColours = store.colours[device === "Mobile" ? "mobile" : "desktop"];
    return Object.entries(colours).flatMap(([name, colour]: [string, string]) => {
      if (isColour(colour)) return [];
      const key = name.charAt(0).toUpperCase() + name.slice(1);
      const place = placeIn(path, ["ViewComponentConfigs", "UiColours", device, key]);
      const message = `"${colour.slice(0, 60)}" isn't a colour, so the theme's own is shown.`;
      return [of("colour", error(place, message, "Write one such as #b3401a."))];
    });
  });
}

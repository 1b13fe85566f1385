import { describe, expect, it } from "vitest";
import type { AustralianState } from "../../../src/domain/store/australianState.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import {
  distanceKm,
  groupVenues,
  hasStateTabs,
  listVenues,
  orderStates,
  shownDistance,
  stateOf,
} from "../../../src/domain/store/venueList.ts";
import { buildStore } from "../../support/buildStore.ts";

const melbourne = { latitude: -37.8136, longitude: 144.9631 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };
const perth = { latitude: -31.9523, longitude: 115.8613 };

function venue(id: number, name: string, given: Partial<Store> = {}): Store {
  return buildStore({ id, name, ...given });
}

function inState(state: string, position: Store["location"]["position"] = null): Pick<Store, "location"> {
  return { location: { ...buildStore().location, state, position } };
}

const namesOf = (venues: readonly { readonly name: string }[]) => venues.map(({ name }) => name);
const namesListed = (...asked: Parameters<typeof listVenues>) =>
  namesOf(listVenues(...asked).map(({ venue: { name } }) => ({ name })));

describe("a group's venues (R74)", () => {
  it("are the enabled ones by their order, then name, without test venues and the headquarters", () => {
    const stores = [
      venue(7, "Group"),
      venue(3, "Perth", { displayOrder: 2 }),
      venue(2, "Hobart", { displayOrder: 1 }),
      venue(1, "Darwin", { displayOrder: 1 }),
      venue(4, "Closed for good", { isEnabled: false }),
      venue(5, "Trial", { isTest: true }),
    ];
    expect(namesOf(groupVenues(stores, 7))).toEqual(["Darwin", "Hobart", "Perth"]);
  });

  it("include another headquarters", () => {
    expect(namesOf(groupVenues([venue(7, "Group"), venue(9, "Second group", { isHq: true })], 7))).toEqual([
      "Second group",
    ]);
  });

  const venues = [
    venue(1, "Nowhere"),
    venue(2, "Perth", inState("WA", perth)),
    venue(3, "Melbourne", inState("VIC", melbourne)),
    venue(4, "Nowhere else"),
    venue(5, "Sydney", inState("NSW", sydney)),
  ];

  it("are in the group's order until the diner's position is known", () => {
    expect(namesListed(venues, null)).toEqual(namesOf(venues));
    expect(listVenues(venues, null).every((listed) => listed.distanceKm === null)).toBe(true);
  });

  it("are then sorted by distance, those without a position last in the group's order", () => {
    expect(namesListed(venues, { latitude: -37, longitude: 145 })).toEqual([
      "Melbourne",
      "Sydney",
      "Perth",
      "Nowhere",
      "Nowhere else",
    ]);
    expect(namesListed(venues, perth)[0]).toBe("Perth");
  });

  it("at the same distance keep the group's order", () => {
    const twins = [venue(1, "B", inState("VIC", melbourne)), venue(2, "A", inState("VIC", melbourne))];
    expect(namesListed(twins, sydney)).toEqual(["B", "A"]);
  });

  it.each([
    ["desktop", ["VIC"], false],
    ["desktop", ["VIC", "Victoria"], false],
    ["desktop", ["VIC", "NSW"], true],
    ["desktop", ["VIC", "", "Otago"], false],
    ["mobile", ["VIC", "NSW"], false],
    ["mobile", ["VIC", "NSW", "WA"], true],
    ["mobile", ["VIC", "New South Wales", "W.A."], true],
  ] as const)("on a %s in %j have state tabs: %s", (layout, states, expected) => {
    const listed = listVenues(
      states.map((state, id) => venue(id, state, inState(state))),
      null,
    );
    expect(hasStateTabs(listed, layout)).toBe(expected);
  });
});

describe("a distance as the crow flies", () => {
  it.each([
    ["Melbourne to Sydney", melbourne, sydney, 713],
    ["Sydney to Perth", sydney, perth, 3_290],
    ["a place to itself", perth, perth, 0],
    ["over the date line", { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    ["to the other side of the world", { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
  ])("from %s", (_what, from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km);
    expect(Math.round(distanceKm(to, from))).toBe(km);
  });

  it.each([
    [0, 0.1, true],
    [0.04, 0.1, true],
    [1.24, 1.2, true],
    [4.94, 4.9, true],
    [4.999, 4.9, true],
    [5, 5, false],
    [11.6, 12, false],
    [3_290.4, 3_290, false],
  ])("of %d km is shown as %d, nearby: %s", (km, shown, isNearby) => {
    expect(shownDistance(km)).toEqual({ km: shown, isNearby });
  });
});

describe("the tabs of the states", () => {
  const at = (state: AustralianState | null, distanceKm: number | null = null) => ({
    venue: venue(1, ""),
    state,
    distanceKm,
  });
  it.each([
    [
      "with the most venues first, then in their own order",
      [at("WA"), at("NSW"), at("VIC"), at("VIC")],
      "VIC NSW WA ACT NT QLD SA TAS",
    ],
    [
      "with the nearest venue first",
      [at("WA", 3), at("VIC", 900), at("VIC", 901), at("QLD")],
      "WA VIC QLD ACT NSW NT SA TAS",
    ],
    ["without those of venues in no state", [at(null), at(null), at("SA")], "SA ACT NSW NT QLD TAS VIC WA"],
    ["all eight without any venue", [], "ACT NSW NT QLD SA TAS VIC WA"],
  ])("are %s", (_what, venues, order) => {
    expect(orderStates(venues).join(" ")).toBe(order);
  });
});

describe("a state", () => {
  it.each([
    ["VIC", "VIC"],
    ["Vic.", "VIC"],
    [" victoria ", "VIC"],
    ["New South Wales", "NSW"],
    ["N.S.W.", "NSW"],
    ["northern territory", "NT"],
    ["Australian Capital Territory", "ACT"],
    ["QLD", "QLD"],
    ["South Australia", "SA"],
    ["Tasmania", "TAS"],
    ["Western Australia", "WA"],
    ["", null],
    ["Otago", null],
    ["Victoria Park", null],
  ])("written as %j is %s", (text, state) => {
    expect(stateOf(text)).toBe(state);
  });
});

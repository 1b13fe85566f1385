import { type AustralianState, australianStates } from "./australianState.ts";
import type { Store, TimedView } from "./store.ts";

/** The data of a store that a list of venues needs. */
export type Venue = Pick<
  Store,
  | "id"
  | "name"
  | "title"
  | "profileImage"
  | "profileImageFocus"
  | "isTest"
  | "isHq"
  | "isEnabled"
  | "displayOrder"
  | "inOperation"
  | "hours"
  | "zone"
  | "preOrder"
  | "location"
  | "closedMessage"
  | "texts"
> & { readonly view: TimedView };

export type Position = NonNullable<Venue["location"]["position"]>;

/** A venue in the list. */
export interface ListedVenue {
  readonly venue: Venue;
  /** Null if the store has no state or an unknown one. */
  readonly state: AustralianState | null;
  /** In a straight line (R74). Null if either position isn't known. */
  readonly distanceKm: number | null;
}

/** The venues that a group shows: enabled stores in the group's own order, without the headquarters. */
export function groupVenues(stores: readonly Venue[], hqId: number): readonly Venue[] {
  return stores
    .filter((store) => store.isEnabled && !store.isTest && store.id !== hqId)
    .sort((one, other) => one.displayOrder - other.displayOrder || one.name.localeCompare(other.name));
}

const fullNames: Readonly<Record<AustralianState, string>> = {
  ACT: "australiancapitalterritory",
  NSW: "newsouthwales",
  NT: "northernterritory",
  QLD: "queensland",
  SA: "southaustralia",
  TAS: "tasmania",
  VIC: "victoria",
  WA: "westernaustralia",
};

/** R74: finds a state by its abbreviation or full name, in any spelling: "Vic.", "new south wales". */
export function stateOf(text: string): AustralianState | null {
  const letters = text.toLowerCase().replace(/[^a-z]/g, "");
  return australianStates.find((state) => state.toLowerCase() === letters || fullNames[state] === letters) ?? null;
}

const earthRadiusKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceKm(from: Position, to: Position): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const across = half(from.longitude, to.longitude) * Math.cos(radians(from.latitude));
  const chord = half(from.latitude, to.latitude) + across * Math.cos(radians(to.latitude));
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function byDistance(one: ListedVenue, other: ListedVenue): number {
  if (one.distanceKm === null || other.distanceKm === null) {
    return Number(one.distanceKm === null) - Number(other.distanceKm === null);
  }
  return one.distanceKm - other.distanceKm;
}

/** R74: nearest first. Venues without a distance keep the group's order, at the end. */
export function listVenues(venues: readonly Venue[], here: Position | null): readonly ListedVenue[] {
  return venues
    .map((venue): ListedVenue => {
      const { position, state } = venue.location;
      return { venue, state: stateOf(state), distanceKm: here && position && distanceKm(here, position) };
    })
    .sort(byDistance);
}

/**
 * The eight states in the order of their tabs (R74): where the nearest venues are, else where the most are. Those
 * without a venue come last.
 */
export function orderStates(listed: readonly ListedVenue[]): readonly AustralianState[] {
  const isNear = listed.some(({ distanceKm }) => distanceKm !== null);
  const rank = (state: AustralianState) => {
    const first = listed.findIndex((venue) => venue.state === state);
    if (first === -1) return Number.POSITIVE_INFINITY;
    return isNear ? first : -listed.filter((venue) => venue.state === state).length;
  };
  const ranks = new Map(australianStates.map((state) => [state, rank(state)]));
  // Equal ones, among them all that are infinite, keep their order.
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return [...australianStates].sort((one, other) => compare(ranks.get(one) ?? 0, ranks.get(other) ?? 0));
}

const nearbyKm = 5;

interface ShownDistance {
  readonly km: number;
  readonly isNearby: boolean;
}

/** R74: rounds to a tenth below 5 km, otherwise to whole kilometres. Never "0 km" or "5.0 km · nearby". */
export function shownDistance(km: number): ShownDistance {
  if (km >= nearbyKm) return { km: Math.round(km), isNearby: false };
  return { km: Math.min(Math.max(Math.round(km * 10), 1), nearbyKm * 10 - 1) / 10, isNearby: true };
}

/** R74: the number of states with venues from which tabs are shown. */
const leastStates = { desktop: 2, mobile: 3 } as const;

export function hasStateTabs(venues: readonly ListedVenue[], layout: keyof typeof leastStates): boolean {
  const states = new Set(venues.flatMap(({ state }) => state ?? []));
  return states.size >= leastStates[layout];
}

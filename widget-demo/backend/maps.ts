import type { DemoData } from "./data.ts";
import { allowOrigin, type Handle, sendJson } from "./http.ts";
import { distanceKm, type Point } from "./ordering/distance.ts";

type Place = DemoData["delivery"]["places"][number];

const prefix = "/stand-ins/maps/";
const kilometresAnHour = 30;
const mostSuggestions = 5;
/** Matches "Unit 5, " and "5/" at the start of an address. Maps don't contain units. */
const unit = /^\s*(?:(?:unit|apartment|apt|flat|suite|shop|level|u|l)\s*[\w-]+[\s,]+|[\w-]+\s*\/\s*)+/i;
const shortened: Readonly<Record<string, string>> = { street: "st", road: "rd", avenue: "ave" };

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => shortened[word] ?? word);
}

/** Typed words match the start of a word, because the last one may be incomplete. */
function fits(typed: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return typed.every((word) => words.some((each) => each.startsWith(word)));
}

function textOf({ address, suburb, state, postcode }: Place): string {
  return `${address}, ${suburb} ${state} ${postcode}`;
}

function streetOf({ address }: Place): string {
  return address.replace(/^\d+\w*\s+/, "");
}

interface Found {
  readonly place: Place;
  /** True if the typed number isn't on the map, and only its street is known. */
  readonly isStreet: boolean;
}

/** Like Google: returns the places that match, else the streets without their numbers. */
function search(typed: string, places: readonly Place[]): readonly Found[] {
  const words = wordsOf(typed.replace(unit, ""));
  if (words.length === 0) return [];
  const exact = places.filter((place) => fits(words, textOf(place)));
  if (exact.length > 0) return exact.map((place) => ({ place, isStreet: false }));
  const withoutNumber = words.filter((word) => !/^\d/.test(word));
  if (withoutNumber.length === 0) return [];
  const streets = places.filter((place) => fits(withoutNumber, `${streetOf(place)} ${place.suburb} ${place.state}`));
  const first = streets.filter(
    (place, index) =>
      streets.findIndex((each) => streetOf(each) === streetOf(place) && each.suburb === place.suburb) === index,
  );
  return first.map((place) => ({ place, isStreet: true }));
}

function pointIn(query: URLSearchParams, name: string): Point {
  const [latitude = Number.NaN, longitude = Number.NaN] = (query.get(name) ?? "").split(",").map(Number);
  return { latitude, longitude };
}

/** S47: 30 km/h, on roads that are 1.3 times as long as the straight line. */
function routeOf(query: URLSearchParams): object {
  const kilometres = distanceKm(pointIn(query, "from"), pointIn(query, "to"));
  if (Number.isNaN(kilometres)) return { meters: null, milliseconds: null };
  return {
    meters: Math.round(kilometres * 1_000),
    milliseconds: Math.round((kilometres / kilometresAnHour) * 3_600_000),
  };
}

/** Answers the questions of the stand-in for Google Maps, from delivery.json only. */
export function createMaps({ places }: DemoData["delivery"]): Handle {
  const suggest = (query: URLSearchParams) => {
    const found = search(query.get("text") ?? "", places).slice(0, mostSuggestions);
    return found.map(({ place, isStreet }) => ({ ...place, id: String(places.indexOf(place)), isStreet }));
  };
  const answers = new Map<string, (query: URLSearchParams) => object>([
    ["search", suggest],
    ["place", (query) => places[Number(query.get("id"))] ?? {}],
    ["route", routeOf],
  ]);
  return (request, response, url) => {
    const answer = url.pathname.startsWith(prefix) ? answers.get(url.pathname.slice(prefix.length)) : undefined;
    if (!answer || request.method !== "GET") return Promise.resolve(false);
    allowOrigin(request, response);
    sendJson(response, 200, answer(url.searchParams));
    return Promise.resolve(true);
  };
}

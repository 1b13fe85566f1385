import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createGoogleMaps } from "../../src/services/adapters/maps/googleMaps.ts";
import { startDemo } from "../backend/demoFixture.ts";

const root = join(import.meta.dirname, "../..");
const delivery = JSON.parse(readFileSync(join(root, "widget-demo/data/delivery.json"), "utf8"));
const standIn = readFileSync(join(root, "widget-demo/pages/stand-ins/maps.js"), "utf8");

afterEach(() => vi.unstubAllGlobals());

const store = { latitude: -37.8124, longitude: 144.9689 };
const swanston = { latitude: -37.8098, longitude: 144.9652 };
const address = { street: "5/328 Swanston Street", suburb: "Melbourne", postcode: "3000", state: "VIC" };

/** The adapter on a page that has loaded maps itself: the demo's stand-in, over HTTP. */
async function openMaps({ isLoaded = true, mapsKey = "" } = {}) {
  // A password takes 50 ms to hash, and nobody signs in here.
  const demo = await startDemo({
    "data/documents.json": {},
    "data/delivery.json": delivery,
    "data/accounts.json": [],
  });
  const logged: string[] = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("google", undefined);
  vi.stubGlobal("document", { currentScript: { src: `${demo.url}stand-ins/maps.js` } });
  if (isLoaded) runInThisContext(standIn);
  const maps = createGoogleMaps({
    deployment: { mapsKey },
    log: (type, description) => logged.push(`${type}: ${description}`),
  });
  const strike = (fault: object) =>
    demo.send("POST", "/sandbox/faults", { match: "GET /stand-ins/", times: 0, ...fault });
  return { maps, logged, strike };
}

describe("R49: the three questions to Google Maps, against the demo", () => {
  it("suggests addresses in two lines, and returns the address of a suggestion", async () => {
    const { maps } = await openMaps();
    const answer = await maps.suggest("328 swan", store);
    expect(answer).toEqual({
      kind: "found",
      value: [{ id: "2", street: "328 Swanston St", place: "Melbourne VIC, Australia" }],
    });
    expect(await maps.take("2")).toEqual({
      kind: "found",
      value: {
        street: { number: "328", name: "Swanston St" },
        suburb: "Melbourne",
        postcode: "3000",
        state: "VIC",
        position: swanston,
      },
    });
    expect(await maps.take("2"), "the session is over").toEqual({ kind: "missing" });
  });

  it("returns the address of each suggestion in the session, whichever question is answered last", async () => {
    const { maps } = await openMaps();
    await maps.suggest("328 swan", store);
    await maps.suggest("atlantis", store);
    expect(await maps.take("2")).toMatchObject({ kind: "found", value: { postcode: "3000" } });
  });

  it("returns only the street if the number isn't on the map", async () => {
    const { maps } = await openMaps();
    const answer = await maps.suggest("127 bourke", null);
    const [first] = answer.kind === "found" ? answer.value : [];
    expect(first).toMatchObject({ street: "Bourke St" });
    expect(await maps.take(first?.id ?? "")).toMatchObject({ value: { street: { number: null, name: "Bourke St" } } });
  });

  it("finds an address that was typed by hand, with its unit", async () => {
    const { maps } = await openMaps();
    expect(await maps.locate(address)).toEqual({ kind: "found", value: swanston });
    expect(await maps.locate({ ...address, street: "1 Nowhere Rd", suburb: "Atlantis" })).toEqual({ kind: "missing" });
  });

  it("S47: returns the distance by road, at 30 km/h", async () => {
    const { maps } = await openMaps();
    expect(await maps.route(store, swanston)).toEqual({
      kind: "found",
      value: { kilometres: 0.566, travelSeconds: expect.closeTo(67.92, 1) },
    });
    expect(await maps.route(store, { latitude: Number.NaN, longitude: 0 })).toEqual({ kind: "missing" });
  });

  it("returns an empty list if nothing is found", async () => {
    const { maps } = await openMaps();
    expect(await maps.suggest("atlantis", null)).toEqual({ kind: "found", value: [] });
  });
});

describe("R10: the validation of answers from maps", () => {
  /** A page whose own maps give the answers of the test. */
  function stubLibraries(libraries: object): ReturnType<typeof createGoogleMaps> {
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("google", { maps: { importLibrary: async () => libraries } });
    return createGoogleMaps({ deployment: { mapsKey: "" }, log: () => {} });
  }

  const wayOf = (item: object) => {
    const matrix = { rows: [{ items: [{ condition: "ROUTE_EXISTS", ...item }] }] };
    const maps = stubLibraries({ RouteMatrix: { computeRouteMatrix: async () => ({ matrix }) } });
    return maps.route(store, swanston);
  };

  it.each([
    [
      { distanceMeters: 3_000, durationMillis: 60_000 },
      { kilometres: 3, travelSeconds: 60 },
    ],
    [{ distanceMeters: 0 }, { kilometres: 0, travelSeconds: 0 }],
    [{ durationMillis: 0 }, { kilometres: 0, travelSeconds: 0 }],
  ])("accepts a valid route, which may lack what is zero: %j", async (item, value) => {
    expect(await wayOf(item)).toEqual({ kind: "found", value });
  });

  it.each([
    ["text", { distanceMeters: "3000" }],
    ["less than nothing", { distanceMeters: -1 }],
    ["a duration before its start", { distanceMeters: 3_000, durationMillis: -1 }],
    ["longer than a life", { distanceMeters: 3_000, durationMillis: 1e300 }],
    ["no number", { distanceMeters: Number.NaN }],
  ])("fails for a route that is %s", async (_what, item) => {
    expect(await wayOf(item)).toEqual({ kind: "failed" });
  });

  it("replaces address parts that aren't text with empty ones, and invalid positions with null", async () => {
    const place = {
      addressComponents: [
        { types: ["route"], shortText: {} },
        { types: ["locality"], longText: {} },
      ],
      location: { lat: () => Number.NaN, lng: () => 144 },
      fetchFields: async () => {},
    };
    const placePrediction = { placeId: "1", mainText: { text: {} }, secondaryText: { text: 7 }, toPlace: () => place };
    const maps = stubLibraries({
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => ({ suggestions: [{ placePrediction }] }) },
    });
    expect(await maps.suggest("1 b", null)).toEqual({ kind: "found", value: [{ id: "1", street: "", place: "" }] });
    expect(await maps.take("1")).toEqual({
      kind: "found",
      value: { street: { number: null, name: "" }, suburb: "", postcode: "", state: "", position: null },
    });
  });
});

describe("R49: maps that are unavailable", () => {
  it.each([
    ["over quota", { status: 429 }],
    ["cut", { drop: true }],
    ["in words that nobody understands", { body: "<html>" }],
  ])("fail if they are %s, which is logged once", async (_name, fault) => {
    const { maps, strike, logged } = await openMaps();
    await strike(fault);
    expect(await maps.suggest("328 swan", null)).toEqual({ kind: "failed" });
    expect(await maps.locate(address)).toEqual({ kind: "failed" });
    expect(await maps.route(store, swanston)).toEqual({ kind: "failed" });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^Warning: Google Maps: /);
  });

  it("fail without an answer within ten seconds", async () => {
    const { maps, strike } = await openMaps();
    await strike({ delayMs: 60_000 });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onAnswer = vi.fn();
    const answer = maps.locate(address).finally(onAnswer);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(onAnswer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onAnswer).toHaveBeenCalled();
    expect(await answer).toEqual({ kind: "failed" });
    vi.useRealTimers();
  });

  it("fail without a key, until the page itself has loaded them", async () => {
    const { maps, logged } = await openMaps({ isLoaded: false });
    expect(await maps.suggest("328 swan", null)).toEqual({ kind: "failed" });
    expect(logged).toEqual(["Warning: Google Maps: the configuration has no mapsKey"]);
    runInThisContext(standIn);
    expect(await maps.suggest("328 swan", null)).toMatchObject({ kind: "found" });
  });

  it.each([
    ["forbid the loader's policy", 0, "disallowed."],
    ["allow it once, so that the loader could not make its own", 1, "already exists."],
  ])("fail immediately, and log once, if the page's Trusted Types %s", async (_what, allowed, why) => {
    const { maps, logged } = await openMaps({ isLoaded: false, mapsKey: "k-1" });
    let made = 0;
    const script = {
      set src(_text: string) {
        throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
      },
    };
    vi.stubGlobal("document", { createElement: () => script });
    vi.stubGlobal("trustedTypes", {
      createPolicy: (name: string) => {
        made += 1;
        if (made > allowed) throw new TypeError(`Policy ${name} ${why}`);
      },
    });
    expect(await maps.suggest("328 swan", null)).toEqual({ kind: "failed" });
    expect(await maps.suggest("328 swans", null)).toEqual({ kind: "failed" });
    expect(logged).toEqual([`Warning: Google Maps: Policy @googlemaps/js-api-loader ${why}`]);
    expect(made, "each refusal is a report to the page").toBe(allowed + 1);
  });
});

import { importLibrary, setOptions } from "@googlemaps/js-api-loader";
import type { Address } from "../../../domain/customer/address.ts";
import type { Position } from "../../../domain/fulfilment/delivery.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import type { Reading } from "../../ports/documents.ts";
import type { FoundAddress, Maps, Suggestion } from "../../ports/maps.ts";
import { within } from "../within.ts";

interface GoogleMapsInput {
  readonly deployment: Pick<Deployment, "mapsKey">;
  readonly log: (type: "Warning", description: string) => void;
}

type Prediction = google.maps.places.PlacePrediction;
type Component = google.maps.places.AddressComponent;

const country = "au";
/** With an invalid key, some promises of Google's code never settle. */
const patienceMs = 10_000;
const nearMetres = 30_000;
const loaderPolicy = "@googlemaps/js-api-loader";
const scriptAddress = "https://maps.googleapis.com/maps/api/js";

/** Globals that the types don't guarantee. */
interface HostGlobals {
  readonly google?: { readonly maps?: { readonly importLibrary?: unknown } };
  readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown };
}

/** The result of testing the page's Trusted Types rules for the loader. */
interface PolicyTrial {
  /** Null if the loader may load. */
  readonly refusal: { readonly cause: unknown } | null;
}

/**
 * A page's Trusted Types rules may forbid the loader's policy. The loader would then throw an error that nothing can
 * catch, so its policy is tried first: twice, because the loader creates another one with the same name.
 */
function tryPolicy(): PolicyTrial {
  const { trustedTypes } = globalThis as HostGlobals;
  try {
    trustedTypes?.createPolicy(loaderPolicy, {});
    trustedTypes?.createPolicy(loaderPolicy, {});
  } catch (cause) {
    // Without a policy, the loader sets the script's URL as plain text, which the page may still allow.
    try {
      document.createElement("script").src = scriptAddress;
    } catch {
      return { refusal: { cause } };
    }
  }
  return { refusal: null };
}

/** Answers from the map service are untrusted like any others (R10). */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Null if the value isn't a valid distance or duration. */
function amountOf(value: unknown): number | null {
  return typeof value === "number" && value >= 0 && value < 1e12 ? value : null;
}

function positionOf(place: google.maps.LatLng | null | undefined): Position | null {
  const [latitude, longitude] = [place?.lat(), place?.lng()];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? ({ latitude, longitude } as Position) : null;
}

function literal({ latitude, longitude }: Position): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

/** Google's code throws if it doesn't find the address. */
function nothingFound(cause: unknown): { readonly results: readonly google.maps.GeocoderResult[] } {
  if ((cause as { readonly code?: unknown }).code === "ZERO_RESULTS") return { results: [] };
  throw cause;
}

function addressOf({ addressComponents, location }: google.maps.places.Place): FoundAddress {
  const named = (type: string, name: (part: Component) => unknown = (part) => part.longText) => {
    const part = addressComponents?.find(({ types }) => types.includes(type));
    return textOf(part && name(part));
  };
  const short = (part: Component) => part.shortText;
  return {
    street: { number: named("street_number") || null, name: named("route", short) },
    suburb: named("locality") || named("sublocality"),
    postcode: named("postal_code"),
    state: named("administrative_area_level_1", short),
    position: positionOf(location),
  };
}

function suggestionOf({ placeId, mainText, secondaryText, text }: Prediction): Suggestion {
  return { id: placeId, street: textOf(mainText?.text) || textOf(text?.text), place: textOf(secondaryText?.text) };
}

/** The requests for one address. Google's libraries end the session when a suggestion is chosen. */
interface Session {
  readonly token: google.maps.places.AutocompleteSessionToken;
  /** Predictions of all requests of the session, by place id, because answers may arrive in any order. */
  readonly predictions: Map<string, Prediction>;
}

/** Google Maps, loaded by its own loader or by the host page. */
export function createGoogleMaps({ deployment, log }: GoogleMapsInput): Maps {
  const reported = new Set<string>();
  let session: Session | null = null;
  /** Tried once, because the page is notified of each refusal as a violation. */
  let trial: PolicyTrial | null = null;

  /** If the page has loaded Google Maps itself, that copy is used (R49). */
  function prepare(): void {
    if ((globalThis as HostGlobals).google?.maps?.importLibrary) return;
    if (deployment.mapsKey === "") throw new Error("the configuration has no mapsKey");
    trial ??= tryPolicy();
    if (trial.refusal) throw trial.refusal.cause;
    setOptions({ key: deployment.mapsKey, v: "weekly", region: country });
  }

  async function answer<T>(question: () => Promise<Reading<T>>): Promise<Reading<T>> {
    try {
      prepare();
      return await within(question(), patienceMs);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      // Each typed letter sends a request, so each problem is logged once.
      if (!reported.has(why)) log("Warning", `Google Maps: ${why}`);
      reported.add(why);
      return { kind: "failed" };
    }
  }

  function found<T>(value: T | null | undefined): Reading<T> {
    return value === null || value === undefined ? { kind: "missing" } : { kind: "found", value };
  }

  return {
    suggest: (typed, store) =>
      answer(async () => {
        const { AutocompleteSessionToken, AutocompleteSuggestion } = await importLibrary("places");
        session ??= { token: new AutocompleteSessionToken(), predictions: new Map() };
        const { token, predictions } = session;
        const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input: typed,
          sessionToken: token,
          includedRegionCodes: [country],
          includedPrimaryTypes: ["street_address", "premise", "subpremise", "route"],
          ...(store && { locationBias: { center: literal(store), radius: nearMetres } }),
          language: "en-AU",
          region: country,
        });
        const suggested = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
        for (const prediction of suggested) predictions.set(prediction.placeId, prediction);
        return found(suggested.map(suggestionOf));
      }),
    take: (id) =>
      answer(async () => {
        const place = session?.predictions.get(id)?.toPlace();
        session = null;
        if (!place) return { kind: "missing" };
        await place.fetchFields({ fields: ["addressComponents", "location"] });
        return found(addressOf(place));
      }),
    locate: ({ street, suburb, state, postcode }: Address) =>
      answer(async () => {
        const { Geocoder } = await importLibrary("geocoding");
        const address = `${street}, ${suburb} ${state} ${postcode}`;
        const { results } = await new Geocoder()
          .geocode({ address, componentRestrictions: { country } })
          .catch(nothingFound);
        return found(positionOf(results[0]?.geometry.location));
      }),
    route: (from, to) =>
      answer(async () => {
        const { RouteMatrix } = await importLibrary("routes");
        const { matrix } = await RouteMatrix.computeRouteMatrix({
          origins: [literal(from)],
          destinations: [literal(to)],
          travelMode: "DRIVING",
          fields: ["distanceMeters", "durationMillis", "condition"],
        });
        const item = matrix.rows[0]?.items[0];
        if (!item) throw new Error("the route's answer is empty");
        if (item.condition !== "ROUTE_EXISTS") return { kind: "missing" };
        const metres = amountOf(item.distanceMeters ?? 0);
        const milliseconds = amountOf(item.durationMillis ?? 0);
        if (metres === null || milliseconds === null) throw new Error("the route's answer can't be read");
        return found({ kilometres: metres / 1_000, travelSeconds: milliseconds / 1_000 });
      }),
  };
}

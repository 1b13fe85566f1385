// Stands in for Google Maps: the parts of its API that an address needs, answered by the demo from delivery.json.
(() => {
  const base = new URL("maps/", document.currentScript.src);
  let sessions = 0;

  async function ask(what, query) {
    const url = new URL(what, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The maps answer ${answer.status}.`);
    return answer.json();
  }

  const latLng = ({ lat, lng }) => ({ lat: () => lat, lng: () => lng });

  /** A street without the typed number is a separate suggestion, as with Google. */
  function split({ address, isStreet }) {
    const [, number = "", street = address] = /^(\d+\w*)\s+(.*)$/.exec(address) ?? [];
    return { number: isStreet ? "" : number, street };
  }

  function componentsOf(place) {
    const { number, street } = split(place);
    const part = (type, text) => ({ types: [type], longText: text, shortText: text });
    return [
      ...(number ? [part("street_number", number)] : []),
      part("route", street),
      part("locality", place.suburb),
      part("administrative_area_level_1", place.state),
      part("postal_code", place.postcode),
    ];
  }

  class AutocompleteSessionToken {
    constructor() {
      sessions += 1;
      this.id = String(sessions);
    }
  }

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input, sessionToken }) {
      const found = await ask("search", { text: input, session: sessionToken?.id ?? "" });
      return { suggestions: found.map((place) => ({ placePrediction: predictionOf(place, sessionToken) })) };
    },
  };

  function predictionOf(place, sessionToken) {
    const { number, street } = split(place);
    const main = [number, street].filter(Boolean).join(" ");
    const rest = `${place.suburb} ${place.state}, Australia`;
    return {
      placeId: place.isStreet ? `street-${place.id}` : place.id,
      text: { text: `${main}, ${rest}` },
      mainText: { text: main },
      secondaryText: { text: rest },
      toPlace: () => ({
        async fetchFields() {
          await ask("place", { id: place.id, session: sessionToken?.id ?? "" });
          this.addressComponents = componentsOf(place);
          this.location = latLng(place);
        },
      }),
    };
  }

  class Geocoder {
    async geocode({ address }) {
      const [place] = await ask("search", { text: address });
      if (!place) throw Object.assign(new Error("ZERO_RESULTS"), { code: "ZERO_RESULTS" });
      return { results: [{ geometry: { location: latLng(place) } }] };
    }
  }

  const RouteMatrix = {
    async computeRouteMatrix({ origins: [from], destinations: [to] }) {
      const point = ({ lat, lng }) => `${lat},${lng}`;
      const { meters, milliseconds } = await ask("route", { from: point(from), to: point(to) });
      const condition = meters === null ? "ROUTE_NOT_FOUND" : "ROUTE_EXISTS";
      const item = { condition, distanceMeters: meters, durationMillis: milliseconds };
      return { matrix: { rows: [{ items: [item] }] } };
    },
  };

  const libraries = {
    places: { AutocompleteSessionToken, AutocompleteSuggestion },
    geocoding: { Geocoder },
    routes: { RouteMatrix },
  };
  // Google's own script fills in the object that its loader has created.
  window.google ??= {};
  window.google.maps ??= {};
  window.google.maps.importLibrary = async (name) => libraries[name] ?? {};
})();

import { describe, expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { useJourneys, type Visit } from "../support/journey.ts";
import { letTimePass, movableClock } from "../support/pageClock.ts";
import { thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { acceptNetworkLines, addDish, useOrdering } from "./ordering.ts";
import { typeAddress } from "./orderPlaces.ts";
import { english } from "./orderWords.ts";

/** The demo's configuration with a maps key, which the demo itself doesn't have. */
const keyed = {
  apiUrl: "/api",
  branded: isBranded,
  apiKey: "demo-key",
  firebase: { apiKey: "demo-key", projectId: "servery-demo" },
  emulators: { auth: "/", firestore: "/" },
  mapsKey: "k-1",
};

const journeys = useJourneys({ "keyed.json": JSON.stringify(keyed) });
const shop = useOrdering(journeys);

const withKey = "/embed.html?store-id=120&config=/keyed.json";

/** Removes the burger place's minimum order. */
function takeSmallOrders(): Promise<void> {
  return journeys.demo.merge("Companies/120", { OrderTypeConstraintRules: [] });
}

/** The demo's stand-in for Google's script. `mapsMood` is how its answers fail, and `mapsAsked` counts them. */
async function googleScript(callback: string | null): Promise<string> {
  const address = `${journeys.demo.origin}/stand-ins/maps.js`;
  const standIn = await (await fetch(address)).text();
  return `${standIn.replace("document.currentScript.src", `"${address}"`)}
    const whole = google.maps.importLibrary;
    class Geocoder {
      geocode() {
        window.mapsAsked = (window.mapsAsked ?? 0) + 1;
        if (mapsMood === "silent") return new Promise(() => {});
        return Promise.reject(Object.assign(new Error(mapsMood), { code: mapsMood }));
      }
    }
    google.maps.importLibrary = async (name) =>
      window.mapsMood && name === "geocoding" ? { Geocoder } : whole(name);
    ${callback}();`;
}

interface Google {
  /** The URLs that were requested from it. */
  readonly asked: readonly URL[];
  /** Stops answering from now on. */
  hold(): void;
  /** Answers again, including the requests that are waiting. */
  open(): Promise<void>;
}

/** Intercepts the page's requests to Google and answers them. */
async function playGoogle({ page, watch }: Visit, begin: "blocked" | "open"): Promise<Google> {
  const asked: URL[] = [];
  const held: (() => Promise<void>)[] = [];
  let mood: "blocked" | "held" | "open" = begin;
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.hostname !== "maps.googleapis.com") return void request.continue();
    asked.push(url);
    watch.take(/^foreign: https:\/\/maps\.googleapis\.com/);
    const respond = async () =>
      request.respond({ contentType: "text/javascript", body: await googleScript(url.searchParams.get("callback")) });
    if (mood === "blocked") return void request.abort("blockedbyclient");
    if (mood === "held") return void held.push(respond);
    return void respond();
  });
  return {
    asked,
    hold() {
      mood = "held";
    },
    async open() {
      mood = "open";
      for (const respond of held.splice(0)) await respond();
    },
  };
}

const failed = /The delivery fee could not be worked out\. Please try again\./;
const notFound = /We can't find how far away this address is\. Please check it, or try again\./;

describe("maps", () => {
  it("are loaded from Google's address with the configured key, and not before the street is typed", async () => {
    await takeSmallOrders();
    const visit = await journeys.open(withKey, { mode: "delivery" });
    const google = await playGoogle(visit, "open");
    await addDish(visit, english.burger);
    await visit.click("button", english.checkout);
    await visit.find("combobox", "Street address");
    expect(google.asked).toEqual([]);
    await visit.type("combobox", "Street address", "328 swan");
    await visit.click("option", /^328 Swanston St/);
    await visit.read(/Delivery fee/);
    expect(google.asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("key")])).toEqual([
      ["/maps/api/js", "k-1"],
    ]);
  });

  it("can be tried again after each failure: blocked, slow, over quota, wrong key, no result", thorough, async () => {
    await takeSmallOrders();
    const visit = await shop.openCheckout(withKey, english, { mode: "delivery", before: movableClock });
    const google = await playGoogle(visit, "blocked");
    const feel = (mood: string) => visit.page.evaluate((now) => Object.assign(globalThis, { mapsMood: now }), mood);
    const areAsked = (count: number) =>
      until(async () => expect(await visit.page.evaluate("window.mapsAsked")).toBe(count));
    await typeAddress(visit, english, "125 Bourke St", "3000");
    await letTimePass(visit.page, 500);
    await visit.read(failed);
    google.hold();
    await visit.click("button", "Try again");
    await visit.read("Checking your address…");
    await letTimePass(visit.page, 10_000);
    await visit.read(failed);
    // The request that waited for Google's script now continues, but its answer comes too late.
    await feel("OVER_QUERY_LIMIT");
    await google.open();
    await areAsked(1);
    for (const [index, mood] of ["OVER_QUERY_LIMIT", "REQUEST_DENIED", "silent", "ZERO_RESULTS"].entries()) {
      await feel(mood);
      await visit.click("button", "Try again");
      await areAsked(index + 2);
      if (mood === "silent") await letTimePass(visit.page, 10_000);
      await visit.read(mood === "ZERO_RESULTS" ? notFound : failed);
      expect(await visit.find("button", english.pay)).toMatchObject({ disabled: true });
    }
    await feel("");
    await visit.click("button", "Try again");
    await visit.read("Delivery fee $5.50");
    await visit.holds("combobox", english.street, "125 Bourke St");
    acceptNetworkLines(visit);
  });

  it(
    "leave the form usable by hand if they fail, and a fee based on distance can be tried again",
    thorough,
    async () => {
      await takeSmallOrders();
      await journeys.demo.fault({ match: "GET /stand-ins/maps/", times: 0, status: 500 });
      const visit = await shop.openCheckout("/embed.html?store-id=120&stand-ins=maps", english, { mode: "delivery" });
      await typeAddress(visit, english, "125 Bourke St", "3000");
      await visit.read("The delivery fee could not be worked out. Please try again.");
      expect(await visit.find("button", english.pay)).toMatchObject({ disabled: true });
      await journeys.demo.clearFaults();
      await visit.click("button", "Try again");
      await visit.read(/Delivery fee \$5\.50/);
      acceptNetworkLines(visit);
    },
  );
});

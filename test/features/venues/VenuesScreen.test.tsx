// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import type { Store, StoreId } from "../../../src/domain/store/store.ts";
import { VenuesScreen } from "../../../src/features/venues/VenuesScreen.tsx";
import type { DeviceLocation } from "../../../src/services/ports/venues.ts";
import { selectingAtom, selectionAtom } from "../../../src/state/cart/selection.atoms.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click, type } from "../../ui/render.tsx";

const position = { latitude: -37.8124, longitude: 144.9689 };

function venue(id: number, name: string, place: Partial<Store["location"]>, given: Partial<Store> = {}): Store {
  return buildStore({ id, name, title: "", hqId: 7, location: { ...buildStore().location, ...place }, ...given });
}

const bourke = venue(1, "Bourke St", { suburb: "Melbourne", state: "Victoria", postcode: "3000", position });
const crown = venue(2, "Crown St", { suburb: "Surry Hills", state: "NSW", postcode: "2010" });
const fremantle = venue(3, "Fremantle", {
  suburb: "Fremantle",
  state: "WA",
  postcode: "6160",
  position: { latitude: -32.0553, longitude: 115.7423 },
});
const group = [fremantle, crown, bourke];
const head = buildStore({ id: 7, name: "Patty & Sons", isHq: true, profileImage: "https://shop.example/head.webp" });

interface Given {
  readonly venues?: readonly Store[];
  readonly settings?: Partial<HostSettings>;
  readonly widthPx?: number;
  readonly whereabouts?: DeviceLocation | Promise<DeviceLocation>;
  readonly isFailing?: boolean;
  /** The store whose cart is to be ordered at a chosen venue. */
  readonly home?: StoreId;
}

/** The accessible name, without text that is hidden from screen readers. */
function heard(element: HTMLElement): string {
  const spoken = element.cloneNode(true) as HTMLElement;
  for (const mute of spoken.querySelectorAll('[aria-hidden="true"]')) mute.remove();
  return element.getAttribute("aria-label") ?? spoken.textContent ?? "";
}

async function show({
  venues = group,
  settings = {},
  widthPx = 1280,
  whereabouts,
  isFailing = false,
  home,
}: Given = {}) {
  const state = buildElementState({ hqId: 7, ...settings });
  const { store, documents, gifts } = state;
  for (const each of venues) documents.put(each);
  documents.fail({ stores: isFailing });
  const asked: string[] = [];
  const chosen: StoreId[] = [];
  if (home !== undefined) store.set(selectionAtom, { home, hqId: 7, ids: [], picked: null });
  store.set(selectingAtom, { choose: (id) => chosen.push(id) });
  serve(store, {
    loadVenues: async () => ({
      ...documents,
      locate: async () => {
        asked.push("where");
        return whereabouts ?? { kind: "found", position };
      },
    }),
  });
  store.set(widthAtom, widthPx);
  store.set(refreshNowAtom);
  // A store whose gift cards can't be read may still sell some.
  gifts.set(null);
  const rendered = renderIn(state, <VenuesScreen />);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const { root } = rendered;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const named = (selector: string, words: string) => {
    const found = all(selector).find((each) => heard(each).startsWith(words));
    if (!found) throw new Error(`no ${selector} ${words}: ${all(selector).map((each) => each.textContent)}`);
    return found;
  };
  return {
    ...state,
    ...rendered,
    asked,
    chosen,
    all,
    named,
    names: () => all('ul[aria-label="Venues"] a .venue__name').map(({ textContent }) => textContent),
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    search: (words: string) => type(root.querySelector('input[type="search"]') as HTMLInputElement, words),
    press: async (words: string) => {
      click(named("button", words));
      await act(async () => {});
    },
  };
}

describe("a group's venues", () => {
  it("are shown under the group's heading and picture, as links to their stores", async () => {
    const { texts, all, names, named, history } = await show({
      venues: [...group, head],
      settings: { isFullPage: true },
    });
    expect([texts("h1"), names()]).toEqual([["Choose a venue"], ["Bourke St", "Crown St", "Fremantle"]]);
    expect(all("img")[0]?.getAttribute("src")).toBe(head.profileImage);
    click(named("a", "Crown St"));
    expect(history.current()).toBe("/store/2");
  });

  it("are shown without its picture on a host page, which has its own", async () => {
    expect((await show({ venues: [...group, head] })).all("img")).toEqual([]);
  });

  it("show title, address, today's hours and whether they are open", async () => {
    const evening = { opens: 17 * 60, closes: 21 * 60 };
    const open = venue(
      4,
      "Bar",
      { address: "1 Quay", suburb: "Sydney", state: "NSW" },
      {
        title: "Wine and small plates",
        zone: "Australia/Sydney",
        hours: [5].map((weekday) => ({ weekday, ...evening })),
      },
    );
    const shut = venue(5, "Cafe", {}, { zone: "Australia/Sydney", hours: [{ weekday: 6, opens: 480, closes: 900 }] });
    const out = { ...open, id: 8 as StoreId, name: "Being painted", title: "", inOperation: false };
    const { texts } = await show({ venues: [open, shut, venue(6, "Never open", {}, { hours: [] }), out] });
    const [bar, painted, cafe, never] = texts("a.venue");
    for (const words of ["Wine and small plates", "1 Quay, Sydney NSW", "Today 5:00 pm – 9:00 pm", "Opens 5:00 pm"]) {
      expect(bar).toContain(words);
    }
    expect(cafe).toBe("CafeClosed today, opens tomorrow 8:00 am");
    expect(never).toBe("Never openClosed todayClosed");
    expect(painted).toBe("Being painted1 Quay, Sydney NSWClosed");
  });

  it("don't show today's hours once they are over, and no title that is a part of the name", async () => {
    const lunch = [5, 6].map((weekday) => ({ weekday, opens: 300, closes: 360 }));
    const given = { title: "Nonna Alba", zone: "Australia/Sydney", hours: lunch };
    const { texts } = await show({ venues: [venue(9, "Nonna Alba, Carlton", {}, given)] });
    expect(texts("a.venue")).toEqual(["Nonna Alba, CarltonOpens tomorrow 5:00 am"]);
  });

  it("are placeholder cards until they have loaded", async () => {
    const state = buildElementState({ hqId: 7 });
    const { root } = renderIn(state, <VenuesScreen />);
    expect(root.querySelector('[role="status"]')?.getAttribute("aria-label")).toBe("Loading");
    expect(root.querySelector("h1")?.textContent).toBe("Choose a venue");
    await act(async () => {});
    expect(root.querySelector('[role="status"][aria-label]')).toBeNull();
  });

  it.each([
    ["No store available in database.", "there are none", []],
    ["No store available.", "none may be shown", [{ ...bourke, isEnabled: false }]],
  ])("R95: are replaced by '%s' if %s", async (words, _when, venues) => {
    expect((await show({ venues })).texts("h2")).toEqual([words]);
  });

  it("can be requested again with Try again if they can't be read", async () => {
    const { texts, press: pressButton, documents, names } = await show({ isFailing: true });
    expect(texts("h2")).toEqual(["Something is wrong."]);
    documents.fail({ stores: false });
    await pressButton("Try again");
    expect(names()).toHaveLength(3);
  });
});

describe("a chain with hundreds of venues", () => {
  const chain = Array.from({ length: 250 }, (_, at) => venue(at + 1, `Number ${at + 1}`, {}, { displayOrder: at }));

  /** Simulates an IntersectionObserver; `reachEnd` scrolls to the end of the list. */
  function watchEnds() {
    const seen: (() => void)[] = [];
    class Ends {
      constructor(hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        seen.push(() => hear([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Ends);
    return { reachEnd: () => act(async () => seen.at(-1)?.()), count: () => seen.length };
  }

  afterEach(() => vi.unstubAllGlobals());

  it("is rendered as far as it is scrolled, but searched completely", async ({ signal }) => {
    const ends = watchEnds();
    const { names, search } = await show({ venues: chain });
    // Each slice is rendered while the browser is idle. A test that is out of time must not go on beside the next one.
    const untilWatched = async (times: number) => {
      while (ends.count() < times && !signal.aborted)
        await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    };
    await untilWatched(1);
    expect(names()).toHaveLength(96);
    await ends.reachEnd();
    await untilWatched(2);
    expect(names()).toHaveLength(192);
    await act(async () => search("number 249"));
    expect(names()).toEqual(["Number 249"]);
  });
});

describe("R74: state tabs", () => {
  it("are All and all eight states, each with its venues", async () => {
    const { texts, named, names } = await show();
    expect(texts('[role="tab"]')).toEqual(["All", "NSW", "VIC", "WA", "ACT", "NT", "QLD", "SA", "TAS"]);
    click(named('[role="tab"]', "TAS"));
    expect(texts("h2")).toEqual(["No restaurant is available in this state."]);
    click(named('[role="tab"]', "VIC"));
    expect(names()).toEqual(["Bourke St"]);
    click(named('[role="tab"]', "All"));
    expect(names()).toHaveLength(3);
  });

  it("stop filtering when the element becomes too narrow for them", async () => {
    const { named, names, store } = await show({ venues: [bourke, crown] });
    click(named('[role="tab"]', "NSW"));
    expect(names()).toEqual(["Crown St"]);
    act(() => store.set(widthAtom, 360));
    expect(names()).toHaveLength(2);
  });
});

describe("the search", () => {
  it("matches name, suburb and postcode", async () => {
    const { search, names } = await show();
    for (const [words, found] of [
      ["bourke", ["Bourke St"]],
      ["st", ["Bourke St", "Crown St"]],
      ["surry hills", ["Crown St"]],
      ["6160", ["Fremantle"]],
      ["  ", ["Bourke St", "Crown St", "Fremantle"]],
    ] as const) {
      search(words);
      expect(names(), words).toEqual(found);
    }
  });

  it("says that nothing was found, and offers to show everything", async () => {
    const { search, texts, names, press: pressButton, root } = await show();
    search("hobart");
    expect(texts("h2")).toEqual(["Nothing found for “hobart”"]);
    await pressButton("Show all");
    expect(names()).toHaveLength(3);
    expect(root.querySelector<HTMLInputElement>('input[type="search"]')?.value).toBe("");
  });

  it("announces the number of results for each search, including none and all", async () => {
    const { search, texts, store } = await show();
    const said = async (words: string) => {
      await act(async () => search(words));
      return [...(store.get(announcementsAtom)?.values() ?? [])];
    };
    expect(await said("st")).toEqual(["2 venues for “st”"]);
    expect(texts("p")).toContain("2 venues for “st”");
    expect(await said("crown")).toEqual(["1 venue for “crown”"]);
    expect(await said("hobart")).toEqual(["0 venues for “hobart”"]);
    expect(await said("")).toEqual(["3 venues"]);
  });
});

describe("Use my location", () => {
  it("reads the location only on its button, and sorts by distance, with unknown positions last", async () => {
    const { asked, names, press: pressButton, texts } = await show({ venues: [crown, fremantle, bourke] });
    expect(asked).toEqual([]);
    await pressButton("Use my location");
    expect([asked, names()]).toEqual([["where"], ["Bourke St", "Fremantle", "Crown St"]]);
    expect(texts(".venue__distance")).toEqual(["0.1 km · nearby", "2,728 km"]);
  });

  it.each([
    ["refused", "Your location stays with you. Search for a suburb or a postcode instead."],
    ["slow", "Finding you takes too long. Try again, or search for a suburb or a postcode."],
    ["unavailable", "This device can't tell where it is. Search for a suburb or a postcode instead."],
  ] as const)("explains a location that is %s, and changes nothing", async (kind, words) => {
    const { names, press: pressButton, texts } = await show({ whereabouts: { kind } });
    const before = names();
    await pressButton("Use my location");
    expect(texts(".venues__answer")).toEqual([words]);
    expect(names()).toEqual(before);
  });

  it("is busy until there is an answer, asks only once, and says after a while that it still looks", async () => {
    const { promise, resolve } = Promise.withResolvers<DeviceLocation>();
    const { asked, press: pressButton, named, names, passTime, texts } = await show({ whereabouts: promise });
    await pressButton("Use my location");
    await pressButton("Use my location");
    expect([asked.length, named("button", "Use my location").getAttribute("aria-busy")]).toEqual([1, "true"]);
    expect(texts(".venues__answer")).toEqual(["Finding where you are…"]);
    act(() => passTime(12_000));
    expect(texts(".venues__answer")[0]).toContain("Still looking.");
    expect(named("button", "Use my location").getAttribute("aria-busy")).not.toBe("true");
    await act(async () => resolve({ kind: "found", position }));
    expect([texts(".venues__answer"), names()[0]]).toEqual([["The nearest come first."], "Bourke St"]);
  });
});

describe("a closed venue", () => {
  const closed = { hours: [] };
  const alerts = async (given: Partial<Store>, settings: Partial<HostSettings> = {}) => {
    const shown = await show({ venues: [venue(9, "Closed one", {}, given)], settings });
    const link = shown.all("a.venue")[0];
    if (link) click(link);
    return shown;
  };

  it.each([
    ["with its own message", { ...closed, closedMessage: "We're at the beach." }, "We're at the beach."],
    ["outside its hours", closed, "Currently not taking online orders."],
    ["out of operation", { inOperation: false }, "Store is not in operation."],
  ])("shows an alert %s, then leads to its menu", async (_what, given, words) => {
    const { texts, history, press: pressButton } = await alerts(given);
    expect(texts('[role="alertdialog"] h2')).toEqual(["Closed one"]);
    expect(texts('[role="alertdialog"] p')[0]).toBe(words);
    expect(history.current()).toBe("/");
    await pressButton("View menu");
    expect(history.current()).toBe("/store/9");
  });

  it("can be closed with the Close button", async () => {
    const { all, history, press: pressButton } = await alerts(closed);
    await pressButton("Close");
    expect([all("dialog").length, history.current()]).toEqual([0, "/"]);
  });

  it.each([
    [
      "that takes orders ahead",
      { ...closed, preOrder: { pickup: true, delivery: false }, view: { ...buildStore().view, pickup: true } },
      {},
    ],
    ["that is a headquarters (R74)", { ...closed, isHq: true }, {}],
    ["whose gift cards are sold at night (R71)", closed, { isGift: true }],
  ])("opens its menu immediately if it is one %s", async (_what, given, settings) => {
    expect((await alerts(given, settings)).history.current()).toBe("/store/9");
  });

  it("R71: sells no gift cards if it is out of operation", async () => {
    expect((await alerts({ inOperation: false }, { isGift: true })).texts('[role="alertdialog"] p')[0]).toBe(
      "Store is not in operation.",
    );
  });
});

describe("R75: choosing the venue of an order", () => {
  const always = { hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 24 * 60 })) };
  const open = venue(5, "Open one", {}, always);
  const choice = (shown: Partial<Store>, widthPx = 1280) =>
    show({ home: 1, widthPx, venues: [open, venue(9, "Closed one", {}, { hours: [], ...shown })] });

  it.each([
    ["its checkout", 1280, "/store/5/checkout"],
    ["its cart on a phone", 360, "/store/5/shoppingcartmobile"],
  ])("leads to %s", async (_what, widthPx, path) => {
    const { named, chosen, history, texts } = await choice({}, widthPx);
    expect(texts("h1")).toEqual(["Choose where to order"]);
    click(named("a", "Open one"));
    expect([chosen, history.current()]).toEqual([[5], path]);
  });

  it.each([
    ["a closed venue", {}],
    ["a closed headquarters, which doesn't open immediately here (R74)", { isHq: true }],
  ])("doesn't accept %s: its alert only leads back to the list", async (_what, given) => {
    const { named, chosen, history, texts, all, press: pressButton } = await choice(given);
    click(named("a", "Closed one"));
    expect(texts('[role="alertdialog"] h2')).toEqual(["Closed one"]);
    expect(texts('[role="alertdialog"] button')).not.toContain("View menu");
    await pressButton("Choose another venue");
    expect([chosen, history.current(), all("dialog").length]).toEqual([[], "/", 0]);
    expect(all("a.venue")).toHaveLength(2);
  });

  it("links back to the first store's menu", async () => {
    const { named, history } = await choice({});
    click(named("a", "Back to menu"));
    expect(history.current()).toBe("/store/1");
  });
});

import { describe, expect, it } from "vitest";
import { storeAtom, storeHeaderAtom } from "../../../src/state/store/store.atoms.ts";
import { loadVenuesAtom, venuesAtom } from "../../../src/state/venues/venues.atoms.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

function group() {
  const state = buildElementState({ hqId: 7 });
  state.documents.put(buildStore({ id: 120, name: "Patty", hqId: 7 }));
  state.documents.put(buildStore({ id: 121, name: "Disabled", hqId: 7, isEnabled: false }));
  state.documents.put(buildStore({ id: 130, name: "Another group's", hqId: 8 }));
  const names = () => {
    const venues = state.store.get(venuesAtom);
    return venues.kind === "ready" ? venues.value.map(({ name }) => name) : venues.kind;
  };
  return { ...state, names };
}

describe("a group's venues", () => {
  it("are those that are listed for it", async () => {
    const { store, names } = group();
    expect(names()).toBe("loading");
    await store.set(loadVenuesAtom);
    expect(names()).toEqual(["Patty"]);
  });

  it("can be requested again if they can't be read, and stay once they have loaded", async () => {
    const { store, documents, names } = group();
    documents.fail({ stores: true });
    await store.set(loadVenuesAtom);
    expect(names()).toBe("failed");
    documents.fail({ stores: false });
    await store.set(loadVenuesAtom);
    documents.fail({ stores: true });
    await store.set(loadVenuesAtom);
    expect(names()).toEqual(["Patty"]);
  });

  it("give the page the HQ's name, logo and colours until one of them is shown", async () => {
    const { store, documents } = group();
    const colours = { mobile: { buttonColour: "#3a2fd0" }, desktop: {} };
    documents.put(buildStore({ id: 7, name: "Patty & Sons", title: "Since 2009", logo: "https://x.test/7", colours }));
    expect(store.get(storeHeaderAtom)).toBeNull();
    await store.set(loadVenuesAtom);
    expect(store.get(storeHeaderAtom)).toMatchObject({ title: "Patty & Sons", logo: "https://x.test/7", colours });
    const venue = buildStore({ id: 120 });
    store.set(storeAtom, { kind: "ready", value: venue });
    expect(store.get(storeHeaderAtom)).toBe(venue);
    store.set(storeAtom, { kind: "loading" });
    expect(store.get(storeHeaderAtom)?.name).toBe("Patty & Sons");
  });

  it("are ignored if they belong to a group that is no longer shown", async () => {
    const { store, configure, names } = group();
    const loading = store.set(loadVenuesAtom);
    configure({ hqId: 8 });
    await loading;
    expect(names()).toBe("loading");
  });

  it("aren't requested without a group", async () => {
    const { store, documents } = buildElementState();
    await store.set(loadVenuesAtom);
    expect(documents.asked).toEqual([]);
  });
});

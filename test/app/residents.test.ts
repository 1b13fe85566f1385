// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import {
  memberPrompt,
  orderAgain,
  showAccountEntry,
  startMembers,
} from "../../src/app/composition/residents/lazy/startMembers.tsx";
import { serverWords, venueSelection } from "../../src/app/composition/residents/residents.ts";
import { showOrderBar } from "../../src/app/composition/residents/showOrderBar.tsx";
import { type Resident, startResidents } from "../../src/app/composition/residents/startResidents.ts";
import type { ShopScope } from "../../src/app/composition/shopScope.ts";
import { accountEntryAtom, orderBarAtom } from "../../src/app/lateParts.atoms.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { groupHeader } from "../../src/domain/store/groupHeader.ts";
import { memberPromptPartAtom } from "../../src/parts/member-prompt/memberPromptPart.atoms.ts";
import { type MenuExtras, menuExtrasAtom, orderAgainPartAtom } from "../../src/parts/menu-extras/menuExtras.atoms.ts";
import { sentencesAtom } from "../../src/parts/server-words/useServerWords.ts";
import { choosesVenueAtom, selectingAtom } from "../../src/state/cart/selection.atoms.ts";
import { canSignInAtom } from "../../src/state/customer/signIn.atoms.ts";
import { applySettingsAtom, settingsAtom, widthAtom } from "../../src/state/host/host.atoms.ts";
import { saveRecentOrderAtom } from "../../src/state/order/recentOrders.atoms.ts";
import { groupHeaderAtom, storeParamAtom } from "../../src/state/store/store.atoms.ts";
import { shopState } from "../features/checkout/checkoutFixture.tsx";
import { buildMemberShop } from "../support/buildMembers.ts";
import { buildElementState, buildMemory, serve, showStore } from "../support/buildServices.ts";
import { buildMember } from "../support/buildSession.ts";
import { buildStore } from "../support/buildStore.ts";
import { startIn } from "./startIn.ts";

// The code under test loads these on demand. Loaded here, no test waits for the compiler.
import "../../src/app/composition/residents/lazy/startVenueSelection.ts";
import "../../src/features/account-entry/AccountEntry.tsx";
import "../../src/features/membership/memberPromptPart.ts";
import "../../src/features/order-bar/OrderAgain.tsx";
import "../../src/features/order-bar/OrderBar.tsx";
import "../../src/parts/server-words/sentences.ts";

function startResident<Shop extends ShopScope>(resident: Resident<Shop>, shop: Omit<Shop, "scope">): () => void {
  return startIn((open) => startResidents(open as unknown as Shop, [resident]), shop);
}

it("loads the backend's sentences with the first screen after the menu", async () => {
  const { store, history } = shopState();
  history.push("/store/120");
  const stop = startResident(serverWords, { store });
  await import("../../src/parts/server-words/sentences.ts");
  expect(store.get(sentencesAtom)).toBeNull();
  history.push("/store/120/checkout");
  await vi.waitFor(() => expect(store.get(sentencesAtom)).not.toBeNull());
  stop();
});

describe("the account in the top bar", () => {
  it("loads at the first desktop width", () => {
    const { store } = buildMemberShop({ isPhone: true });
    const stop = startIn(showAccountEntry, { store });
    expect(store.get(accountEntryAtom)).toBeNull();
    store.set(widthAtom, 1_280);
    expect(store.get(accountEntryAtom)).not.toBeNull();
    stop();
  });

  it("doesn't load in a shop without members", () => {
    const { store } = buildMemberShop({ view: { login: false } });
    startIn(showAccountEntry, { store })();
    expect(store.get(accountEntryAtom)).toBeNull();
  });
});

const reference = { udid: "u-1", storeId: 120, customerId: "g-1" };

describe("the bar to an order in progress", () => {
  it("loads on a menu, if the device has placed an order", async () => {
    const { store } = buildMemberShop();
    store.set(saveRecentOrderAtom, reference);
    const stop = startIn(showOrderBar, { store });
    await vi.waitFor(() => expect(store.get(orderBarAtom)).not.toBeNull());
    stop();
  });

  it("doesn't load on another device, until an order is placed there and the menu is shown again", async () => {
    const { history, store } = buildMemberShop();
    const stop = startIn(showOrderBar, { store });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.get(orderBarAtom)).toBeNull();
    history.push("/store/120/checkout");
    store.set(saveRecentOrderAtom, reference);
    expect(store.get(orderBarAtom)).toBeNull();
    history.push("/");
    expect(store.get(orderBarAtom)).not.toBeNull();
    stop();
  });
});

describe("R70: a member's last order on the menu", () => {
  it("loads after the menu, and never for a guest", async () => {
    const { signIn, store } = buildMemberShop();
    const stop = startResident(orderAgain, { store });
    const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
    store.set(menuExtrasAtom, {} as MenuExtras);
    await rest();
    expect(store.get(orderAgainPartAtom)).toBeNull();
    store.set(menuExtrasAtom, null);
    signIn.signIn(buildMember());
    await rest();
    expect(store.get(orderAgainPartAtom)).toBeNull();
    store.set(menuExtrasAtom, {} as MenuExtras);
    await vi.waitFor(() => expect(store.get(orderAgainPartAtom)).not.toBeNull());
    stop();
  });
});

function open(settings: Partial<HostSettings>, choosesStoreAtCheckout: boolean) {
  const memory = buildMemory();
  const state = buildElementState(settings, memory);
  const { store } = state;
  showStore(state, { view: { choosesStoreAtCheckout } });
  startResident(venueSelection, { store, device: memory.device });
  // The menu comes first.
  store.set(menuExtrasAtom, {} as MenuExtras);
  const comes = () => vi.waitFor(() => expect(store.get(selectingAtom)).not.toBeNull());
  return { store, comes };
}

it.each([
  ["the page", { isSelectMode: true }, false],
  ["the store", {}, true],
])("the code for choosing a venue loads if %s asks for it", async (_who, settings, isOfStore) => {
  await open(settings, isOfStore).comes();
});

it("the code for choosing a venue loads when the page turns on select mode", async () => {
  const { store, comes } = open({}, false);
  expect(store.get(choosesVenueAtom)).toBe(false);
  store.set(applySettingsAtom, { ...store.get(settingsAtom), isSelectMode: true });
  await comes();
});

const membership = { isKnown: async () => false };

describe("R67: the membership prompt of a guest's checkout", () => {
  it("loads when the checkout is shown, if the service can create accounts", async () => {
    const { store, history } = shopState();
    history.push("/store/120");
    serve(store, { membership });
    const stop = startResident(memberPrompt, { store });
    expect(store.get(memberPromptPartAtom)).toBeNull();
    history.push("/store/120/checkout");
    await vi.waitFor(() => expect(store.get(memberPromptPartAtom)).not.toBeNull());
    stop();
  });

  it("subscribes to nothing if the shop stops before its code arrives", async () => {
    const { store, history } = shopState();
    serve(store, { membership });
    history.push("/store/120/checkout");
    const followed = vi.spyOn(store, "sub");
    const stop = startResident(memberPrompt, { store });
    stop();
    followed.mockClear();
    await vi.dynamicImportSettled();
    expect(store.get(memberPromptPartAtom)).toBeNull();
    expect(followed).not.toHaveBeenCalled();
  });

  it.each([
    ["the shop has no membership service", null, true],
    ["the store has no login", membership, false],
  ])("doesn't load if %s", async (_where, made, login) => {
    const { store } = shopState({ view: { login } });
    serve(store, { membership: made });
    startResident(memberPrompt, { store })();
    await import("../../src/features/membership/memberPromptPart.ts");
    expect(store.get(memberPromptPartAtom)).toBeNull();
  });
});

/** A group's shop, in which only the path names the store. */
function groupShop(login: boolean) {
  const shop = buildElementState({ hqId: 7 });
  const show = (id: number, hasLogin: boolean) => {
    shop.history.push(`/store/${id}`);
    showStore(shop, { id, view: { login: hasLogin } });
  };
  show(120, login);
  const stop = startIn(startMembers, shop);
  const at = (path: string) => {
    shop.history.push(path);
    return [shop.store.get(storeParamAtom), shop.store.get(canSignInAtom)];
  };
  return { ...shop, show, stop, at };
}

describe("R60: which store the account pages belong to", () => {
  const accountPages = ["/login", "/register", "/registeruser", "/profile"];

  it.each(accountPages)("%s belongs to the store last shown", (path) => {
    const shop = groupShop(true);
    expect(shop.at(path)).toEqual(["120", true]);
    shop.show(122, true);
    expect(shop.at(path)).toEqual(["122", true]);
    shop.stop();
  });

  it("the list of venues belongs to no store", () => {
    const shop = groupShop(true);
    expect(shop.at("/")).toEqual([null, null]);
    shop.stop();
  });

  it.each(accountPages)("%s falls back to the HQ", (path) => {
    const shop = buildElementState({ hqId: 7 });
    shop.history.push(path);
    const known = () => [shop.store.get(storeParamAtom), shop.store.get(canSignInAtom)];
    expect(known()).toEqual([null, true]);
    shop.history.push("/");
    expect(known()).toEqual([null, null]);
  });

  it.each([true, false])("R93: on a group's list, the headquarters' LogIn decides: %s", (login) => {
    const shop = buildElementState({ hqId: 7 });
    const base = buildStore({ id: 7 });
    shop.store.set(groupHeaderAtom, groupHeader({ ...base, view: { ...base.view, login } }));
    expect(shop.store.get(canSignInAtom)).toBe(login);
  });

  it("the account pages belong to no store without an HQ, or on a digital display", () => {
    const shop = buildElementState();
    shop.history.push("/login");
    expect(shop.store.get(canSignInAtom)).toBe(false);
    const display = buildElementState({ hqId: 7, isDigitalDisplay: true });
    display.history.push("/login");
    expect(display.store.get(canSignInAtom)).toBe(false);
  });

  it("the account pages don't belong to a store without members", () => {
    const shop = groupShop(false);
    expect(shop.at("/login")[0]).toBeNull();
    shop.stop();
  });
});

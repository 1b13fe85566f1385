// @vitest-environment happy-dom
import { act, useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { loadOrderCatalogue } from "../../src/app/composition/catalogues.ts";
import { startGiftCart } from "../../src/app/composition/residents/lazy/startGiftCart.ts";
import { orderBarAtom } from "../../src/app/lateParts.atoms.ts";
import { CheckInWithChange } from "../../src/app/layouts/CheckInChange.tsx";
import { Layout } from "../../src/app/layouts/layouts.tsx";
import { loadCartBar, loadLiveRegionWords, loadSideCart, loadSkipLink } from "../../src/app/routes.ts";
import { emptyCart } from "../../src/domain/cart/cart.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { orderAgainPartAtom } from "../../src/parts/menu-extras/menuExtras.atoms.ts";
import type { GiftShop } from "../../src/services/ports/gifts.ts";
import { addToCartAtom, removeLineAtom } from "../../src/state/cart/cart.actions.ts";
import { cartAtom, pricedTotalAtom, saveCartAtom } from "../../src/state/cart/cart.atoms.ts";
import { addGiftsAtom } from "../../src/state/gift/giftCart.actions.ts";
import { startsPageAtom, widthAtom } from "../../src/state/host/host.atoms.ts";
import { priceCartAtom } from "../../src/state/order/pricing.atoms.ts";
import { announceAtom } from "../../src/state/screen/announce.actions.ts";
import { announcementsAtom } from "../../src/state/screen/announcements.atoms.ts";
import { menusAtom, storeAtom } from "../../src/state/store/store.atoms.ts";
import { burger, lineInputFor, patty, rings, shop } from "../state/cart/cartFixture.ts";
import { buildGiftCard, buildGiving } from "../support/buildGifts.ts";
import { buildElementState, buildMemory } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { click, type Rendered } from "../ui/render.tsx";
import { News, renderIn } from "./appFixture.tsx";
import { startIn } from "./startIn.ts";

interface Setting {
  readonly widthPx?: number;
  readonly path?: string;
  readonly settings?: Partial<HostSettings>;
}

async function layout({ widthPx = 1_280, path = "/", settings = {} }: Setting = {}) {
  const state = await shop(buildMemory(), { store: { kind: "id", id: 120 }, ...settings });
  state.store.set(storeAtom, { kind: "ready", value: { ...patty, view: { ...patty.view, pickup: true } } });
  state.store.set(widthAtom, widthPx);
  state.history.push(path);
  const screen = renderIn(state, <Layout>menu</Layout>);
  // Loads a part, then its texts.
  const arrive = async (part: () => Promise<unknown>) => {
    for (const load of [part, () => loadOrderCatalogue("en")]) await act(async () => void (await load()));
  };
  await arrive(loadSideCart);
  const add = (quantity: number) =>
    act(() => {
      state.store.set(addToCartAtom, lineInputFor(burger, { quantity }));
      state.store.set(priceCartAtom);
    });
  /** Waits until the texts have loaded and nothing has changed for a moment. */
  const bringWords = () => arrive(loadLiveRegionWords);
  const said = async () => {
    await bringWords();
    act(() => state.passTime(500));
  };
  const heard = () => screen.find("p[role=status].visually-hidden").textContent;
  return {
    ...state,
    ...screen,
    add,
    bringWords,
    said,
    bring: arrive,
    heard,
    /** What a screen reader hears once the texts have loaded. */
    async hears() {
      await said();
      return heard();
    },
    translate: (key: string, text: string) => act(() => state.store.set(announceAtom, key, text)),
    has: (selector: string) => screen.root.querySelector(selector) !== null,
  };
}

describe("the desktop layout", () => {
  it("shows the cart beside the menu, and the header's link moves the focus there", async () => {
    const { root, add, find, history } = await layout();
    add(2);
    expect(find(".cart-link").textContent).toBe("Cart · $33.00");
    click(find(".cart-link"));
    expect(root.activeElement).toBe(find(".layout__side section"));
    expect(history.current()).toBe("/");
  });

  it("shows no cart on other screens, where the link leads to the cart", async () => {
    const { has, find, history } = await layout({ path: "/about" });
    expect([has(".layout__side"), has(".cart-bar")]).toEqual([false, false]);
    expect(find(".cart-link").textContent).toBe("Cart");
    click(find(".cart-link"));
    expect(history.current()).toBe("/store/120/shoppingcartmobile");
  });
});

describe("the link to the cart", () => {
  it.each([
    ["/store/120/checkout", 1_280],
    ["/store/120/checkout/giftcards", 1_280],
    ["/store/120/completeorder/1/2", 390],
    ["/store/120/completeorder/1/2", 1_280],
  ])("isn't beside the order itself, at %s with %i px", async (path, widthPx) => {
    const { has, add, find } = await layout({ path, widthPx });
    add(1);
    expect([find(".header").textContent?.includes("Cart"), has(".cart-link")]).toEqual([false, false]);
  });

  it("is an icon while the cart is empty, and shows the total afterwards", async () => {
    const { add, find } = await layout({ path: "/about", widthPx: 390 });
    expect(find(".cart-link").className).toBe("cart-link cart-link--empty");
    add(1);
    expect(find(".cart-link").className).toBe("cart-link cart-link--full");
    expect(find(".cart-link .price").textContent).toBe("$16.50");
  });
});

describe("the header of a menu", () => {
  const picture = {
    store: { kind: "ready", value: { ...patty, profileImage: "https://shop.example/p.webp" } },
  } as const;
  const looks = (screen: Rendered, has: (selector: string) => boolean) => ({
    header: screen.find(".header").className,
    hasName: has(".header .store-brand"),
    hasPicture: has(".store-cover"),
  });

  it.each([
    [
      "a full page with a picture",
      true,
      false,
      true,
      { header: "header header--over", hasName: true, hasPicture: true },
    ],
    [
      "a full page without one",
      true,
      false,
      false,
      { header: "header header--above", hasName: true, hasPicture: false },
    ],
    [
      "a page that begins with the shop",
      ...([false, true, true] as const),
      { header: "header header--free header--over", hasName: false, hasPicture: true },
    ],
    [
      "a page with a picture of its own",
      ...([false, false, true] as const),
      { header: "header header--free header--beside", hasName: false, hasPicture: false },
    ],
  ])("fits %s", async (_page, isFullPage, starts, hasPicture, expected) => {
    const shown = await layout({ path: "/store/120", settings: { isFullPage } });
    act(() => {
      shown.store.set(startsPageAtom, starts);
      if (hasPicture) shown.store.set(storeAtom, picture.store);
    });
    expect(looks(shown, shown.has)).toEqual(expected);
    act(() => shown.history.push("/about"));
    const elsewhere = { header: isFullPage ? "header" : "header header--free", hasName: true, hasPicture: false };
    expect(looks(shown, shown.has)).toEqual(elsewhere);
  });

  it.each([
    ["/store/120/giftcards", false, { header: "header header--free header--beside", hasName: false, hasLogo: false }],
    ["/store/120/checkout", false, { header: "header header--free header--beside", hasName: false, hasLogo: false }],
    ["/about", false, { header: "header header--free", hasName: true, hasLogo: false }],
    ["/store/120/giftcards", true, { header: "header", hasName: true, hasLogo: true }],
    ["/about", true, { header: "header", hasName: true, hasLogo: true }],
  ])("repeats neither logo nor bar of a host page at %s (full page: %s)", async (path, isFullPage, expected) => {
    const { store, find, has } = await layout({ path, widthPx: 1_280, settings: { isFullPage } });
    act(() => store.set(storeAtom, { kind: "ready", value: { ...patty, logo: "https://shop.example/l.webp" } }));
    const shown = { hasName: has(".header .store-brand"), hasLogo: has(".header .store-logo") };
    expect({ header: find(".header").className, ...shown }).toEqual(expected);
  });

  it("keeps the picture's place if it can't be loaded", async () => {
    const { store, find, has } = await layout({ path: "/store/120", settings: { isFullPage: true } });
    act(() => store.set(storeAtom, picture.store));
    act(() => void find(".store-cover img").dispatchEvent(new Event("error")));
    expect([find(".store-cover").className, has(".store-cover img")]).toEqual([
      "store-cover store-cover--plain",
      false,
    ]);
    expect(find(".header").className).toBe("header header--over");
  });
});

describe("S43: the header of a shop that sells gift cards", () => {
  const sold: GiftShop = { menus: [{ id: "DefaultMenu", times: [], texts: {}, cards: [buildGiftCard()] }], bank: [] };
  const words = ({ root }: Rendered) => root.querySelector(".header")?.textContent;

  it.each([
    ["in gift mode, on whatever page", "/about", true],
    ["at the gift cards, whatever else the page sells", "/store/120/giftcards", false],
  ])("shows only the gift cart and no dietary choices, %s", async (_where, path, isGift) => {
    const shown = await layout({ path, settings: { isGift } });
    const { add, find, gifts, history, store } = shown;
    add(2);
    expect(find(".cart-link").textContent).toBe("Cart");
    expect(words(shown)).not.toContain("Dietary");
    gifts.set(sold);
    const stop = startIn(startGiftCart, { store });
    await act(async () => {});
    const wish = { card: buildGiftCard(), quantity: 3, givings: [buildGiving()] };
    act(() => void store.set(addGiftsAtom, wish));
    expect(find(".cart-link").textContent).toBe("Cart · $150.00");
    click(find(".cart-link"));
    expect(history.current()).toBe("/store/120/giftshoppingcartmobile");
    stop();
  });

  it("shows the food cart again on the food menu", async () => {
    const shown = await layout({ path: "/store/120/giftcards" });
    expect(words(shown)).not.toContain("Dietary");
    act(() => shown.history.push("/about"));
    shown.add(2);
    expect(words(shown), "of a menu without choices").not.toContain("Dietary");
    const preferences = [{ id: "21", name: "Vegan" }];
    const menus = shown.store.get(menusAtom);
    if (menus.kind !== "ready") throw new Error("No menus");
    const value = menus.value.map((menu) => ({ ...menu, dietary: { ...menu.dietary, preferences } }));
    act(() => shown.store.set(menusAtom, { kind: "ready", value }));
    expect(words(shown)).toContain("Dietary");
    expect(shown.find(".cart-link").textContent).toBe("Cart · $33.00");
  });
});

describe("the phone layout", () => {
  it("shows a bar that leads to the cart, and straight to the checkout, while the cart has items", async () => {
    const { has, add, find, history, store } = await layout({ widthPx: 390 });
    expect([has(".layout__side"), has(".cart-bar")]).toEqual([false, false]);
    add(4);
    // It doesn't grow while the bar loads.
    expect(find(".cart-link").className).toBe("cart-link");
    await act(async () => void (await loadCartBar()));
    expect(find(".cart-bar").textContent).toBe("Cart4$66.00Checkout");
    click(find(".cart-bar a"));
    expect(history.current()).toBe("/store/120/shoppingcartmobile");
    // The sheet has a button of that name.
    expect(find(".cart-bar button").inert).toBe(true);
    act(() => history.push("/"));
    click(find(".cart-bar button"));
    expect(history.current()).toBe("/store/120/checkout");
    act(() => history.push("/"));
    const shown = store.get(storeAtom);
    if (shown.kind !== "ready") throw new Error("No store");
    const minimums = { ...shown.value.minimums, delivery: cents(9_900), pickup: cents(9_900) };
    act(() => store.set(storeAtom, { ...shown, value: { ...shown.value, minimums } }));
    expect(find(".cart-bar").textContent).toBe("Cart4$66.00");
  });
});

describe("the bar to an order in progress", () => {
  it("is below a phone's menu, and the left part of the cart's bar while the cart has items", async () => {
    const { add, find, root, store } = await layout({ widthPx: 390 });
    act(() => store.set(orderBarAtom, <p className="order">Order</p>));
    expect(find(".layout > .order").textContent).toBe("Order");
    add(1);
    await act(async () => void (await loadCartBar()));
    // With its texts, which come later.
    await act(() => vi.waitFor(() => find(".cart-bar__row")));
    expect(root.querySelector(".cart-bar__row")?.firstElementChild).toBe(find(".order"));
  });
});

describe("a member's last order", () => {
  it("is below a phone's menu, and in a desktop's empty cart", async () => {
    const { add, bring, has, store } = await layout({ widthPx: 390 });
    act(() => store.set(orderAgainPartAtom, <p className="again">Again</p>));
    expect(has(".layout > .again")).toBe(true);
    act(() => store.set(widthAtom, 1_280));
    await bring(loadSideCart);
    expect([has(".layout > .again"), has(".layout__side .empty-state .again")]).toEqual([false, true]);
    add(1);
    expect(has(".again")).toBe(false);
  });
});

describe("the screen reader announcement of the cart", () => {
  it("states each change and the total, but nothing at first", async () => {
    const { add, store, heard, hears } = await layout();
    expect(heard()).toBe("");
    add(1);
    expect(await hears()).toBe("Burger added. 1 item in the cart, $16.50 in total.");
    const once = store.get(cartAtom);
    add(1);
    expect(await hears()).toBe("Burger added. 2 items in the cart, $33.00 in total.");
    act(() => store.set(removeLineAtom, store.get(cartAtom).lines[0]?.id ?? ""));
    expect(await hears()).toBe("Burger removed. Your cart is empty.");
    act(() => {
      store.set(saveCartAtom, { cart: once, event: { kind: "reordered", orderedAt: null } });
      store.set(priceCartAtom);
    });
    expect(await hears()).toBe(
      "Your earlier order is in your cart again, at today's prices. 1 item in the cart, $16.50 in total.",
    );
  });

  it("is gone once it has been read out, before its sum can be an old one", async () => {
    const { add, heard, hears, passTime } = await layout();
    add(1);
    expect(await hears()).toContain("$16.50 in total.");
    act(() => passTime(20_000));
    expect(heard()).toBe("");
  });

  it("is gone on the next screen, unless the way there is what it is about", async () => {
    const { store, history, heard, hears, translate } = await layout();
    translate("session", "You're logged in.");
    expect(await hears()).toBe("You're logged in.");
    act(() => history.push("/about"));
    expect(heard()).toBe("");
    act(() => {
      store.set(announceAtom, "session", "You're logged out.");
      history.push("/");
    });
    expect(await hears()).toBe("You're logged out.");
  });

  it("R75: doesn't call the cart empty in the list of venues, where no store is shown", async () => {
    const { add, store, configure, bringWords, hears } = await layout();
    await bringWords();
    add(1);
    act(() => {
      configure({ store: null });
      store.set(storeAtom, { kind: "loading" });
    });
    expect(await hears()).toBe("");
  });

  it("combines what one press changed, with the latest text of each kind", async () => {
    const { add, store, hears, translate } = await layout();
    add(1);
    act(() => {
      store.set(announceAtom, "delivery", "Checking your address…");
      store.set(announceAtom, "mode", "Delivery: $24.00 in total.");
      store.set(announceAtom, "delivery", "Delivery fee $7.50");
    });
    const cart = "Burger added. 1 item in the cart, $16.50 in total.";
    expect(await hears()).toBe(`${cart} Delivery: $24.00 in total. Delivery fee $7.50`);
    // The cart's total is part of the next announcement, but causes none by itself.
    translate("mode", "Pickup: $16.50 in total.");
    expect(await hears()).toBe("Pickup: $16.50 in total.");
  });

  it("includes a text that is set between two renders", async () => {
    const { store, bringWords, passTime, heard, translate } = await layout();
    translate("delivery", "Checking your address…");
    await bringWords();
    act(() => {
      store.set(announceAtom, "delivery", "Delivery fee $7.50");
      passTime(500);
    });
    expect(heard()).toBe("Delivery fee $7.50");
  });

  it("is made once, however the layout changes", async () => {
    const state = await layout({ widthPx: 390 });
    const heard = (screen: Rendered) => screen.find("p[role=status].visually-hidden").textContent;
    state.add(1);
    await state.said();
    expect(heard(state)).toContain("Burger added.");
    state.unmount();
    const cart = renderIn(state, <Layout name="mobile">cart</Layout>);
    await state.said();
    expect(heard(cart)).toBe("");
    act(() => state.store.set(announceAtom, "mode", "Pickup: $16.50 in total."));
    await state.said();
    expect(heard(cart)).toBe("Pickup: $16.50 in total.");
    cart.unmount();
    const menu = renderIn(state, <Layout>menu</Layout>);
    await state.said();
    expect(heard(menu)).toBe("");
  });

  it("names a product whose price arrives after another text", async () => {
    const { store, said, add, hears } = await layout();
    act(() => {
      store.set(addToCartAtom, lineInputFor(burger, { quantity: 1 }));
      store.set(pricedTotalAtom, null);
      store.set(announceAtom, "mode", "Pickup.");
    });
    expect(await hears()).toBe("Pickup.");
    act(() => store.set(priceCartAtom));
    expect(await hears()).toBe("Burger added. 1 item in the cart, $16.50 in total.");
    add(1);
    act(() => {
      store.set(addToCartAtom, lineInputFor(rings, { quantity: 1 }));
      store.set(pricedTotalAtom, null);
    });
    await said();
    act(() => store.set(priceCartAtom));
    expect(await hears()).toBe("Rings added. 3 items in the cart, $40.00 in total.");
  });

  it("doesn't mention a cart that an order has emptied", async () => {
    const { add, store, hears } = await layout();
    add(1);
    expect(await hears()).toContain("1 item in the cart");
    act(() => {
      store.set(saveCartAtom, { cart: emptyCart, event: { kind: "ordered" } });
      store.set(announceAtom, "order", "Order Submitted");
    });
    expect(await hears()).toBe("Order Submitted");
  });
});

function CheckedIn({ onRecorded }: { readonly onRecorded: () => void }) {
  const [tell] = useState(() => onRecorded);
  useEffect(() => tell(), [tell]);
  return null;
}

describe("the notice of a check-in", () => {
  it.each([
    ["is shown above the menu", false, "Your check-in has been recorded."],
    ["isn't shown on the home page, which has its own", true, ""],
  ])("%s", (_what, homePage, words) => {
    const state = buildElementState({ store: { kind: "id", id: 120 } });
    state.store.set(widthAtom, 360);
    state.store.set(storeAtom, { kind: "ready", value: buildStore({ view: { ...buildStore().view, homePage } }) });
    const { root } = renderIn(
      state,
      <>
        <News />
        <CheckInWithChange Screen={CheckedIn} />
      </>,
    );
    expect(root.querySelector(".notice__body")?.firstChild?.textContent ?? "").toBe(words);
    expect(state.store.get(announcementsAtom)?.get("check-in")).toBe("Your check-in has been recorded.");
  });
});

describe("the link past the header", () => {
  it("is the first link of a full page, and moves the focus to the main part", async () => {
    const { root, find, bring } = await layout({ settings: { isFullPage: true } });
    await bring(loadSkipLink);
    expect(root.querySelector("a, button")).toBe(find(".skip-link"));
    click(find(".skip-link"));
    expect(root.activeElement).toBe(find("main"));
  });

  it("is the host page's own affair in an embedded shop", async () => {
    const { has, bring } = await layout();
    await bring(loadSkipLink);
    expect(has(".skip-link")).toBe(false);
  });
});

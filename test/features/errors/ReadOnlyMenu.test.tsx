// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../../locales/en.po";
import { firstShop } from "../../../src/domain/menu/firstShop.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { ReadOnlyMenu } from "../../../src/features/errors/ReadOnlyMenu.tsx";
import { drawShop } from "../../../src/first/drawShop.ts";
import { readPage, translateFrom } from "../../../src/first/readPage.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click, settle } from "../../ui/render.tsx";

const nothing = { allergies: [], intolerances: [], preferences: [] };
const menu = buildMenu({
  Soups: Array.from({ length: 12 }, (_none, at) => buildProduct(`Soup ${at}`)),
  Sweets: Array.from({ length: 12 }, (_none, at) => buildProduct(`Cake ${at}`)),
});
const patty = buildStore({ id: 120, phone: "03 5550 0120" });
const now = instant(Date.UTC(2026, 10, 20, 1));
const shop = { ...firstShop(patty, [menu], { dietary: nothing, ordered: [] }), now, savedAt: now, isOld: false };

beforeEach(() => document.body.replaceChildren());

/** A phone's first screen. */
function draw(of = shop) {
  const element = document.body.appendChild(document.createElement("servery-storefront"));
  element.setAttribute("store-id", "120");
  Object.defineProperty(element, "offsetWidth", { value: 400 });
  const { settings } = readPage(element, () => null);
  const screen = drawShop(element, of, {
    ...{ translate: translateFrom(messages), language: "en", settings, isMobileForced: false, dietary: nothing },
    ...{ isWelcomed: false, now, isOld: false, chosenModes: null, lastPx: null },
  });
  if (!screen?.shop) throw new Error("Nothing was drawn.");
  const { drawn } = screen;
  const names = () => [...drawn.querySelectorAll(".menu-card__name")].map(({ textContent }) => textContent);
  const notice = () => drawn.querySelector<HTMLElement>("[role=alert]");
  return { screen, drawn, shop: screen.shop, names, notice, root: element.shadowRoot as ShadowRoot };
}

async function showReadOnly({ screen, shop: of }: ReturnType<typeof draw>, what = { stores: true, menus: true }) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  state.documents.put(patty, [menu]);
  state.documents.fail(what);
  await state.store.set(openStoreAtom);
  return { ...state, ...renderIn(state, <ReadOnlyMenu screen={screen} shop={of} />) };
}

const cardIn = (drawn: Element) => drawn.querySelector<HTMLElement>(".menu-card") as HTMLElement;

describe("S2: a menu that was drawn before the app and can't be refreshed", () => {
  it("gets the dishes that the first screen left out, in their order", async () => {
    const menuDrawn = draw();
    const before = menuDrawn.names();
    await showReadOnly(menuDrawn);
    const all = menu.categories.flatMap(({ name }) =>
      Array.from({ length: 12 }, (_none, at) => `${name === "Soups" ? "Soup" : "Cake"} ${at}`),
    );
    expect(before.length).toBeLessThan(12);
    expect(menuDrawn.names()).toEqual(all);
  });

  it("says so, with the store's telephone, and when the menu is one of another time of day", async () => {
    const menuDrawn = draw();
    await showReadOnly(menuDrawn);
    expect(menuDrawn.notice()?.querySelector("a")?.getAttribute("href")).toBe("tel:0355500120");
    expect(menuDrawn.notice()?.textContent).not.toContain("another time of day");
    const others = draw();
    await showReadOnly({ ...others, shop: { ...others.shop, menus: [...others.shop.menus], menuId: "Breakfast" } });
    expect(others.notice()?.textContent).toContain("another time of day");
  });

  it("leads each press to the notice, keeps none for the app, and forgets those from before", async () => {
    const menuDrawn = draw();
    const { screen, drawn, notice, root } = menuDrawn;
    const goOn = vi.fn();
    click(cardIn(drawn));
    screen.opened = { button: cardIn(drawn), goOn };
    await showReadOnly(menuDrawn);
    expect(screen.pressed).toEqual([]);
    expect(drawn.querySelector("[data-pressed]")).toBeNull();
    expect(goOn).toHaveBeenCalledWith(null);
    expect(root.activeElement).toBe(notice());
    notice()?.blur();
    click(cardIn(drawn));
    expect(root.activeElement).toBe(notice());
    expect(screen.pressed).toEqual([]);
  });

  it("leaves the telephone and its own button alone", async () => {
    const menuDrawn = draw();
    const state = await showReadOnly(menuDrawn);
    const call = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
    menuDrawn.notice()?.querySelector("a")?.dispatchEvent(call);
    expect(call.defaultPrevented).toBe(false);
    const asked = state.documents.asked.length;
    click(menuDrawn.notice()?.querySelector(".button") as HTMLElement);
    await settle();
    expect(state.documents.asked.length).toBeGreaterThan(asked);
    expect(menuDrawn.notice()?.textContent).toContain("Ordering is still not available.");
    expect(menuDrawn.screen.pressed).toEqual([]);
  });

  it("leads from a category to its dishes, even if two have one name", async () => {
    const [menuOfShop] = shop.menus;
    if (!menuOfShop) throw new Error("There is no menu.");
    const sections = menuOfShop.sections.map((section) => ({ ...section, name: "Soups" }));
    const menuDrawn = draw({ ...shop, menus: [{ ...menuOfShop, sections }] });
    await showReadOnly(menuDrawn);
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    click([...menuDrawn.drawn.querySelectorAll<HTMLElement>(".category-menu__link")][1] as HTMLElement);
    expect(scroll.mock.contexts.map((each) => (each as Element).getAttribute("data-category"))).toEqual(["sweets"]);
    scroll.mockRestore();
  });

  it.each([
    ["scrolls to another screen in its place", false, 1],
    ["moves nothing if the shop starts anew, which removes it first", true, 0],
  ])("%s", async (_what, isRemoved, times) => {
    const menuDrawn = draw();
    const { unmount } = await showReadOnly(menuDrawn);
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    if (isRemoved) menuDrawn.drawn.remove();
    unmount();
    menuDrawn.drawn.remove();
    await settle();
    expect(scroll).toHaveBeenCalledTimes(times);
    scroll.mockRestore();
  });

  it("keeps presses for the app while an answer is still awaited", async () => {
    const menuDrawn = draw();
    const state = buildElementState({ store: { kind: "id", id: 120 } });
    renderIn(state, <ReadOnlyMenu screen={menuDrawn.screen} shop={menuDrawn.shop} />);
    click(cardIn(menuDrawn.drawn));
    expect(menuDrawn.screen.pressed).toEqual([cardIn(menuDrawn.drawn)]);
    expect(menuDrawn.notice()?.textContent).toContain("Ordering is still loading.");
    expect(menuDrawn.notice()?.querySelector(".button")).toBeNull();
  });
});

// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { noVisit, type Visit } from "../../../src/domain/visit/visit.ts";
import { saveCartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { rememberTableAtom, visitAtom } from "../../../src/state/visit/visit.atoms.ts";
import { click } from "../../ui/render.tsx";
import { cart, goodCard, noor, openCheckout, type Shop, shopState, taken } from "./checkoutFixture.tsx";

const only = { pickup: false, room: false, table: false, delivery: false };
const { Phone: _phone, ...named } = noor;

/**
 * A store that also offers pickup, which comes before room and table. The mode is set only if the page names no room
 * or table.
 */
function shopOf(mode: "room" | "table", visit: Partial<Visit> = {}) {
  const state = shopState({ view: { ...only, pickup: true, [mode]: true } });
  state.configure({ visit: { ...noVisit, ...visit } });
  if (!visit[mode]) state.store.set(modeAtom, mode);
  state.store.set(rememberTableAtom);
  return state;
}

const open = (mode: "room" | "table", visit: Partial<Visit> = {}) => openCheckout(shopOf(mode, visit));

const posted = ({ ordering }: Shop) => ordering.posted.at(-1)?.body["TrackingOrder"] as Record<string, unknown>;

const labels = ({ root }: Shop) => [...root.querySelectorAll("label")].map(({ textContent }) => textContent?.trim());

async function order(shop: Shop): Promise<Record<string, unknown>> {
  await shop.press("Pay now");
  const order = posted(shop);
  await shop.answer(taken);
  return order;
}

describe("deliver to room", () => {
  it("asks for number, names and email, not for a phone number, and posts them (R47, S35)", async () => {
    const shop = await open("room");
    expect(labels(shop)).toEqual(expect.arrayContaining(["Room number", "First name", "Last name", "Email"]));
    expect(labels(shop)).not.toContain("Phone");
    shop.fill({ "Room number": " 1204 ", ...named, ...goodCard });
    expect(await order(shop)).toMatchObject({
      OrderType: 10,
      RoomNumber: "1204",
      Tables: [],
      DeliveryAddress: null,
      ContactCustomer_FirstName: "Noor",
      ContactCustomer_LastName: "Abbot",
      ContactCustomer_Email_Address: "noor@example.com",
      ContactCustomer_Contact_Number: "",
    });
  });

  it("S22, R52: a room in the query can't be changed, without names, and ordered for as soon as possible", async () => {
    const shop = await open("room", { room: "1204" });
    const field = shop.field("Room number");
    expect([field.value, field.readOnly, field.disabled]).toEqual(["1204", true, false]);
    expect(labels(shop)).not.toContain("First name");
    expect(labels(shop)).not.toContain("Last name");
    shop.fill({ Email: noor.Email, "Card holder": "Noor Abbot", ...goodCard });
    const sent = await order(shop);
    // The slowest product takes twelve minutes.
    expect(Number(sent["ScheduledTime"]) - Number(sent["CreatedOn"])).toBe(12 * 60);
    expect(labels(shop)).not.toContain("Time");
    expect(sent).toMatchObject({
      RoomNumber: "1204",
      ContactCustomer_FirstName: "Room",
      ContactCustomer_LastName: "1204",
      ContactCustomer_Email_Address: "noor@example.com",
    });
  });

  it("lets a diner in another room type its number and their names, and still delivers there", async () => {
    const shop = await open("room", { room: "1204" });
    await shop.press("Another room");
    expect(shop.store.get(modeAtom)).toBe("room");
    expect(shop.root.activeElement).toBe(shop.field("Room number"));
    shop.fill({ "Room number": "1206", ...named, ...goodCard });
    expect(await order(shop)).toMatchObject({ RoomNumber: "1206", ContactCustomer_FirstName: "Noor" });
  });
});

describe("dine in", () => {
  it("S22, R52: asks for a number other than 0", async () => {
    const shop = await open("table");
    shop.fill({ "Table number": "0", ...named, ...goodCard });
    await shop.press("Pay now");
    expect(shop.errorOf("Table number")).toBe("Enter your table number.");
    expect(shop.root.activeElement).toBe(shop.field("Table number"));
    expect(shop.ordering.posted).toEqual([]);
  });

  it("S22: a table in the query is read-only, and the names are asked for", async () => {
    const shop = await open("table", { table: "12" });
    const field = shop.field("Table number");
    expect([field.value, field.readOnly, field.disabled]).toEqual(["12", true, false]);
    shop.fill({ ...named, ...goodCard });
    expect(await order(shop)).toMatchObject({ Tables: [{ Name: "12" }], ContactCustomer_FirstName: "Noor" });
  });

  it("lets a diner who moved to another table type its number, and still eat in", async () => {
    const state = shopOf("table", { table: "12" });
    const shop = await openCheckout(state);
    await shop.press("Another table");
    expect(shop.root.activeElement).toBe(shop.field("Table number"));
    expect(state.store.get(modeAtom)).toBe("table");
    shop.fill({ "Table number": "14", ...named, ...goodCard });
    expect(await order(shop)).toMatchObject({ Tables: [{ Name: "14" }] });
  });

  it.each([
    ["R52: doesn't post table 0", "0", []],
    ["R31: posts a stored table", "12", [{ Name: "12" }]],
  ])("%s with a pickup order", async (_what, stored, Tables) => {
    const state = shopState({ view: { ...only, pickup: true, table: true } });
    state.configure({ visit: { ...noVisit, table: stored } });
    state.store.set(modeAtom, "pickup");
    const shop = await openCheckout(state);
    shop.fill({ ...noor, ...goodCard });
    expect(await order(shop)).toMatchObject({ OrderType: 3, Tables });
  });

  it("keeps the typed table for the next guests who order there", async () => {
    const state = shopOf("table", { table: "0" });
    const first = await openCheckout(state);
    first.fill({ "Table number": "7", ...named, ...goodCard });
    expect(await order(first)).toMatchObject({ Tables: [{ Name: "7" }] });
    first.unmount();
    state.history.push("/store/120/checkout");
    state.store.set(saveCartAtom, { cart, event: { kind: "changed" } });
    const second = await openCheckout(state);
    expect(second.field("Table number").value).toBe("7");
    second.fill({ "First name": "Sam", ...goodCard });
    expect(await order(second)).toMatchObject({ Tables: [{ Name: "7" }], ContactCustomer_FirstName: "Sam" });
  });
});

describe("R52: a table older than four hours", () => {
  async function openLate() {
    const state = shopOf("table", { table: "12" });
    act(() => {
      state.passTime(5 * 60 * 60_000);
      state.store.set(refreshNowAtom);
    });
    const shop = await openCheckout(state);
    shop.fill({ ...named, ...goodCard });
    return shop;
  }

  it("is asked about before anything is sent, and used for the order after Yes", async () => {
    const shop = await openLate();
    expect(shop.root.textContent).toContain("Still at table 12?");
    expect(labels(shop)).not.toContain("Table number");
    await shop.press("Pay now");
    const question = shop.find<HTMLElement>("[data-unanswered]");
    expect(shop.root.activeElement).toBe(question);
    expect(question.textContent).toContain("Please answer this first.");
    expect(shop.ordering.posted).toEqual([]);
    await shop.press("Yes, at table 12");
    expect(shop.root.activeElement).toBe(shop.field("Table number"));
    expect(await order(shop)).toMatchObject({ Tables: [{ Name: "12" }] });
  });

  it("is replaced by a typed one after No, and is used again only after the order", async () => {
    const shop = await openLate();
    click(shop.button("No, at another table"));
    await shop.settle();
    expect(shop.root.activeElement).toBe(shop.field("Table number"));
    await shop.press("Pay now");
    expect(shop.errorOf("Table number")).toBe("Enter your table number.");
    shop.fill({ "Table number": "3" });
    expect(shop.store.get(visitAtom).table).toBeNull();
    expect(await order(shop)).toMatchObject({ Tables: [{ Name: "3" }] });
    expect(shop.store.get(visitAtom).table).toBe("12");
  });
});

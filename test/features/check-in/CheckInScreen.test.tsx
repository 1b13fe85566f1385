// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import { CheckInScreen } from "../../../src/features/check-in/CheckInScreen.tsx";
import { tableForm } from "../../../src/parts/mode/tableForm.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { askCheckInAtom, isCheckedInAtom } from "../../../src/state/screen/checkedIn.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { sitAtTableAtom } from "../../../src/state/visit/visit.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { fieldIn, fillIn, named, nameOf } from "../../ui/named.ts";
import { click, settle } from "../../ui/render.tsx";

interface Given {
  readonly table?: string | null;
  readonly isMember?: boolean;
  readonly isClosed?: boolean;
}

function open({ table = "12", isMember = false, isClosed = false }: Given = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, visit: { ...noVisit, table } });
  const store = buildStore({ hqId: 7, inOperation: !isClosed });
  state.store.set(storeAtom, { kind: "ready", value: store });
  state.store.set(menusAtom, { kind: "ready", value: [] });
  state.history.push("/store/120/guestCheckIn");
  const signIn = buildSignIn();
  if (isMember) signIn.signIn(buildMember());
  serve(state.store, { session: signIn.open() });
  state.store.set(followSessionAtom);
  const onRecorded = vi.fn();
  const { root, unmount } = renderIn(state, <CheckInScreen onRecorded={onRecorded} />);
  return {
    ...state,
    root,
    /** Shows the screen again, as after a visit to another. */
    async openAgain() {
      const again = renderIn(state, <CheckInScreen onRecorded={onRecorded} />);
      await settle();
      return again.root.textContent ?? "";
    },
    leave: () => {
      act(() => state.history.push("/about"));
      unmount();
    },
    field: (name: string) => fieldIn(root, name),
    labels: () => [...root.querySelectorAll("label")].map(nameOf),
    text: () => root.textContent ?? "",
    recorded: () => onRecorded.mock.calls.length,
    fill: (values: Readonly<Record<string, string>>) => fillIn(root, values),
    tick: (name: string) => click(fieldIn(root, name)),
    async press(name: string) {
      click(named(root, "button", name));
      await settle();
    },
  };
}

const noor = { Name: "Noor Abbot", Phone: "0412 345 678" };
const sent = {
  id: 120,
  hqId: 7,
  name: "Noor Abbot",
  phone: "0412 345 678",
  email: "",
  table: "12",
  wantsOffers: false,
};

describe("guest check-in", () => {
  it("records a visit at the page's table and leads to the store's page, even while it is closed (R76)", async () => {
    const { fill, press, ordering, history, recorded, labels, text } = open({ isClosed: true });
    expect(text()).toContain("Table 12");
    expect(labels()).not.toContain("Table number");
    fill(noor);
    await press("Submit");
    expect(ordering.visits).toEqual([sent]);
    expect(history.current()).toBe("/");
    expect(recorded()).toBe(1);
  });

  it("isn't reached by Back: it is replaced by the page that led to it", async () => {
    const { fill, press, store, history } = open();
    const steps: string[] = [];
    const layers = {
      current: () => null,
      show() {},
      uncover() {},
      close() {},
      linkToDish: () => null,
      goBack: () => void steps.push("back"),
    };
    const replace = (path: string) => void steps.push(path);
    serve(store, { history: { ...history, replace, loadLayers: async () => layers } });
    fill(noor);
    await press("Submit");
    expect(steps).toEqual(["/"]);
    expect(store.get(isCheckedInAtom)).toBe(true);
    history.push("/store/120");
    store.set(askCheckInAtom, "120");
    fill(noor);
    await press("Submit");
    expect(steps).toEqual(["/", "back"]);
  });

  it("names the missing fields and sends nothing", async () => {
    const { tick, press, text, ordering, root } = open({ table: "0" });
    tick("Send me offers");
    await press("Submit");
    const words = [
      "Enter your name.",
      "Enter your phone number.",
      "Enter your email address.",
      "Enter your table number.",
    ];
    for (const problem of words) expect(text()).toContain(problem);
    expect(root.activeElement).toBe(root.querySelector("input[name=name]"));
    expect(ordering.visits).toEqual([]);
  });

  it("R52: asks for the number if the QR code has none, and uses it for a dine-in order too", async () => {
    const { fill, press, ordering, store } = open({ table: "0" });
    fill({ ...noor, "Table number": "7" });
    await press("Submit");
    expect(ordering.visits).toEqual([{ ...sent, table: "7" }]);
    expect(store.get(tableForm.checked)).toEqual({ ok: true, value: "7" });
  });

  it("R52: asks whether the visitor is still at a table of four hours ago", async () => {
    const { store, passTime, fill, press, ordering, text, root } = open();
    act(() => store.set(sitAtTableAtom));
    act(() => {
      passTime(5 * 3_600_000);
      store.set(refreshNowAtom);
    });
    fill(noor);
    await press("Submit");
    expect(text()).toContain("Please answer this first.");
    await press("No, at another table");
    expect(root.activeElement).toBe(root.querySelector("input[autocomplete=off]"));
    fill({ "Table number": "9" });
    await press("Submit");
    expect(ordering.visits).toEqual([{ ...sent, table: "9" }]);
  });

  it("allows an empty table if the page names none", async () => {
    const { fill, press, ordering } = open({ table: null });
    fill(noor);
    await press("Submit");
    expect(ordering.visits).toEqual([{ ...sent, table: "" }]);
  });

  it("R76: uses a member's details", async () => {
    const { tick, press, ordering } = open({ isMember: true });
    tick("Send me offers");
    await press("Submit");
    const mei = { name: "Mei Lin", phone: "0491570156", email: "mei@example.com", wantsOffers: true };
    expect(ordering.visits).toEqual([{ ...sent, ...mei }]);
  });

  it("reports a failure, stays on the screen and keeps what was typed", async () => {
    const { fill, press, ordering, text, history, field, recorded } = open();
    ordering.recordVisits(false);
    fill(noor);
    await press("Submit");
    expect(text()).toContain("We're having problems register your info, please try again.");
    expect(history.current()).toBe("/store/120/guestCheckIn");
    expect(field("Name").value).toBe("Noor Abbot");
    ordering.recordVisits(true);
    await press("Submit");
    expect(text()).not.toContain("having problems");
    expect([ordering.visits.length, recorded()]).toEqual([2, 1]);
  });

  it("R98: a late answer leads a diner who has left nowhere, and an old failure isn't shown again", async () => {
    const shown = open();
    shown.fill(noor);
    click(named(shown.root, "button", "Submit"));
    shown.leave();
    await settle();
    expect([shown.history.current(), shown.recorded()]).toEqual(["/about", 1]);
    const failed = open();
    failed.ordering.recordVisits(false);
    failed.fill(noor);
    click(named(failed.root, "button", "Submit"));
    failed.leave();
    await settle();
    expect(await failed.openAgain()).not.toContain("having problems");
  });
});

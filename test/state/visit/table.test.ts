import { describe, expect, it } from "vitest";
import { noVisit } from "../../../src/domain/visit/visit.ts";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import {
  forgetVisitAtom,
  isTableOldAtom,
  leaveAtom,
  rememberTableAtom,
  sitAtTableAtom,
  visitAtom,
} from "../../../src/state/visit/visit.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";

const hourMs = 60 * 60_000;

/** A page that names this table, `hours` after the first page. Null if it names none. */
function openPage(table: string | null, memory = buildMemory(), hours = 0) {
  const state = buildElementState({ visit: { ...noVisit, table } }, memory);
  if (table !== null) memory.device.save(storageRows.table, table);
  state.passTime(hours * hourMs);
  state.store.set(refreshNowAtom);
  state.store.set(rememberTableAtom);
  const pass = (more: number) => {
    state.passTime(more * hourMs);
    state.store.set(refreshNowAtom);
  };
  return {
    ...state,
    pass,
    isOld: () => state.store.get(isTableOldAtom),
    table: () => state.store.get(visitAtom).table,
  };
}

const inNewTab = (memory: ReturnType<typeof buildMemory>) => memory.device.forget(storedOrders.tableSeenByTab);

describe("R52: the question about a table that is older than 4 hours", () => {
  it("is asked on a page that stays open", () => {
    const page = openPage("12");
    page.pass(4);
    expect(page.isOld()).toBe(false);
    page.pass(0.1);
    expect(page.isOld()).toBe(true);
  });

  it("is asked on a page that is loaded again in the same tab", () => {
    const { memory } = openPage("12");
    expect(openPage("12", memory, 3).isOld()).toBe(false);
    expect(openPage("12", memory, 5).isOld()).toBe(true);
  });

  it("is asked on a later page without a table, in any tab", () => {
    const { memory } = openPage("12");
    inNewTab(memory);
    expect(openPage(null, memory, 3).isOld()).toBe(false);
    expect(openPage(null, memory, 5).isOld()).toBe(true);
  });

  it("isn't asked in a new tab, for which the code was scanned again", () => {
    const { memory } = openPage("12");
    inNewTab(memory);
    expect(openPage("12", memory, 5).isOld()).toBe(false);
    expect(openPage(null, memory, 8).isOld()).toBe(false);
  });

  it("isn't asked if another table was named since", () => {
    const { memory } = openPage("12");
    expect(openPage("14", memory, 5).isOld()).toBe(false);
  });

  it("isn't asked without a table", () => {
    expect(openPage(null, buildMemory(), 9).isOld()).toBe(false);
  });

  it("isn't asked for another four hours after Yes", () => {
    const page = openPage("12", undefined);
    page.pass(5);
    page.store.set(sitAtTableAtom);
    expect(page.isOld()).toBe(false);
    expect(openPage("12", page.memory, 8).isOld()).toBe(false);
    expect(openPage("12", page.memory, 10).isOld()).toBe(true);
  });

  it("removes the table after No, until the page names another", () => {
    const page = openPage("12");
    page.store.set(leaveAtom, "table");
    expect(page.table()).toBeNull();
    expect(page.device.read(storageRows.table)).toBeNull();
    page.configure({ visit: { ...noVisit, table: "14" } });
    expect(page.table()).toBe("14");
  });
});

describe("a table or room that the diner has left", () => {
  const visit = { room: "1204", table: "12", coupon: null };
  const opened = (memory = buildMemory()) => buildElementState({ visit }, memory);

  it("stays left on the same page after a reload", () => {
    const page = opened();
    page.store.set(leaveAtom, "table");
    page.store.set(leaveAtom, "room");
    expect(opened(page.memory).store.get(visitAtom)).toEqual(noVisit);
  });

  it("isn't left in another tab", () => {
    const page = opened();
    page.store.set(leaveAtom, "table");
    page.device.forget(storedOrders.left);
    expect(opened(page.memory).store.get(visitAtom)).toEqual(visit);
  });

  it("R52: applies again after an order", () => {
    const page = opened();
    page.store.set(leaveAtom, "table");
    page.store.set(forgetVisitAtom);
    expect(page.store.get(visitAtom)).toEqual(visit);
    expect(opened(page.memory).store.get(visitAtom)).toEqual(visit);
  });
});

it("leaving a room doesn't affect the table", () => {
  const page = openPage("12");
  page.configure({ visit: { room: "1204", table: "12", coupon: "TEN" } });
  page.store.set(leaveAtom, "room");
  expect(page.store.get(visitAtom)).toEqual({ room: null, table: "12", coupon: "TEN" });
});

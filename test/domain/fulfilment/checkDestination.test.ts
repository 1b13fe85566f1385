import { expect, it } from "vitest";
import { checkRoom, checkTable } from "../../../src/domain/fulfilment/checkDestination.ts";
import { tableNumber } from "../../../src/domain/visit/visit.ts";

const required = { ok: false, problem: "required" };

it.each([
  ["", required],
  ["  ", required],
  [" 1204 ", { ok: true, value: "1204" }],
  ["Villa 3", { ok: true, value: "Villa 3" }],
  ["0", { ok: true, value: "0" }],
])("S22: requires a room number: %j", (text, checked) => {
  expect(checkRoom(text)).toEqual(checked);
});

it.each([
  ["", required],
  [" ", required],
  ["0", required],
  [" 00 ", required],
  [" 12 ", { ok: true, value: "12" }],
  ["B4", { ok: true, value: "B4" }],
])("S22: requires a table number, and R52: doesn't accept 0: %j", (text, checked) => {
  expect(checkTable(text)).toEqual(checked);
});

it.each([
  [null, null],
  ["0", null],
  ["12", "12"],
  ["10", "10"],
])("R52: reads the table %j of a visit as the number %j", (table, number) => {
  expect(tableNumber(table)).toBe(number);
});

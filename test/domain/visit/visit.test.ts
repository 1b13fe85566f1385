import { expect, it } from "vitest";
import { currentVisit, noVisit } from "../../../src/domain/visit/visit.ts";

it.each([
  [noVisit, noVisit, noVisit],
  [{ ...noVisit, table: "12" }, noVisit, { ...noVisit, table: "12" }],
  [noVisit, { ...noVisit, room: "7" }, { ...noVisit, room: "7" }],
  [
    { ...noVisit, coupon: "NEW" },
    { ...noVisit, coupon: "OLD" },
    { ...noVisit, coupon: "NEW" },
  ],
  [
    { ...noVisit, table: "12" },
    { ...noVisit, coupon: "TEN" },
    { room: null, table: "12", coupon: "TEN" },
  ],
])("R4: combines what the page names, %j, with what was stored, %j, into %j", (named, remembered, visit) => {
  expect(currentVisit(named, (name) => remembered[name])).toEqual(visit);
});

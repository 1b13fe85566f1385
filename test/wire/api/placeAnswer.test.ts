import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePlaceAnswer } from "../../../src/wire/api/placeAnswer.ts";

const taken = '{"Success": true, "Status": {"Message": ""}, "customerID": "g-5f"}';
const refused = '{"Success": false, "Status": {"Message": " Your card was declined. "}}';
const explained = '{"Success": false, "Status": {"Message": "Please look through it.", "Detail": "TotalTax is 1"}}';
const noAnswer = { kind: "no-answer" };

describe("R33: what a response to the order's POST means", () => {
  it.each([
    [200, taken, { kind: "taken", customerId: "g-5f" }],
    [201, taken, { kind: "taken", customerId: "g-5f" }],
    [200, '{"Success": true}', { kind: "taken", customerId: null }],
    [200, '{"Success": true, "customerID": 7}', { kind: "taken", customerId: "7" }],
    [200, '{"Success": true, "customerID": " "}', { kind: "taken", customerId: null }],
    [200, '{"Success": true, "customerID": {}}', { kind: "taken", customerId: null }],
    [200, refused, { kind: "refused", message: "Your card was declined.", detail: "" }],
    [400, refused, { kind: "refused", message: "Your card was declined.", detail: "" }],
    [401, '{"Success": false}', { kind: "refused", message: "", detail: "" }],
    [200, '{"Success": false, "Status": null}', { kind: "refused", message: "", detail: "" }],
    [200, '{"Success": false, "Status": {"Message": 7}}', { kind: "refused", message: "", detail: "" }],
    [200, explained, { kind: "refused", message: "Please look through it.", detail: "TotalTax is 1" }],
  ])("reads %i %s as a known outcome", (status, text, answer) => {
    expect(parsePlaceAnswer(status, text)).toEqual(answer);
  });

  it.each([
    [500, taken],
    [500, refused],
    [502, "<html>Bad gateway</html>"],
    [503, ""],
    [429, refused],
    [408, refused],
    [425, refused],
    [400, taken],
    [404, "<html>Not found</html>"],
    [200, ""],
    [200, taken.slice(0, 20)],
    [200, "<!doctype html><title>Sign in</title>"],
    [200, "null"],
    [200, "[]"],
    [200, "true"],
    [200, "{}"],
    [200, '{"Success": "true"}'],
    [200, '{"Success": 1}'],
    [200, '{"success": true}'],
  ])("reads %i %s as no answer", (status, text) => {
    expect(parsePlaceAnswer(status, text)).toEqual(noAnswer);
  });

  it("takes an order as placed only if Success is true, for any response", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, text) => {
        expect(parsePlaceAnswer(status, text).kind).not.toBe("taken");
      }),
    );
  });
});

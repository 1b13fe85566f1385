import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StatusCode } from "../../../src/domain/order/statusCode.ts";
import { parsePlaceResponse, refusalOf } from "../../../src/wire/api/placeResponse.ts";

const taken = '{"Success": true, "Status": {"Message": ""}, "customerID": "g-5f"}';
const refused = '{"Success": false, "Status": {"Message": " Your card was declined. "}}';
const explained = '{"Success": false, "Status": {"Message": "Please look through it.", "Detail": "TotalTax is 1"}}';
const alreadyPaid = (Success: boolean) =>
  JSON.stringify({ Success, Status: { Message: "", Code: "already-paid" }, customerID: "g-5f" });
const bank = "https://bank.example/3ds/1";
const asked = (Action: unknown) =>
  JSON.stringify({ Success: false, Status: { Message: "Is it you?", Code: "action-needed" }, Action });
const noAnswer = { kind: "no-answer" };

const coded = '{"Success": false, "Status": {"Message": "Out of buns.", "Code": "sold-out"}}';
const onlyCode = '{"Success": false, "Status": {"Message": "", "Code": "payment-pending"}}';
const oddCode = '{"Success": false, "Status": {"Message": "Out of buns.", "Code": 7}}';

const refusal = (message: string, detail = "", code: StatusCode | null = null) => ({
  kind: "refused",
  message,
  code,
  action: null,
  detail,
  customerId: null,
});

const askedBy = (action: unknown) => ({ ...refusal("Is it you?", "", "action-needed"), action });

it.each([
  [401, "payment-pending", "unproven"],
  [200, "payment-pending", "unpaid"],
  [200, "sold-out", "refused"],
  [200, null, "refused"],
] as const)("R57, R63, R90: HTTP %i with the code %s is %s", (status, code, kind) => {
  expect(refusalOf(status, code)).toBe(kind);
});

describe("R33, R89: what a response to the order's POST means", () => {
  it.each([
    [200, taken, { kind: "taken", customerId: "g-5f" }],
    [201, taken, { kind: "taken", customerId: "g-5f" }],
    [200, '{"Success": true}', { kind: "taken", customerId: null }],
    [200, '{"Success": true, "customerID": 7}', { kind: "taken", customerId: "7" }],
    [200, '{"Success": true, "customerID": " "}', { kind: "taken", customerId: null }],
    [200, '{"Success": true, "customerID": {}}', { kind: "taken", customerId: null }],
    [200, alreadyPaid(true), { kind: "taken", customerId: "g-5f" }],
    [422, alreadyPaid(false), { ...refusal("already-paid", "", "already-paid"), customerId: "g-5f" }],
    [200, refused, refusal("Your card was declined.")],
    [400, refused, refusal("Your card was declined.")],
    [401, '{"Success": false}', refusal("")],
    [200, '{"Success": false, "Status": null}', refusal("")],
    [200, '{"Success": false, "Status": {"Message": 7}}', refusal("")],
    [200, explained, refusal("Please look through it.", "TotalTax is 1")],
    [422, explained, refusal("Please look through it.", "TotalTax is 1")],
    [200, coded, refusal("Out of buns.", "", "sold-out")],
    [200, onlyCode, refusal("payment-pending", "", "payment-pending")],
    [200, oddCode, refusal("Out of buns.")],
    [400, taken, refusal("")],
    [402, asked({ kind: "redirect", url: bank }), askedBy({ kind: "redirect", url: bank })],
    [200, asked({ kind: "dialog", id: 1 }), askedBy({ kind: "fields", action: { kind: "dialog", id: 1 } })],
    [200, asked({ client: "x" }), askedBy({ kind: "fields", action: { client: "x" } })],
    [200, asked({ kind: "redirect", url: "here" }), askedBy(null)],
    [200, asked("redirect"), askedBy(null)],
    [403, '{"message": "Forbidden"}', refusal("")],
    [404, "<html>Not found</html>", refusal("")],
    [422, "", refusal("")],
  ])("reads %i %s as a known outcome", (status, text, answer) => {
    expect(parsePlaceResponse(status, text)).toEqual(answer);
  });

  it.each([
    [500, taken],
    [500, refused],
    [502, "<html>Bad gateway</html>"],
    [503, ""],
    [429, refused],
    [408, refused],
    [425, refused],
    [409, refused],
    [409, taken],
    [302, taken],
    [302, ""],
    [201, '{"id": "o-1", "status": "created"}'],
    [204, ""],
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
    expect(parsePlaceResponse(status, text)).toEqual(noAnswer);
  });

  it("takes an order as placed only if Success is true, for any response", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, text) => {
        expect(parsePlaceResponse(status, text).kind).not.toBe("taken");
      }),
    );
  });
});

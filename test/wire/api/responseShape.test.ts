import { describe, expect, it } from "vitest";
import { refusalFault, responseShape } from "../../../src/wire/api/replies.ts";

const url = "https://api.example/trackingorders/…";

describe("R89: what the console says about an answer in another form", () => {
  it.each([
    ["", "no body"],
    [" \n", "no body"],
    ["  <!doctype html><p>Noor Abbot", "HTML"],
    ["Noor Abbot", "text that isn't JSON"],
    ['{"Success": tr', "text that isn't JSON"],
    ["[1]", "JSON that isn't an object"],
    ["null", "JSON that isn't an object"],
    ["{}", "an empty object"],
    ['{"id": "Noor Abbot", "state": 1}', "an object with id, state"],
    ['{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1}', "an object with a, b, c, d, e, …"],
    [JSON.stringify({ ["x".repeat(100)]: 1 }), `an object with ${"x".repeat(40)}`],
  ])("%j is %s", (text, shape) => {
    expect(responseShape({ url, status: 201, text })).toBe(
      `HTTP 201 from ${url} with ${shape}; expected HTTP 200 with an object with Success`,
    );
  });

  it("names what else an answer needs", () => {
    expect(responseShape({ url, status: 200, text: '{"Success":true}' }, "Success and Fee")).toBe(
      `HTTP 200 from ${url} with an object with Success; expected HTTP 200 with an object with Success and Fee`,
    );
  });

  it("says what a browser shows of a redirect", () => {
    expect(responseShape({ url, status: 0, text: "" })).toBe(
      `a redirect from ${url}; expected HTTP 200 with an object with Success`,
    );
  });
});

describe("R90: what the console says about a refusal", () => {
  const silent = "neither Status.Message nor Status.Code says why, so the diner isn't told. Add one";
  const unknown = (code: string) =>
    `Status.Code is ${JSON.stringify(code)}, which the shop doesn't know. Correct it, or leave it out`;

  it.each<[string, number, string | null]>([
    ['{"Success":false}', 200, silent],
    ['{"Success":false,"Status":{"Message":" ","Detail":"TotalTax"}}', 400, silent],
    ['{"Success":false,"Status":{"Message":"Sold out.","Code":"sold_out"}}', 200, unknown("sold_out")],
    [`{"Success":false,"Status":{"Code":"${"x".repeat(50)}"}}`, 200, unknown("x".repeat(40))],
    ['{"Success":false,"Status":{"Code":"sold-out"}}', 200, null],
    ['{"Success":false,"Status":{"Message":"Sold out."}}', 422, null],
    ['{"Success":true}', 200, null],
    ['{"Success":true}', 404, responseShape({ url, status: 404, text: '{"Success":true}' })],
    ["<!doctype html>", 404, responseShape({ url, status: 404, text: "<!doctype html>" })],
  ])("%s with HTTP %i: %s", (text, status, fault) => {
    expect(refusalFault({ url, status, text })).toBe(fault);
  });
});

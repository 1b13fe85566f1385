import { describe, expect, it } from "vitest";
import { responseShape } from "../../../src/wire/api/replies.ts";

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
    expect(responseShape(201, text)).toBe(
      `HTTP 201 with ${shape}; expected HTTP 200 with an object with Success and Status`,
    );
  });
});

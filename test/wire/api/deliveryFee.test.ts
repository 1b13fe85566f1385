import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { encodeFeeQuery, parseFeeResponse } from "../../../src/wire/api/deliveryFee.ts";

const good = { Success: true, Status: { Message: "" }, Fee: 7.5, DeliveryDuration: 25 };

function answerTo(body: object | string, status = 200) {
  return parseFeeResponse(status, typeof body === "string" ? body : JSON.stringify(body));
}

it("R50: encodes the request with the names of S34, dollars and seconds", () => {
  const address = { street: "5/125 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC" };
  expect(encodeFeeQuery({ value: cents(2_530), address, at: instant(1_795_305_600_999) })).toEqual({
    OrderValue: 25.3,
    Street: "5/125 Bourke St",
    Suburb: "Melbourne",
    State: "VIC",
    Postcode: "3000",
    ScheduledTime: 1_795_305_600,
  });
});

describe("the response to a request for the delivery fee", () => {
  it("holds the fee, and the duration in minutes", () => {
    expect(answerTo(good)).toEqual({ kind: "quoted", fee: 750, travelSeconds: 1_500 });
  });

  it("may be free", () => {
    expect(answerTo({ ...good, Fee: 0 })).toMatchObject({ fee: 0 });
  });

  it.each([undefined, null, "25", -1])("with a duration of %j has an unknown travel time", (DeliveryDuration) => {
    expect(answerTo({ ...good, DeliveryDuration })).toEqual({ kind: "quoted", fee: 750, travelSeconds: null });
  });

  it("with a duration of 0 has a travel time of 0", () => {
    expect(answerTo({ ...good, DeliveryDuration: 0 })).toMatchObject({ travelSeconds: 0 });
  });

  it("R50: that isn't a success is a refusal with its message", () => {
    expect(answerTo({ Success: false, Status: { Message: " Too busy. " } })).toEqual({
      kind: "refused",
      message: "Too busy.",
    });
    expect(answerTo({ Success: false, Status: { Message: "Too busy." } }, 400)).toMatchObject({ kind: "refused" });
  });

  it.each([
    ["no fee", { ...good, Fee: undefined }, 200],
    ["a fee in words", { ...good, Fee: "7.50" }, 200],
    ["a negative fee", { ...good, Fee: -1 }, 200],
    ["a proxy's page", "<html>", 200],
    ["half an answer", JSON.stringify(good).slice(0, 20), 200],
    ["a server's error", good, 500],
  ])("with %s is no answer", (_name, body, status) => {
    expect(answerTo(body, status)).toEqual({ kind: "no-answer" });
  });
});

import { describe, expect, it } from "vitest";
import { encodeTokenCard } from "../../../src/wire/api/card.ts";
import { encodeCardToken, parseCardToken } from "../../../src/wire/api/cardToken.ts";

const url = "https://api.example.com/cards/token";
const given = { Success: true, Status: { Message: "" }, Token: "t-1", CardType: "visa", ElidedPan: "1111" };

it("R104: asks for a token with the card as the order has it, and what the token is for", () => {
  const card = { holder: "Ann Lee", number: "4111111111111111", expiryMonth: 2, expiryYear: 2030, cvv: "123" };
  const asked = { udid: "u-1", storeId: 120, amount: 53.62, intent: "charge" } as const;
  expect(encodeCardToken(card, asked, true)).toEqual({
    Card: {
      CardHolder: "Ann Lee",
      CardNumber: "4111111111111111",
      ExpiryMonth: 2,
      ExpiryYear: 2030,
      Cvv: "123",
      ForceUseSandboxPayment: true,
    },
    UDID: "u-1",
    CompanyID: 120,
    Amount: 53.62,
    Intent: "charge",
  });
});

it.each([
  ["visa", "visa"],
  ["visa-electron", "visa"],
  ["mastercard", "master"],
  [null, ""],
] as const)("R105: an order names %s as the contract does", (brand, CardType) => {
  const card = { holder: "Ann Lee", token: "t-1", brand, lastDigits: "1111" };
  expect(encodeTokenCard(card)).toEqual({ CardHolder: "Ann Lee", CardToken: "t-1", CardType, ElidedPan: "1111" });
});

describe("the answer", () => {
  it("is a token", () => {
    const expected = { kind: "given", token: "t-1", brand: "visa", last4: "1111" };
    expect(parseCardToken(url, 200, JSON.stringify(given))).toEqual(expected);
  });

  it.each([
    ["a refusal with a code", 402, { Success: false, Status: { Code: "card-declined" } }, "card-declined"],
    [
      "a refusal with a detail",
      200,
      { Success: false, Status: { Message: "No.", Detail: "Gateway 51" } },
      "Gateway 51",
    ],
    [
      "a refusal that repeats the card",
      200,
      { Success: false, Status: { Detail: "51: 4111 1111 1111 1111, 12/31, 4111111111111111, 4-1-1-1-1, CVV 987" } },
      "51: …, …, …, …, CVV …",
    ],
    ["no token", 200, { ...given, Token: "" }, "expected HTTP 200 with an object with Success, Token"],
    ["a whole number in place of four digits", 200, { ...given, ElidedPan: "4111111111111111" }, "ElidedPan"],
    ["a server's error", 500, given, "HTTP 500"],
    ["a proxy's page", 200, "<html>", "expected HTTP 200"],
  ])("is refused: %s", (_name, status, body, reason) => {
    const answer = parseCardToken(url, status, typeof body === "string" ? body : JSON.stringify(body));
    expect(answer).toEqual({ kind: "refused", reason: expect.stringContaining(reason) });
    expect(JSON.stringify(answer)).not.toContain("4111");
  });
});

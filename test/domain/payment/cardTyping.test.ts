import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskCardNumber, maskCvv, maskExpiry } from "../../../src/domain/payment/cardMasks.ts";
import { cardBrandOf, cardTypeOf, chargedTypeOf, mayBecomeTaken } from "../../../src/domain/payment/cardType.ts";

describe("the type of a card", () => {
  it.each([
    ["", null],
    ["4", "visa"],
    ["4111111111111111", "visa"],
    ["4026", "visa-electron"],
    ["4917000000000000", "visa-electron"],
    ["5", null],
    ["555555555555444", null],
    ["5555555555554444", "mastercard"],
    ["5000000000000000", null],
    ["5600000000000000", null],
    ["2220999999999999", null],
    ["2221000000000009", "mastercard"],
    ["2720990000000007", "mastercard"],
    ["2721000000000000", null],
    ["34", "amex"],
    ["37", "amex"],
    ["35", null],
    ["6011", "discover"],
    ["622125", null],
    ["622126", "discover"],
    ["622925", "discover"],
    ["622926", null],
    ["644", "discover"],
    ["65", "discover"],
    ["300", "diners"],
    ["306", null],
    ["36", "diners"],
    ["3528", "jcb"],
    ["3589", "jcb"],
    ["3590", null],
    ["9", null],
  ])("for %s is %s", (digits, type) => {
    expect(cardTypeOf(digits)).toBe(type);
  });
});

describe("R25: the type that surcharges go by", () => {
  it.each([
    ["", null],
    ["4", "visa"],
    ["4026", "visa-electron"],
    ["5555555555554444", "mastercard"],
    ["378282246310005", null],
    ["6011000990139424", null],
    ["30569309025904", null],
    ["3530111333300000", null],
  ])("for %s is %s", (digits, type) => {
    expect(chargedTypeOf(digits)).toBe(type);
  });
});

describe("the input masks", () => {
  it.each([
    [maskCardNumber, "4", "4"],
    [maskCardNumber, "4111", "4111"],
    [maskCardNumber, "41111", "4111 1"],
    [maskCardNumber, "4111-1111 11111111", "4111 1111 1111 1111"],
    [maskCardNumber, "4111111111111111999", "4111 1111 1111 1111"],
    [maskCardNumber, "４１１１１", "4111 1"],
    [maskCardNumber, "none", ""],
    [maskExpiry, "1", "1"],
    [maskExpiry, "12", "12"],
    [maskExpiry, "12/", "12/"],
    [maskExpiry, "5/", "05/"],
    [maskExpiry, "123", "12/3"],
    [maskExpiry, "1230", "12/30"],
    [maskExpiry, "12/30", "12/30"],
    [maskExpiry, "12 / 30", "12/30"],
    [maskExpiry, "5/30", "05/30"],
    [maskExpiry, "12/2030", "12/30"],
    [maskExpiry, "3/2030", "03/30"],
    [maskExpiry, "12/305", "12/30"],
    [maskExpiry, "", ""],
    [maskCvv, "12a3", "123"],
    [maskCvv, "1234", "123"],
  ])("%o of %j is %j", (mask, typed, shown) => {
    expect(mask(typed)).toBe(shown);
  });

  it.each([maskCardNumber, maskExpiry, maskCvv])("%o doesn't change its own output", (mask) => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(mask(mask(text))).toBe(mask(text));
      }),
    );
  });

  it.each([
    [maskCardNumber, "4111 1111 1111 1111"],
    [maskExpiry, "12/30"],
    [maskCvv, "123"],
  ] as const)("%o of %s can be typed and deleted key by key", (mask, whole) => {
    let shown = "";
    for (const key of whole.replace(/\D/g, "")) shown = mask(shown + key);
    expect(shown).toBe(whole);
    for (let press = 0; press < whole.length; press += 1) shown = mask(shown.slice(0, -1));
    expect(shown).toBe("");
  });
});

describe("the brand whose mark shows while a card is typed", () => {
  it.each([
    ["", null],
    ["5", null],
    ["50", null],
    ["51", "mastercard"],
    ["55", "mastercard"],
    ["56", null],
    ["2220", null],
    ["2221", "mastercard"],
    ["23", "mastercard"],
    ["2720", "mastercard"],
    ["2721", null],
    ["4", "visa"],
    ["34", null],
    ["6011", null],
  ])("for %s is %s", (digits, brand) => {
    expect(cardBrandOf(digits)).toBe(brand);
  });
});

describe("R55: a number that can still become one that is accepted", () => {
  it.each(["", "4", "5", "50", "2", "22", "222", "2221", "25", "27", "272", "2720", "4111111111111111"])(
    "%s",
    (digits) => {
      expect(mayBecomeTaken(digits)).toBe(true);
    },
  );

  it.each(["1", "3", "37", "6", "20", "21", "220", "2220", "2721", "273", "28", "3714", "0"])("isn't %s", (digits) => {
    expect(mayBecomeTaken(digits)).toBe(false);
  });
});

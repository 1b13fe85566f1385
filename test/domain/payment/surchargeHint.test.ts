import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { type BankSurcharge, bankSurcharges } from "../../../src/domain/payment/bankSurcharges.ts";
import type { CardType } from "../../../src/domain/payment/cardType.ts";
import type { PaymentMethod } from "../../../src/domain/payment/paymentMethod.ts";
import { sumOfSurcharges } from "../../../src/domain/payment/surcharge.ts";
import { surchargeHint } from "../../../src/domain/payment/surchargeHint.ts";

const plain = { id: "", name: "", isTaxable: false, from: cents(0), upTo: null } as const;

function share(card: BankSurcharge["card"], rate: number, given: Partial<BankSurcharge> = {}): BankSurcharge {
  return { ...plain, card, rate: { kind: "share", rate }, ...given };
}

function flat(card: BankSurcharge["card"], amount: number): BankSurcharge {
  return { ...plain, card, rate: { kind: "flat", amount: cents(amount) } };
}

interface Row {
  readonly name: string;
  readonly bank: readonly BankSurcharge[];
  readonly method?: PaymentMethod;
  readonly cardType?: CardType;
  readonly base?: number;
  readonly hint: unknown;
}

const rows: readonly Row[] = [
  { name: "none", bank: [], hint: null },
  { name: "one share for every card", bank: [share("all", 0.015)], hint: { kind: "share", rate: 0.015 } },
  {
    name: "the same share for both cards",
    bank: [share("visa", 0.01), share("mastercard", 0.01)],
    hint: { kind: "share", rate: 0.01 },
  },
  { name: "one amount for every card", bank: [flat("all", 50)], hint: { kind: "flat", amount: 50 } },
  { name: "two that are added", bank: [flat("all", 50), share("all", 0.01)], hint: { kind: "flat", amount: 70 } },
  { name: "only for one card", bank: [share("visa", 0.02)], hint: { kind: "up-to", amount: 40 } },
  {
    name: "a different one for each card",
    bank: [share("visa", 0.02), share("mastercard", 0.01)],
    hint: { kind: "up-to", amount: 40 },
  },
  { name: "a known card", bank: [share("visa", 0.02)], cardType: "visa", hint: { kind: "share", rate: 0.02 } },
  { name: "a known card without a surcharge", bank: [share("visa", 0.02)], cardType: "mastercard", hint: null },
  { name: "a card that isn't accepted", bank: [share("amex", 0.02)], hint: null },
  { name: "below its minimum amount", bank: [share("all", 0.02, { from: cents(2_001) })], hint: null },
  {
    name: "the one of two that applies to the amount",
    bank: [share("all", 0.02), share("all", 0.5, { upTo: cents(10) })],
    hint: { kind: "share", rate: 0.02 },
  },
  { name: "on an amount of 0", bank: [flat("all", 50)], base: 0, hint: null },
  { name: "cash", bank: [share("all", 0.02)], method: "cash", hint: null },
  {
    name: "a wallet, which isn't one kind of card",
    bank: [share("all", 0.02), share("visa", 0.1)],
    method: "apple-pay",
    hint: { kind: "share", rate: 0.02 },
  },
];

describe("the surcharge hint", () => {
  it.each(rows)("$name", ({ bank, method = "card", cardType = null, base = 2_000, hint }) => {
    expect(surchargeHint(bank, cents(base), { method, cardType })).toEqual(hint);
  });

  it("is never less than the surcharge that is charged", () => {
    const cards = fc.constantFrom<BankSurcharge["card"]>("visa", "mastercard", "all");
    const some = fc.oneof(
      fc.tuple(cards, fc.integer({ min: 1, max: 300 })).map(([card, amount]) => flat(card, amount)),
      fc.tuple(cards, fc.integer({ min: 1, max: 9 })).map(([card, percent]) => share(card, percent / 100)),
    );
    const taken = fc.constantFrom<CardType>("visa", "mastercard");
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 4 }),
        taken,
        fc.integer({ min: 1, max: 9_999 }),
        (bank, cardType, base) => {
          const hint = surchargeHint(bank, cents(base), { method: "card", cardType: null });
          const charged = sumOfSurcharges(bankSurcharges(bank, cents(base), { method: "card", cardType })).amount;
          if (!hint) expect(charged).toBe(0);
          else if (hint.kind === "share") expect(charged).toBe(Math.round(hint.rate * base));
          else if (hint.kind === "flat") expect(charged).toBe(hint.amount);
          else expect(charged).toBeLessThanOrEqual(hint.amount);
        },
      ),
    );
  });
});

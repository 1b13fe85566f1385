import { expect, it } from "vitest";
import { needsCard } from "../../../src/domain/checkout/needsCard.ts";
import { cents } from "../../../src/domain/money/cents.ts";

it.each([
  ["card", 100, true],
  ["card", 0, false],
  ["cash", 100, false],
] as const)("%s for %i cents: the card is sent: %s", (payment, total, isSent) => {
  expect(needsCard({ payment, total: cents(total) })).toBe(isSent);
});

import { expect } from "vitest";
import type { Visit } from "../support/journey.ts";
import { until } from "../support/until.ts";

interface Row {
  readonly term: string;
  readonly amount: string;
  readonly look: string;
}

/** The rows that are in sight, as a person reads them. */
function rowsOf({ page }: Visit): Promise<readonly Row[]> {
  return page.$$eval(">>> .money-rows__row", (rows) =>
    rows
      .filter((row) => row.checkVisibility())
      .map((row) => ({
        term: row.querySelector("dt")?.textContent ?? "",
        amount: row.querySelector("dd")?.textContent ?? "",
        look: row.className,
      })),
  );
}

/** What a text's first sum is in cents; 0 for what is free, or isn't added yet ("from $5.50", "$5.50 起"). */
function centsOf(text: string): number {
  if (text.endsWith("起")) return 0;
  const [, minus = "", dollars = "", cents = ""] = /^(−?)\$(\d+)\.(\d\d)/.exec(text) ?? [];
  return dollars === "" ? 0 : (minus ? -1 : 1) * (Number(dollars) * 100 + Number(cents));
}

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

export interface Expected {
  /** The names of the surcharges. */
  readonly added: readonly (string | RegExp)[];
  /** Whether a fee is still to come, which stands beside the total. */
  readonly isFeeAhead: boolean;
}

/** Checks that a receipt adds up from top to total, names what was added, and has only the GST below. The total in cents. */
function checkReceipt(rows: readonly Row[], { added, isFeeAhead }: Expected): number {
  const at = rows.findIndex(({ look }) => look.includes("--total"));
  const above = rows.slice(0, at).filter(({ look }) => !/--(part|gst)/.test(look));
  const total = centsOf(rows[at]?.amount ?? "");
  expect(total).toBeGreaterThan(0);
  expect(above.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(total);
  expect(rows.slice(at + 1).map(({ look }) => look)).toEqual([expect.stringContaining("--small")]);
  const surcharges = above.filter(({ term }) => /surcharge|附加费/.test(term));
  expect(surcharges.map(({ term }) => term)).toEqual(added.map((name) => expect.stringMatching(name)));
  expect(rows[at]?.amount === dollars(total)).toBe(!isFeeAhead);
  return total;
}

/** Waits until the screen's receipt is as expected. */
export function readReceipt(visit: Visit, expected: Expected): Promise<number> {
  return until(async () => checkReceipt(await rowsOf(visit), expected));
}

import * as v from "valibot";
import { typeOfNumber } from "../../backend/ordering/cards.ts";
import { readFileOf } from "../readConfiguration.ts";
import { skip } from "./verdict.ts";

const filled = v.pipe(v.string("expected text"), v.nonEmpty("is empty"));
const number = v.pipe(filled, v.regex(/^[\d ]+$/, "is no card number"));

const FixturesSchema = v.strictObject({
  page: v.optional(v.pipe(filled, v.url("is no address of a page"))),
  coupon: v.optional(filled),
  member: v.optional(v.strictObject({ email: filled, password: filled })),
  cards: v.optional(
    v.strictObject({ approved: v.optional(number), declined: v.optional(number), asks: v.optional(number) }),
  ),
  room: v.optional(filled),
  otherStore: v.optional(v.pipe(v.number("expected a store's number"), v.integer(), v.minValue(1))),
  giftCard: v.optional(filled),
});

/** What only the owner of a test system knows: an account, card numbers, a coupon. */
export type Fixtures = v.InferOutput<typeof FixturesSchema>;

export function readFixtures(file: string | undefined): Fixtures {
  return file === undefined ? {} : readFileOf(file, FixturesSchema);
}

/** A fixture, or the reason to skip the check that needs it. */
export function needed<T>(value: T | undefined, what: string): T {
  return value ?? skip(`no ${what} in the fixtures.`);
}

export function approvedCard({ cards }: Fixtures): string {
  const number = needed(cards?.approved, "approved card").replaceAll(" ", "");
  return typeOfNumber(number)
    ? number
    : skip("the fixtures' approved card is of a network that the shop doesn't take.");
}

export function askingCard({ cards }: Fixtures): string {
  return needed(cards?.asks, "card whose bank asks").replaceAll(" ", "");
}

export function declinedCard({ cards }: Fixtures): string {
  return needed(cards?.declined, "declined card").replaceAll(" ", "");
}

import type { Check } from "./check.ts";
import { alcohol } from "./groups/alcohol.ts";
import { cancel } from "./groups/cancel.ts";
import { cards } from "./groups/cards.ts";
import { coupons } from "./groups/coupons.ts";
import { fees } from "./groups/fees.ts";
import { gifts } from "./groups/gifts.ts";
import { headers } from "./groups/headers.ts";
import { limits } from "./groups/limits.ts";
import { members } from "./groups/members.ts";
import { place } from "./groups/place.ts";
import { points } from "./groups/points.ts";
import { prices } from "./groups/prices.ts";
import { quantities } from "./groups/quantities.ts";
import { redirects } from "./groups/redirects.ts";
import { refusals } from "./groups/refusals.ts";
import { tokens } from "./groups/tokens.ts";
import { totals } from "./groups/totals.ts";
import { udid } from "./groups/udid.ts";
import { visits } from "./groups/visits.ts";
import { wallets } from "./groups/wallets.ts";

/** Everything that is checked, in the order of the report. What the limits refuse afterwards is no fault of the API. */
export const groups = {
  place,
  udid,
  refusals,
  prices,
  quantities,
  totals,
  points,
  coupons,
  fees,
  members,
  cards,
  tokens,
  redirects,
  wallets,
  gifts,
  alcohol,
  visits,
  cancel,
  headers,
  limits,
} satisfies Record<string, readonly Check[]>;

export type Group = keyof typeof groups;

import * as v from "valibot";
import { text } from "../kinds.ts";
import { body, needed } from "../schema.ts";

const written = v.pipe(text, v.nonEmpty("expected a text that isn't empty"));

/** What a call's address asks, each value as text. */
export const couponQuery = body({
  CompanyID: needed(written, "The store's number. Its headquarters' coupons count, too.", { example: "907" }),
});

export const feeQuery = body({
  OrderValue: needed(written, "The subtotal, in dollars.", { example: "52.3" }),
  Street: needed(written, "Street and number.", { example: "1 Bourke St" }),
  Suburb: needed(written, "The suburb or town.", { example: "Melbourne" }),
  State: needed(written, "The state.", { example: "VIC" }),
  Postcode: needed(written, "The postcode.", { example: "3000" }),
  ScheduledTime: needed(written, "For when it is wanted, in seconds since 1970: now, if it is as soon as possible.", {
    example: "1795305600",
  }),
});

export const slotsQuery = body({
  Mode: needed(written, "An OrderType.", { example: "10" }),
  Date: needed(written, "The day, on the store's own calendar.", { example: "2026-11-27" }),
});

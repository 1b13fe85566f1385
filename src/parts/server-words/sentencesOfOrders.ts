import { msg } from "@lingui/core/macro";
import type { Sentences } from "./useServerWords.ts";

/** What the ordering API says of an order that was placed. */
export const sentencesOfOrders: Sentences = {
  "We can't find this order.": () => msg`We can't find this order.`,
  "This store does not take cancellations online.": () => msg`This store does not take cancellations online.`,
  "This order can't be cancelled any more.": () => msg`This order can't be cancelled any more.`,
  "It is too late to cancel this order.": () => msg`It is too late to cancel this order.`,
};

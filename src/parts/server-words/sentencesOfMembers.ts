import { msg } from "@lingui/core/macro";
import type { Sentences } from "./useServerWords.ts";

/** What the ordering API says of who has an account. */
export const sentencesOfMembers: Sentences = {
  "We can't find this card.": () => msg`We can't find this card.`,
  "We don't know this customer.": () => msg`We don't know this customer.`,
  "We know no account with this e-mail address.": () => msg`We know no account with this e-mail address.`,
};

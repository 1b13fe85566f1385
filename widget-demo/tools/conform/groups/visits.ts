import { type Check, check } from "../check.ts";
import { checkIn } from "../checkIn.ts";
import { done, refused } from "../replies.ts";

const refuses = (sentence: string, change: object, storeId?: number) =>
  check(sentence, async (subject) => refused(await checkIn(subject, change, storeId)));

export const visits: readonly Check[] = [
  check("A guest who checks in at a table is noted.", async (subject) => {
    done("registerVisit", await checkIn(subject));
  }),
  check("A check-in needs no email where no offers are wanted.", async (subject) => {
    done("registerVisit", await checkIn(subject, { Email: "", AgreeToReceivePromotionalOffers: false }));
  }),
  refuses("A check-in without a name is refused.", { Name: "" }),
  refuses("A check-in without a telephone number is refused.", { Phone: "" }),
  refuses("A check-in that wants offers, without an email, is refused.", { Email: "" }),
  refuses("A check-in at a store that isn't there is refused.", {}, 999_999_937),
];

import { randomUUID } from "node:crypto";
import type { Answer } from "../api.ts";
import { type Check, check } from "../check.ts";
import { checkIn } from "../checkIn.ts";
import { askCoupon } from "../coupon.ts";
import { approvedCard } from "../fixtures.ts";
import { isBusy, tell } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail } from "../verdict.ts";
import { askToken } from "./tokens.ts";

/** Tries until it is refused as too often. */
function isLimited(sentence: string, most: number, tryOnce: (subject: Subject) => Promise<Answer>): Check {
  return check(sentence, async (subject) => {
    let last = await tryOnce(subject);
    for (let time = 1; time < most && !isBusy(last); time += 1) last = await tryOnce(subject);
    if (!isBusy(last)) fail(`after ${most} tries, ${tell(last)}.`);
  });
}

export const limits: readonly Check[] = [
  isLimited("Discount codes can't be guessed: after 10 in a minute, they are refused with busy.", 12, (subject) =>
    askCoupon(subject, randomUUID()),
  ),
  isLimited("Links to choose a password can't be sent without end: they are refused with busy.", 60, ({ call, shop }) =>
    call("POST", "customers/reset-password-api", {
      body: { Email: "conform-nobody@example.com", Company_ID: String(shop.id) },
    }),
  ),
  check("Card numbers can't be tried without end: the sixth in a minute is refused with HTTP 429.", async (subject) => {
    const order = await subject.order({ payment: "card" });
    let last = await askToken(subject, order, approvedCard(subject.fixtures));
    for (let time = 1; time < 6 && !isBusy(last); time += 1) {
      last = await askToken(subject, order, approvedCard(subject.fixtures));
    }
    if (last.status !== 429) fail(`after 6 tries, ${tell(last)}.`, last.sent);
  }),
  isLimited("Check-ins can't be sent without end: they are refused with busy.", 120, (subject) => checkIn(subject)),
];

import type { Answer } from "../api.ts";
import { type Check, check } from "../check.ts";
import { leavesNothing } from "../documentOf.ts";
import type { Order } from "../order.ts";
import { isNotPlaced, isPlacedBy, mismatches, orSkip, paidTwice } from "../payOutside.ts";
import { isRefusal, refused, tell } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { skip } from "../verdict.ts";
import { flagOf } from "../ways.ts";

const gateways = {
  google: { flag: "EnableGooglePayment", name: "Google Pay" },
  apple: { flag: "EnableApplePayment", name: "Apple Pay" },
} as const;

async function unpaid(subject: Subject, wallet: keyof typeof gateways): Promise<Order> {
  const { flag, name } = gateways[wallet];
  if (!flagOf(subject.shop.store, flag)) skip(`the store has no ${name}.`);
  return subject.order({ payment: wallet });
}

/** A host that isn't Apple's must not be called with the merchant's certificate. */
const foreign = (sentence: string, validationUrl: string) =>
  check(sentence, async (subject) => {
    await unpaid(subject, "apple");
    refused(await subject.call("POST", "applepayment/validate", { body: { validationUrl } }));
  });

function payByGoogle(subject: Subject, order: Order, change: object): Promise<Answer> {
  const body = {
    UserId: order.OnlineOrderUserIdentifier,
    StoreId: order.StoreID,
    TotalAmount: order.PaymentTransactions[0]?.Amount,
    Token: '{"signature":"conform"}',
    ...change,
  };
  return subject.call("POST", `googlepayment/${order.UDID}`, { body });
}

/** A token that has paid for nothing else. */
const tokenFor = ({ UDID }: Order) => ({ Token: JSON.stringify({ signature: UDID }) });

const googleRefuses = (sentence: string, change: object) =>
  check(sentence, async (subject) => refused(await payByGoogle(subject, await unpaid(subject, "google"), change)));

export const wallets: readonly Check[] = [
  check("Google Pay: an order that isn't paid is refused with payment-pending.", async (subject) => {
    const order = await unpaid(subject, "google");
    refused(await subject.post(order), "payment-pending");
    await leavesNothing(subject, order);
  }),
  check(
    "Google Pay: an order that is paid is placed by that payment, however it is posted to be paid: no card is charged, and the Code is already-paid.",
    async (subject) => {
      await unpaid(subject, "google");
      const { order, again } = await paidTwice(subject, "google");
      const paid = await payByGoogle(subject, order, tokenFor(order));
      if (isRefusal(paid) || paid.status !== 200) skip(`no program has a token of Google's: ${tell(paid)}.`);
      await isPlacedBy(subject, order, again);
    },
  ),
  ...mismatches.map(({ paid, change }) =>
    check(`Google Pay: an order that is paid ${paid} is refused, and no document is there.`, async (subject) => {
      const order = await unpaid(subject, "google");
      orSkip(await payByGoogle(subject, order, { ...change(subject, order), ...tokenFor(order) }));
      await isNotPlaced(subject, order);
    }),
  ),
  googleRefuses("Google Pay: a token that isn't JSON is refused.", { Token: "conform" }),
  googleRefuses("Google Pay: a payment of nothing is refused.", { TotalAmount: 0 }),
  googleRefuses("Google Pay: a store that isn't there takes no payment.", { StoreId: 999_999_937 }),
  check("Apple Pay: an order without the wallet's token is refused.", async (subject) => {
    const order = await unpaid(subject, "apple");
    refused(await subject.post(order));
    await leavesNothing(subject, order);
  }),
  foreign("Apple Pay: a validationUrl of another host than Apple's is refused.", "https://evil.example/session"),
  foreign(
    "Apple Pay: a validationUrl whose host only begins as Apple's is refused.",
    "https://apple.com.evil.example/",
  ),
  foreign("Apple Pay: a validationUrl whose host only ends as Apple's is refused.", "https://evil-apple.com/"),
  foreign(
    "Apple Pay: a validationUrl by http is refused.",
    "http://apple-pay-gateway.apple.com/paymentservices/startSession",
  ),
];

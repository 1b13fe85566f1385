import { randomUUID } from "node:crypto";
import { trustedUrl } from "../../../../src/wire/trustedUrl.ts";
import type { Answer } from "../api.ts";
import { type Check, check } from "../check.ts";
import { documentOf, leavesNothing } from "../documentOf.ts";
import { needed } from "../fixtures.ts";
import type { Order } from "../order.ts";
import {
  isNotPlaced,
  isPlacedBy,
  leadsBackAtOnce,
  mismatches,
  orSkip,
  pageOf,
  paidTwice,
  press,
  returnOf,
} from "../payOutside.ts";
import { done, refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";
import { flagOf } from "../ways.ts";

const kinds = {
  alipay: { flag: "EnableAlipayPayment", type: 0, name: "Alipay" },
  wechat: { flag: "EnableWechatPayment", type: 1, name: "WeChat Pay" },
} as const;

type Kind = keyof typeof kinds;

async function unpaid(subject: Subject, kind: Kind): Promise<Order> {
  const { flag, name } = kinds[kind];
  if (!flagOf(subject.shop.store, flag)) skip(`the store has no ${name}.`);
  return subject.order({ payment: kind });
}

export function openPage(subject: Subject, kind: Kind, order: Order, change: object = {}): Promise<Answer> {
  const body = {
    PaymentType: kinds[kind].type,
    StoreId: order.StoreID,
    OrderId: order.UDID,
    UserId: order.OnlineOrderUserIdentifier,
    AppName: subject.deployment.appName,
    TotalAmount: order.PaymentTransactions[0]?.Amount,
    ReturnUrl: needed(subject.fixtures.page, "page"),
    IsMobile: false,
    ...change,
  };
  return subject.call("POST", "supaypayment/supaypaymentstart", { body });
}

const results = { Pay: "SUCCESS", Cancel: "CANCEL" } as const;

/** The checks of a kind of payment that has a page of its own. */
function checksOf(kind: Kind): readonly Check[] {
  const { name } = kinds[kind];
  const refusesToOpen = (sentence: string, change: object) =>
    check(sentence, async (subject) => refused(await openPage(subject, kind, await unpaid(subject, kind), change)));
  const answerPage = (subject: Subject, order: Order, opened: Answer, button: "Pay" | "Cancel") =>
    press(pageOf(opened), button, returnOf(needed(subject.fixtures.page, "page"), order, results[button]));
  const pay = async (subject: Subject, order: Order, button: "Pay" | "Cancel") =>
    answerPage(subject, order, await openPage(subject, kind, order), button);
  const leadsBack = (sentence: string, button: "Pay" | "Cancel") =>
    check(sentence, async (subject) => pay(subject, await unpaid(subject, kind), button));
  return [
    check(`${name}: an order that isn't paid is refused with payment-pending.`, async (subject) => {
      const order = await unpaid(subject, kind);
      refused(await subject.post(order), "payment-pending");
      await leavesNothing(subject, order);
    }),
    check(`${name}: the payment's page is answered, as Url or as a text alone.`, async (subject) => {
      done("startPayment", await openPage(subject, kind, await unpaid(subject, kind)));
    }),
    check(
      `${name}: the payment's page is https, or http on this machine. The shop opens no other.`,
      async (subject) => {
        const url = pageOf(await openPage(subject, kind, await unpaid(subject, kind)));
        if (trustedUrl(url, url) === null) fail(`it is ${url}.`);
      },
    ),
    leadsBack(
      `${name}: a paid page leads to ReturnUrl, with result SUCCESS, and the UDID as merchant_trade_no.`,
      "Pay",
    ),
    leadsBack(`${name}: a cancelled page leads there with result CANCEL, or FAIL if the payment failed.`, "Cancel"),
    check(`${name}: an order that is paid is placed.`, async (subject) => {
      const order = await unpaid(subject, kind);
      await pay(subject, order, "Pay");
      done("placeOrder", await subject.post(order));
      await documentOf(subject, order);
    }),
    ...mismatches.map(({ paid, change }) =>
      check(`${name}: an order that is paid ${paid} is refused, and no document is there.`, async (subject) => {
        const order = await unpaid(subject, kind);
        const opened = orSkip(await openPage(subject, kind, order, change(subject, order)));
        await answerPage(subject, order, opened, "Pay");
        await isNotPlaced(subject, order);
      }),
    ),
    check(
      `${name}: an order that is paid is placed by that payment, however it is posted to be paid: no card is charged, and the Code is already-paid.`,
      async (subject) => {
        await unpaid(subject, kind);
        const { order, again } = await paidTwice(subject, kind);
        await pay(subject, order, "Pay");
        await isPlacedBy(subject, order, again);
      },
    ),
    check(`${name}: a page that is asked for again after it was paid leads back at once, as paid.`, async (subject) => {
      const order = await unpaid(subject, kind);
      await pay(subject, order, "Pay");
      const expected = returnOf(needed(subject.fixtures.page, "page"), order, "SUCCESS");
      await leadsBackAtOnce(pageOf(await openPage(subject, kind, order)), expected);
    }),
    check(`${name}: opened again while it isn't paid, it is opened again.`, async (subject) => {
      const order = await unpaid(subject, kind);
      done("startPayment", await openPage(subject, kind, order));
      done("startPayment", await openPage(subject, kind, order));
    }),
    check(`${name}: a page that was only opened pays for nothing.`, async (subject) => {
      const order = await unpaid(subject, kind);
      done("startPayment", await openPage(subject, kind, order));
      refused(await subject.post(order), "payment-pending");
      await leavesNothing(subject, order);
    }),
    check(
      `${name}: a UDID whose page was opened may be paid in another way, also after it was refused.`,
      async (subject) => {
        await unpaid(subject, kind);
        const { order, again } = await paidTwice(subject, kind);
        done("startPayment", await openPage(subject, kind, order));
        refused(await subject.post({ ...again, TotalExcludingTax: again.TotalExcludingTax + 1 }), "price-changed");
        done("placeOrder", await subject.post(again));
      },
    ),
    check(`${name}: another person's UDID is refused.`, async (subject) => {
      const order = await unpaid(subject, kind);
      done("startPayment", await openPage(subject, kind, order));
      refused(await openPage(subject, kind, order, { UserId: `g-${randomUUID()}` }));
    }),
    refusesToOpen(`${name}: a ReturnUrl that isn't your own page is refused.`, { ReturnUrl: "https://evil.example/" }),
    refusesToOpen(`${name}: a ReturnUrl that is a script is refused.`, { ReturnUrl: "javascript:alert(1)" }),
    refusesToOpen(`${name}: a payment of nothing is refused.`, { TotalAmount: 0 }),
    refusesToOpen(`${name}: a store that isn't there takes no payment.`, { StoreId: 999_999_937 }),
  ];
}

export const redirects: readonly Check[] = [...checksOf("alipay"), ...checksOf("wechat")];

import type { ServerResponse } from "node:http";
import type { Clock } from "./clock.ts";
import { type Handle, readBody, sendText } from "./http.ts";
import { confirmed } from "./ordering/cards.ts";
import type { Ordering } from "./ordering/createOrdering.ts";
import { formatDollars } from "./ordering/money.ts";
import { endPayment, type OnlinePayment, type PaymentState } from "./ordering/onlinePayments.ts";
import { escapeHtml } from "./ordinaryStores.ts";

const prefix = "/pay/";

/** The parameters with which Alipay and WeChat report the end of a payment in the return URL. */
const reports: Readonly<Record<Exclude<PaymentState, "open">, readonly [result: string, status: string]>> = {
  paid: ["SUCCESS", "TRADE_SUCCESS"],
  cancelled: ["CANCEL", "TRADE_CANCELLED"],
  failed: ["FAIL", "TRADE_FAILED"],
};

const answers = [
  ["Pay", "paid"],
  ["Cancel", "cancelled"],
  ["Fail", "failed"],
] as const;

/** What its buttons say, and what they lead to. */
function buttonsOf({ kind, card }: OnlinePayment): readonly (readonly [name: string, PaymentState])[] {
  if (kind !== "card") return answers;
  return [
    ["Confirm", confirmed(card)],
    ["Refuse", "failed"],
  ];
}

/**
 * The page that takes the place of Alipay's, WeChat's and a card's bank's (S46). If a payment is over, it redirects to
 * the return URL.
 */
export function createPayPage({ payments, isOrdered }: Pick<Ordering, "payments" | "isOrdered">, clock: Clock): Handle {
  return async (request, response, url) => {
    if (!url.pathname.startsWith(prefix)) return false;
    const payment = payments.find(url.pathname.slice(prefix.length));
    // Google Pay has no page. Where it has paid, one that was asked for afterwards leads back.
    if (!payment || payment.returnUrl === "") {
      sendText(response, 404, "There is no such payment.");
      return true;
    }
    const chosen = request.method === "POST" ? new URLSearchParams(await readBody(request)).get("answer") : null;
    const answer = buttonsOf(payment).find(([name]) => name === chosen)?.[1] ?? "open";
    const state = endPayment(payment, answer, { payments, isOrdered, machineMs: clock.machineNow().getTime() });
    if (state === "open") sendPage(response, payment);
    else leadBack(response, payment, state);
    return true;
  };
}

function leadBack(response: ServerResponse, { udid, returnUrl }: OnlinePayment, state: keyof typeof reports): void {
  const url = new URL(returnUrl);
  const [result, status] = reports[state];
  url.searchParams.set("result", result);
  url.searchParams.set("merchant_trade_no", udid);
  url.searchParams.set("trade_status", status);
  response.writeHead(303, { Location: url.href, "Cache-Control": "no-store" });
  response.end();
}

const names: Readonly<Record<OnlinePayment["kind"], readonly [name: string, chinese: string, colour: string]>> = {
  alipay: ["Alipay", "支付宝", "#1677ff"],
  wechat: ["WeChat Pay", "微信支付", "#07c160"],
  google: ["Google Pay", "谷歌支付", "#1f2328"],
  card: ["Your bank", "你的银行", "#0f4c81"],
};

function sendPage(response: ServerResponse, payment: OnlinePayment): void {
  const [name, chinese, colour] = names[payment.kind];
  const amount = escapeHtml(`$${formatDollars(payment.cents)}`);
  const asks = payment.card ? `<p>Do you pay this with your card ending ${payment.card.last4}?</p>` : "";
  const buttons = buttonsOf(payment).map(([each]) => `<button name="answer" value="${each}">${each}</button>`);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} (demo)</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #f2f4f7; }
      main { max-width: 22rem; margin: 12vh auto 0; padding: 2rem; background: #fff; border-radius: 1rem; text-align: center; }
      h1 { margin: 0; font-size: 1.125rem; color: ${colour}; }
      .amount { margin: 1.5rem 0; font-size: 2.5rem; font-weight: 600; }
      button { display: block; width: 100%; margin-top: 0.75rem; padding: 0.75rem; font: inherit; border: 1px solid #8c959f; border-radius: 0.5rem; background: #fff; cursor: pointer; }
      button:first-child { border-color: ${colour}; color: #fff; background: #1f2328; }
      p { margin: 1.5rem 0 0; font-size: 0.875rem; color: #57606a; }
    </style>
  </head>
  <body>
    <main>
      <h1>${name} · <span lang="zh-CN">${chinese}</span></h1>
      <p class="amount">${amount}</p>
      ${asks}
      <form method="post">
        ${buttons.join("\n        ")}
      </form>
      <p>This page stands in for ${payment.kind === "card" ? "a bank" : name} in the demo. Nobody is charged.</p>
    </main>
  </body>
</html>
`);
}

import { expect, it } from "vitest";
import type { Mail } from "../../widget-demo/backend/outbox.ts";
import { scopeOf } from "../support/branded.ts";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { choosingModeAlone } from "../support/orderModeScript.ts";
import { quickRow } from "../support/quickRow.ts";
import { goInside, takeNetworkLines, typeCard, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const noor = "noor@example.com";

const inEnglish = {
  language: "en",
  words: english,
  skip: "Skip",
  join: "Become member",
  joined: `You are a member now. We have emailed a link to ${noor}, so that you can choose a password.`,
  notMailed: "the link to choose a password could not be emailed",
  notStored: "Your card could not be stored",
  notReady: "Your account is not quite ready",
  failed: "Your order is placed, but your account could not be made.",
  register: "Register",
  password: "Password",
  confirm: "Confirm password",
  registered: "Registration completed successfully.",
  card: "Remove card ending 1111",
};

const inChinese: typeof inEnglish = {
  language: "zh-CN",
  words: chinese,
  skip: "跳过",
  join: "成为会员",
  joined: `您已成为会员。我们已向 ${noor} 发送链接，供您设置密码。`,
  notMailed: "设置密码的链接未能发送到您的邮箱",
  notStored: "您的银行卡未能保存",
  notReady: "您的账户尚未完全就绪",
  failed: "您的订单已提交，但未能创建账户。",
  register: "注册",
  password: "密码",
  confirm: "确认密码",
  registered: "注册成功。",
  card: "移除尾号 1111 的银行卡",
};

type Side = typeof inEnglish;

/** A guest with a cart pays by card, and becomes a member with the order. */
async function orderAndJoin({ language, words, skip, join }: Side, size: typeof desk | typeof phone): Promise<Visit> {
  const kept = JSON.stringify(JSON.stringify({ version: 1, value: language }));
  const before = `${choosingModeAlone("pickup")}; localStorage["servery:${scopeOf(120)}:language"] = ${kept};`;
  const visit = await shop.openWithCart({ size, mode: null, before });
  await typeCard(visit, undefined, words);
  await visit.click("button", words.pay);
  await visit.find("button", skip);
  expect(await shop.orders()).toEqual([]);
  await visit.click("button", join);
  await visit.find("heading", words.placed);
  return visit;
}

/** The mails with a link. The order's confirmation has none. */
async function linkMails(): Promise<readonly Mail[]> {
  const sent = (await (await fetch(`${journeys.demo.origin}/sandbox/outbox`)).json()) as readonly Mail[];
  return sent.filter(({ links }) => links.length > 0);
}

it.each(
  quickRow(0, [
    ["in English on a phone", inEnglish, phone],
    ["in Chinese at a desk", inChinese, desk],
  ] as const),
)("%s: a guest joins with an order, keeps the card, and sets a password", async (_where, side, size) => {
  const visit = await orderAndJoin(side, size);
  await visit.read(side.joined);
  await shop.udidOfOnlyOrder();
  await goInside(visit, "/order/profile");
  await visit.find("button", side.card);
  const [mail] = await linkMails();
  expect(mail).toMatchObject({ kind: "new-account", to: noor });
  await visit.go(new URL(mail?.links[0] ?? "").pathname);
  await visit.type("textbox", side.password, "my-own-1");
  await visit.type("textbox", side.confirm, "my-own-1");
  await visit.click("button", side.register);
  await visit.read(side.registered);
  // The browser logs that a new member has no document yet.
  takeNetworkLines(visit);
});

it("in English at a desk, if customer calls fail: places the order, and says what the account lacks", {
  tags: ["thorough"],
}, async () => {
  await journeys.demo.fault({ match: "POST /api/customers/", times: 0, status: 503 });
  const visit = await orderAndJoin(inEnglish, desk);
  for (const words of [inEnglish.notMailed, inEnglish.notStored, inEnglish.notReady]) await visit.read(words);
  await shop.udidOfOnlyOrder();
  await journeys.demo.clearFaults();
  takeNetworkLines(visit);
});

it("in Chinese on a phone, if sign-in is down: places the order, and offers to register", {
  tags: ["thorough"],
}, async () => {
  const match = "POST /identitytoolkit.googleapis.com/v1/accounts:signUp";
  await journeys.demo.fault({ match, times: 0, drop: true });
  const visit = await orderAndJoin(inChinese, phone);
  await visit.read(inChinese.failed);
  await shop.udidOfOnlyOrder();
  await visit.click("link", inChinese.register);
  await visit.find("textbox", inChinese.confirm);
  expect(await linkMails()).toEqual([]);
  takeNetworkLines(visit);
});

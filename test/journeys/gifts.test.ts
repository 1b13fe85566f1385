import { describe, expect, it, vi } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";
import { cards, takeNetworkLines, typeCard, typeContact, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const inEnglish = {
  ...english,
  dinner: /^Dinner for two/,
  massage: /^Massage by the water/,
  to: "To",
  recipient: "Recipient email",
  toCheckout: /^Continue to checkout/,
  code: "Discount code",
  apply: "Apply",
  thanks: "Thank you",
  template: "Your gift is on its way",
  join: "Become a member",
};

const inChinese: typeof inEnglish = {
  ...chinese,
  dinner: /^双人海港晚餐/,
  massage: /^水畔按摩/,
  to: "收件人姓名",
  recipient: "收件人邮箱",
  toCheckout: /^去结算/,
  code: "优惠码",
  apply: "使用",
  thanks: "谢谢您",
  template: "礼物已在路上",
  join: "成为会员",
};

type Words = typeof inEnglish;

async function give(visit: Visit, words: Words, card: RegExp, to: string): Promise<void> {
  await visit.click("button", card);
  await visit.type("textbox", words.to, to);
  await visit.type("textbox", words.recipient, `${to.toLowerCase()}@example.com`);
  await visit.click("button", words.add);
  await visit.gone("dialog", card);
}

/** A dinner for Mei, a massage for Noor at half its price, and the buyer's details. */
async function openCheckout(words: Words, size: typeof phone | typeof desk, storeId: number): Promise<Visit> {
  const language = words === inEnglish ? "en" : "zh-CN";
  const visit = await journeys.open(`/embed.html?store-id=${storeId}&gift=&language=${language}`, { size });
  await give(visit, words, words.dinner, "Mei");
  await give(visit, words, words.massage, "Noor");
  if (size === phone) await visit.click("link", words.cart);
  await visit.type("textbox", words.code, "UNWIND");
  await visit.click("button", words.apply);
  await visit.gone("textbox", "UNWIND");
  await visit.click("button", words.toCheckout);
  await typeContact(visit, words);
  return visit;
}

interface Mail {
  readonly kind: string;
  readonly to: string;
}

async function giftMails(): Promise<readonly string[]> {
  const answer = await fetch(`${journeys.demo.origin}/sandbox/outbox`);
  const mails = (await answer.json()) as readonly Mail[];
  return mails.filter(({ kind }) => kind === "gift-card").map(({ to }) => to);
}

async function expectGiven(visit: Visit, words: Words): Promise<void> {
  await visit.find("heading", words.thanks);
  await visit.read(words.template);
  await visit.find("link", words.join);
  await vi.waitFor(async () => expect((await giftMails()).toSorted()).toEqual(["mei@example.com", "noor@example.com"]));
  await visit.click("button", words.onward);
  await visit.find("button", words.dinner);
}

describe("gift cards, from the shelf to two mailboxes", () => {
  it("on a phone, in Chinese", async () => {
    const visit = await openCheckout(inChinese, phone, 201);
    await typeCard(visit, cards.approved, inChinese);
    await visit.click("button", inChinese.pay);
    await expectGiven(visit, inChinese);
    expect((await shop.orders()).map(({ posts }) => posts)).toEqual([1]);
  });

  it("at a desk, in English, with a card that is declined first", async () => {
    const visit = await openCheckout(inEnglish, desk, 200);
    await typeCard(visit, cards.declined, inEnglish);
    await visit.click("button", inEnglish.pay);
    await visit.read(inEnglish.declined);
    expect(await giftMails()).toEqual([]);
    takeNetworkLines(visit);
    await typeCard(visit, cards.approved, inEnglish);
    await visit.click("button", inEnglish.pay);
    await expectGiven(visit, inEnglish);
  });
});

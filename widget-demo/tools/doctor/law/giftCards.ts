import type { GiftCard } from "../../../../src/domain/gift/giftCard.ts";
import { parseGiftMenu } from "../../../../src/wire/documents/giftMenu.ts";
import { type MenuRead, reading, type StoreRead } from "../documents/readStores.ts";
import type { Concern } from "./concern.ts";

const english: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  six: 6,
  twelve: 12,
  eighteen: 18,
};
const chinese: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, 六: 6, 十二: 12, 十八: 18 };

const spans = [
  new RegExp(`\\b(\\d+|${Object.keys(english).join("|")})[ -](month|year)s?\\b`, "gi"),
  /(\d+|十[二八]|[一两二三六])\s*(个月|年)/g,
];
const lasting = /valid|good (for|until)|expir|\blasts?\b|within|redeem|use (it|them)|有效|过期|到期|内使用/i;
const giftCard = /gift ?card|voucher|礼品卡|礼券/i;

/** A gift card lasts for so long at least. */
const leastMonths = 36;

function monthsOf([, count = "", unit = ""]: RegExpMatchArray): number {
  const many = english[count.toLowerCase()] ?? chinese[count] ?? Number(count);
  return /^(year|年)/i.test(unit) ? many * 12 : many;
}

/** Whether it says that something ends too early. */
function isShort(sentence: string): boolean {
  const months = spans.flatMap((span) => Array.from(sentence.matchAll(span), monthsOf));
  return lasting.test(sentence) && months.some((each) => each < leastMonths);
}

const sentencesOf = (html: string) => html.replace(/<[^>]*>/g, ".").split(/[.!?。！？]/);

function giftsIn({ id, fields }: MenuRead): readonly GiftCard[] {
  const document = { id, fields: fields.values };
  return parseGiftMenu(document, document, reading).cards;
}

/** Gift cards that end in less than three years, as the menu or the store's terms say. */
export function giftCards(read: StoreRead): Concern[] {
  const { terms, policies } = read.store;
  const said = [terms, ...Object.values(policies)].flatMap(sentencesOf);
  const areShort = said.some((sentence) => giftCard.test(sentence) && isShort(sentence));
  const names = read.menus
    .flatMap(giftsIn)
    .filter(({ name, description }) => areShort || [name, ...sentencesOf(description)].some(isShort))
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const message = (gifts: string) => `This gift card ends in less than three years: ${gifts}.`;
  return [
    { kind: "gift", read, keys: [], names, message, fix: "Let it last for three years, or check with your adviser." },
  ];
}

import { isJsonObject } from "../../../backend/documentShape.ts";
import { isAskedFor, readStores, type StoreRead } from "../documents/readStores.ts";
import type { Finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { alcohol } from "./alcohol.ts";
import { type Concern, linesOf } from "./concern.ts";
import { giftCards } from "./giftCards.ts";
import { kilojoules } from "./kilojoules.ts";
import { origins } from "./seafood.ts";

/**
 * R101: what a venue in Australia should ask its adviser about, one line a company and kind. It looks at what the shop
 * reads: a key that is planned says nothing there.
 */
export function lookAtLaw(subject: Subject): readonly Finding[] {
  const stores = readStores(subject.documents).filter((read) => !read.isHeadquarters && isAustralian(read));
  const asked = stores.filter(({ path }) => isAskedFor(path, subject));
  const concerns = [cardSurcharges, origins, alcohol, giftCards].flatMap((look) => asked.flatMap(look));
  return [...linesOf(concerns), ...kilojoules(asked, stores)];
}

function isAustralian({ store: { zone, location } }: StoreRead): boolean {
  return zone.startsWith("Australia/") && /^(au|aus|australia)?$/i.test(location.country);
}

/** The codes of Visa, Mastercard and all cards. */
const ended = [1, 2, 5];

function cardSurcharges(read: StoreRead): Concern[] {
  const rules = read.fields["SurchargeBankSettings"];
  if (!Array.isArray(rules)) return [];
  const isEnded = (rule: unknown) =>
    isJsonObject(rule) && ended.includes(Number(rule["CreditCardType"])) && Number(rule["Rate"]) > 0;
  if (!rules.some(isEnded)) return [];
  const message = () => "Diners pay more with Visa or Mastercard, which ended in Australia on 1 October 2026.";
  const fix = "Remove it, or check with your adviser.";
  return [{ kind: "card", read, keys: ["SurchargeBankSettings"], names: [], message, fix }];
}

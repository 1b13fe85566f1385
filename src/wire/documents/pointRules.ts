import type { EarningRule, PointRules, RedemptionRule } from "../../domain/promotion/promotions.ts";
import { anyNumber, dollars, flag, id } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  leaveOutOfList,
  note,
  type ReadingContext,
  read,
  readList,
  readRecords,
} from "../reading.ts";
import { isDisabled } from "./isDisabled.ts";
import { shownText } from "./shownText.ts";
import { time } from "./time.ts";

/** Null if none of the listed ids can be read: without this check the rule would apply to everything. */
function parseNamed(fields: Fields, key: string): string[] | null {
  const listed = fields.values[key];
  const named = readList(fields, key, id);
  return Array.isArray(listed) && listed.length > 0 && named.length === 0 ? null : named;
}

/** An id or a list of ids; an empty text names nothing. */
function parseProducts(fields: Fields): string[] | null {
  const written = fields.values["ProductVariant"] ?? "";
  if (Array.isArray(written)) return parseNamed(fields, "ProductVariant");
  if (typeof written === "string" && written.trim() === "") return [];
  const one = read(fields, "ProductVariant", id, null);
  return one === null ? null : [one];
}

/** A key for a rule without an ID that doesn't depend on its position in the list. */
function writtenKey(rule: Omit<RedemptionRule, "key">): string {
  const { name, points, discountRate, categoryIds, tagIds, productIds } = rule;
  const named = [categoryIds, tagIds, productIds].map((ids) => [...ids].sort());
  return JSON.stringify([name, points, discountRate, ...named]);
}

function parseRedemption(fields: Fields, zone: string): RedemptionRule[] {
  if (isDisabled(fields)) return [];
  const points = read(fields, "Point", anyNumber, 0);
  const discountRate = read(fields, "DiscountRate", anyNumber, null);
  if (points <= 0 || points > 1e9) return leaveOutOfList(fields, "nobody knows what it costs");
  if (discountRate === null || discountRate < 0 || discountRate > 100) return leaveOutOfList(fields, "not a percent");
  const categoryIds = parseNamed(fields, "Categories");
  const tagIds = parseNamed(fields, "Tags");
  const productIds = parseProducts(fields);
  if (!categoryIds || !tagIds || !productIds) return leaveOutOfList(fields, "nobody knows what it is for");
  const rule = {
    name: shownText(fields, "Name"),
    points,
    categoryIds,
    tagIds,
    productIds,
    expiresAt: read(fields, "ExpiredDate", time(zone), null),
    discountRate,
  };
  return [{ ...rule, key: read(fields, "ID", id, null) ?? writtenKey(rule) }];
}

function endOf({ expiresAt }: RedemptionRule): number {
  return expiresAt ?? Number.POSITIVE_INFINITY;
}

/** A renewed reward may be listed twice. The one that ends later counts, in the first one's position. */
function lastingOfEach(fields: Fields, rules: readonly RedemptionRule[]): RedemptionRule[] {
  const lasting = new Map<string, RedemptionRule>();
  for (const rule of rules) {
    const known = lasting.get(rule.key);
    if (known) note(fields, `RedemptionRules: ${rule.key} stands twice; what ends later counts`);
    if (!known || endOf(rule) > endOf(known)) lasting.set(rule.key, rule);
  }
  return [...lasting.values()];
}

function parseEarning(fields: Fields): EarningRule[] {
  const spent = read(fields, "DollarSpent", dollars, null);
  const points = read(fields, "Point", anyNumber, 0);
  if (spent === null || spent <= 0) return leaveOutOfList(fields, "nobody knows what to spend");
  return points > 0 && points <= 1e9 ? [{ spent, points }] : leaveOutOfList(fields, "it gives no points");
}

/** R26: the point rules in a menu's document. */
export function parsePointRules(values: unknown, zone: string, context: ReadingContext): PointRules {
  const path = "Menus";
  const fields = documentFields(values, path, context) ?? { values: {}, path, context };
  const redemptions = readRecords(fields, "RedemptionRules").flatMap((rule) => parseRedemption(rule, zone));
  const ratio = read(fields, "PointsToDollarRatio", anyNumber, 0);
  if (ratio < 0 || ratio > 1e9) note(fields, "PointsToDollarRatio makes no sense: nobody can pay by points");
  return {
    redemptions: lastingOfEach(fields, redemptions),
    earnings: readRecords(fields, "EarningRules").flatMap(parseEarning),
    pointsToDollar: ratio > 0 && ratio <= 1e9 ? ratio : null,
    earnsWhenRedeeming: read(fields, "IsEarnPointsWhenRedeem", flag, false),
  };
}

import type { EarningRule, PointRules, RedemptionRule } from "../../domain/promotion/promotions.ts";
import { dollars, flag, id, order, text } from "../kinds.ts";
import {
  documentFields,
  type Fields,
  firstOfEach,
  leaveOut,
  note,
  type ReadingContext,
  read,
  readList,
  readRecords,
} from "../reading.ts";
import { time } from "./time.ts";

/** Null where it names only what nobody can read: the rule would be for everything. */
function parseNamed(fields: Fields, key: string): string[] | null {
  const listed = fields.values[key];
  const named = readList(fields, key, id);
  return Array.isArray(listed) && listed.length > 0 && named.length === 0 ? null : named;
}

/** What tells a rule without an ID from the others, wherever in the list it stands. */
function writtenKey(rule: Omit<RedemptionRule, "key">): string {
  const { name, points, discountRate, categoryIds, tagIds } = rule;
  return JSON.stringify([name, points, discountRate, [...categoryIds].sort(), [...tagIds].sort()]);
}

function parseRedemption(fields: Fields, zone: string): RedemptionRule[] {
  const points = read(fields, "Point", order, 0);
  const discountRate = read(fields, "DiscountRate", order, null);
  if (points <= 0 || points > 1e9) return leaveOut(fields, "nobody knows what it costs") ?? [];
  if (discountRate === null || discountRate < 0 || discountRate > 100) return leaveOut(fields, "not a percent") ?? [];
  const categoryIds = parseNamed(fields, "Categories");
  const tagIds = parseNamed(fields, "Tags");
  if (!categoryIds || !tagIds) return leaveOut(fields, "nobody knows what it is for") ?? [];
  const rule = {
    name: read(fields, "Name", text, ""),
    points,
    categoryIds,
    tagIds,
    isDisabled: read(fields, "IsDisabled", flag, false),
    expiresAt: read(fields, "ExpiredDate", time(zone), null),
    discountRate,
  };
  return [{ ...rule, key: read(fields, "ID", id, null) ?? writtenKey(rule) }];
}

function parseEarning(fields: Fields): EarningRule[] {
  const spent = read(fields, "DollarSpent", dollars, null);
  const points = read(fields, "Point", order, 0);
  if (spent === null || spent <= 0) return leaveOut(fields, "nobody knows what to spend") ?? [];
  return points > 0 && points <= 1e9 ? [{ spent, points }] : (leaveOut(fields, "it gives no points") ?? []);
}

/** R26: what a menu's document says of points. */
export function parsePointRules(values: unknown, zone: string, context: ReadingContext): PointRules {
  const path = "Menus";
  const fields = documentFields(values, path, context) ?? { values: {}, path, context };
  const redemptions = readRecords(fields, "RedemptionRules").flatMap((rule) => parseRedemption(rule, zone));
  const ratio = read(fields, "PointsToDollarRatio", order, 0);
  if (ratio < 0 || ratio > 1e9) note(fields, "PointsToDollarRatio makes no sense: nobody can pay by points");
  return {
    redemptions: firstOfEach(fields, "RedemptionRules", redemptions, (rule) => rule.key),
    earnings: readRecords(fields, "EarningRules").flatMap(parseEarning),
    pointsToDollar: ratio > 0 && ratio <= 1e9 ? ratio : null,
    earnsWhenRedeeming: read(fields, "IsEarnPointsWhenRedeem", flag, false),
  };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleDocuments, orderExamples } from "../../../widget-demo/backend/contract/calls/orderExamples.ts";
import { isRecord } from "./schemas.ts";

const page = readFileSync(join(import.meta.dirname, "../../../widget-demo/docs/orders.md"), "utf8");

/** Which order a chapter of the page explains. */
const chapters: Readonly<Record<string, string>> = {
  "A pickup": "pickup",
  "A roll-in": "meal",
  "A reward": "reward",
  "An offer on a dish with choices": "offer",
  "Paid by points": "points",
  "A delivery, as soon as possible": "delivery",
};

const parts = page.split(/^## /m).flatMap((text) => {
  const [title = ""] = text.split("\n", 1);
  const blocks = Array.from(text.matchAll(/^```json\n(.*?)^```/gms), ([, json = ""]) => JSON.parse(json) as object);
  return title in chapters ? [{ title, name: chapters[title] ?? "", blocks }] : [];
});

/** The places of what is shown and isn't so. A list may be shown in part, in its order. */
function faultsOf(shown: unknown, whole: unknown, place: string): string[] {
  if (Array.isArray(shown) && Array.isArray(whole)) {
    let next = 0;
    return shown.flatMap((each, index) => {
      const found = whole.findIndex((one, at) => at >= next && faultsOf(each, one, "").length === 0);
      next = found + 1;
      return found < 0 ? [`${place}[${index}]`] : [];
    });
  }
  if (isRecord(shown) && isRecord(whole)) {
    return Object.entries(shown).flatMap(([key, each]) => faultsOf(each, whole[key], `${place}.${key}`));
  }
  return Object.is(shown, whole) ? [] : [place];
}

describe("R100: the page about orders", () => {
  it("has a chapter for each published order", () => {
    expect(parts.map(({ name }) => name)).toEqual(Object.keys(orderExamples));
    for (const { blocks, title } of parts) expect(blocks.length, title).toBeGreaterThan(0);
  });

  it.each(parts)("$title shows what is published", ({ name, blocks }) => {
    for (const block of blocks) {
      const isDocument = Object.keys(block).some((key) => key.startsWith("Companies/"));
      const whole = isDocument ? exampleDocuments : orderExamples[name]?.value.TrackingOrder;
      expect(faultsOf(block, whole, name)).toEqual([]);
    }
  });
});

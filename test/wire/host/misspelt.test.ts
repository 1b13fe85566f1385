import { expect, it } from "vitest";
import { meantAttribute } from "../../../src/wire/host/misspelt.ts";
import { attributeNames } from "../../../src/wire/host/parseHost.ts";

it.each([
  ["storeid", "store-id"],
  ["store_id", "store-id"],
  ["data-store-id", "store-id"],
  ["stor-id", "store-id"],
  ["langauge", "language"],
  ["hqid", "hq-id"],
  ["fullpage", "full-page"],
  ["cupon", "coupon"],
])("takes %s for %s", (name, meant) => {
  expect(meantAttribute(name)).toBe(meant);
});

it.each([
  ...attributeNames,
  "id",
  "class",
  "style",
  "title",
  "hidden",
  "lang",
  "slot",
  "part",
  "role",
  "data-testid",
  "tabindex",
  "v-cloak",
])("says nothing of %s", (name) => {
  expect(meantAttribute(name)).toBeNull();
});

// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { PricesPending } from "../../../src/features/checkout/PricesPending.tsx";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { show } from "../../parts/offers/offeredShop.tsx";
import { shop } from "../../state/cart/cartFixture.ts";

it.each([
  ["en", "Looking up offers and surcharges…"],
  ["zh-CN", "正在查询优惠和附加费…"],
] as const)("%s: says what is loading until the price rules are there", async (language, words) => {
  const { store, texts } = show(await shop(), <PricesPending />, language);
  expect(texts("div").at(-1)).toBe(words);
  await act(() => store.set(loadRulesAtom));
  expect(texts("div").at(-1)).toBe("");
});

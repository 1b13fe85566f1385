// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { OpenOrder } from "../../../src/features/checkout/OpenOrder.tsx";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { show } from "../../parts/offers/offeredShop.tsx";
import { shop } from "../../state/cart/cartFixture.ts";

it.each([
  ["en", "Network Error ...!"],
  ["zh-CN", "网络错误……！"],
] as const)("%s: spec, section 8: an order without an answer is a network error", async (language, words) => {
  const attempt = buildAttempt("u-1");
  const placement = { kind: "unknown", attempt, canSend: true, lookUp: "absent" } as const;
  expect(show(await shop(), <OpenOrder placement={placement} />, language).texts("strong")).toEqual([words]);
});

it("the tab that lost the race says that another one sends the order, and offers nothing that sends it", async () => {
  const placement = {
    kind: "unknown",
    attempt: buildAttempt("u-1"),
    canSend: true,
    lookUp: "elsewhere",
  } as const;
  const shown = show(await shop(), <OpenOrder placement={placement} />, "en");
  expect(shown.texts("p").join()).toContain("Another tab or window is sending this order");
  expect(shown.texts("button")).toEqual(["Check again"]);
});

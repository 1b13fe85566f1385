// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { foodTill } from "../../../src/features/checkout/foodTill.tsx";
import { OpenOrder } from "../../../src/parts/till/OpenOrder.tsx";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { show } from "../../parts/offers/offeredShop.tsx";
import { shop } from "../../state/cart/cartFixture.ts";
import { buildStore } from "../../support/buildStore.ts";

it.each([
  ["en", "Network Error ...!"],
  ["zh-CN", "网络错误……！"],
] as const)("%s: spec, section 8: shows a network error for an order without an answer", async (language, words) => {
  const attempt = buildAttempt("u-1");
  const placement = { kind: "unknown", attempt, canSend: true, lookUp: "absent" } as const;
  expect(show(await shop(), <OpenOrder till={foodTill} placement={placement} />, language).texts("strong")).toEqual([
    words,
  ]);
});

it.each(["absent", "unanswered"] as const)(
  "%s: offers to check first, and says that sending again is safe",
  async (lookUp) => {
    const placement = { kind: "unknown", attempt: buildAttempt("u-1"), canSend: true, lookUp } as const;
    const shown = show(await shop(), <OpenOrder till={foodTill} placement={placement} />, "en");
    expect(shown.texts(".button--primary")).toEqual(["Check again"]);
    expect(shown.texts(".button--secondary")).toEqual([expect.stringMatching(/^Send it again/)]);
    expect(shown.texts("p")).toContain("Sending it again makes no second order.");
  },
);

it.each([
  { kind: "unknown", canSend: false, lookUp: "unanswered" },
  { kind: "settled-elsewhere", lookUp: "unanswered" },
] as const)("shows the store's phone number after a reload: %j", async (state) => {
  const opened = await shop();
  opened.store.set(storeAtom, { kind: "ready", value: buildStore({ phone: "02 5550 0120" }) });
  const shown = show(
    opened,
    <OpenOrder till={foodTill} placement={{ ...state, attempt: buildAttempt("u-1") }} />,
    "en",
  );
  expect(shown.texts('a[href^="tel:"]')).toEqual(["02 5550 0120"]);
});

it("says in a tab that lost the race that another one sends the order, and offers no resend", async () => {
  const placement = {
    kind: "unknown",
    attempt: buildAttempt("u-1"),
    canSend: true,
    lookUp: "elsewhere",
  } as const;
  const shown = show(await shop(), <OpenOrder till={foodTill} placement={placement} />, "en");
  expect(shown.texts("p").join()).toContain("Another tab or window is sending this order");
  expect(shown.texts("button")).toEqual(["Check again"]);
});

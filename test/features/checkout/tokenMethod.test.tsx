// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { paymentMethods } from "../../../src/parts/payment/paymentMethods.tsx";
import { paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../../src/state/payment/paymentMethod.ts";
import { click } from "../../ui/render.tsx";
import { filled, shopState } from "./checkoutFixture.tsx";

const knock = { kind: "token", token: "knock" } as const;

it("R97: a method that settles by a token and is no wallet is drawn, chosen and paid like any other", async () => {
  const state = shopState({ view: { wechat: true } });
  const shop = await filled(state);
  const planted = paymentMethods.map(
    (part): PaymentMethodRules =>
      part.method === "wechat" ? { ...part, settles: { kind: "token", ask: async () => knock } } : part,
  );
  act(() => state.store.set(paymentMethodsAtom, planted));
  click(shop.field("WeChat Pay"));
  expect(shop.field("WeChat Pay").checked).toBe(true);
  await shop.press("Pay now");
  await shop.settle();
  expect(shop.ordering.posted).toMatchObject([{ tender: knock }]);
});

// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { paymentMethods } from "../../../src/parts/payment/paymentMethods.tsx";
import { createDeviceAttempts } from "../../../src/services/adapters/device/deviceAttempts.ts";
import type { Attempts, OrderingApi } from "../../../src/services/ports/ordering.ts";
import type { PaymentReturn } from "../../../src/services/ports/pageExit.ts";
import type { WalletResult } from "../../../src/services/ports/wallets.ts";
import { foodPlacing, placementAtom, reopenedAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { payAgainAtom, submitAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { keepTimesFreshAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { paymentAtom, paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../../src/state/services.atoms.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { shopState, storedAttempt, taken } from "../../features/checkout/checkoutFixture.tsx";
import { buildCardFields, giveCardFields } from "../../support/buildCardFields.ts";
import { buildClock } from "../../support/buildClock.ts";
import { noorTyped } from "../../support/buildContact.ts";
import { buildPayments, type FakePayments } from "../../support/buildPayments.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { knockWallet, shellPage } from "../../support/inventedMethods.ts";
import { hear, kindOf, settle, tell } from "./checkoutTab.ts";

const unpaid = { kind: "unpaid", message: "Not paid.", isCoded: true } as const;
const knock = { kind: "token", token: "knock" } as const;

interface Before {
  readonly device: ElementState["device"];
  readonly payments: FakePayments;
  readonly back: PaymentReturn | null;
}

/** A checkout with an invented wallet and payment page. With `before` it is the page to which that payment returns. */
async function openCheckout(method: "apple-pay" | "alipay", before?: Before) {
  const state = shopState();
  const wallet = knockWallet();
  const payments = before?.payments ?? buildPayments(() => 0);
  if (before) serve(state.store, { attempts: createDeviceAttempts(before.device) });
  if (before?.back) state.ordering.pageExit.leadBack(before.back);
  state.store.set(paymentMethodsAtom, [wallet, shellPage(payments)]);
  state.store.set(paymentAtom, method);
  state.store.set(typedContactAtom, noorTyped);
  state.store.set(keepTimesFreshAtom);
  state.store.set(openCheckoutAtom);
  await state.store.set(loadRulesAtom);
  await settle();
  return {
    ...state,
    device: before?.device ?? state.device,
    wallet,
    payments,
    async pay() {
      void state.store.set(submitAtom);
      await settle();
    },
    async useWallet(said: WalletResult) {
      wallet.answer(said);
      await settle();
    },
    /** The order that the diner pays in the form again. */
    reopened: () => state.store.get(reopenedAtom)?.reference.udid,
  };
}

/** The wallet's sheet or the payment page is open. */
async function paying(method: "apple-pay" | "alipay") {
  const shop = await openCheckout(method);
  await shop.pay();
  return { ...shop, back: null, udid: storedAttempt(shop)?.reference.udid ?? "" };
}

it("R57: a payment page that doesn't replace this one gives the form back, for the same order", async () => {
  const shop = await openCheckout("alipay");
  const clock = buildClock(shop.store.get(servicesAtom).clock.now());
  serve(shop.store, { clock });
  await shop.pay();
  const udid = storedAttempt(shop)?.reference.udid;
  clock.pass(29_000);
  await settle();
  expect(kindOf(shop)).toBe("paying");
  clock.pass(1_000);
  await settle();
  expect([kindOf(shop), shop.reopened()]).toEqual(["needs-payment-again", udid]);
  await shop.pay();
  expect(shop.ordering.pageExit.left).toHaveLength(2);
  expect([kindOf(shop), storedAttempt(shop)?.reference.udid]).toEqual(["paying", udid]);
});

describe("R58: a wallet", () => {
  it("is opened inside the tap, before any ordering code has loaded", async () => {
    const shop = await openCheckout("apple-pay");
    serve(shop.store, { loadOrdering: () => new Promise(() => {}) });
    void shop.store.set(submitAtom);
    expect(shop.wallet.answer({ kind: "closed" })).toBe(true);
  });

  it("settles the order with a token that isn't stored, and is cleared after sending", async () => {
    const shop = await paying("apple-pay");
    expect([kindOf(shop), shop.ordering.posted.length]).toEqual(["paying", 0]);
    expect(storedAttempt(shop)?.settlement).toEqual({ kind: "token", method: "apple-pay", isSpent: false });
    await shop.useWallet(knock);
    expect(shop.ordering.posted).toMatchObject([{ tender: knock }]);
    expect(JSON.stringify(storedAttempt(shop))).not.toContain("knock");
    await hear(shop, { kind: "no-answer" });
    expect(shop.store.get(foodPlacing.tenderAtom)).toEqual({ kind: "none" });
    expect(kindOf(shop)).toBe("needs-payment-again");
  });

  it("R58: that pays by itself does so once, after the order is stored and before it is sent", async () => {
    const shop = await openCheckout("apple-pay");
    const paid: (Attempt | null)[] = [];
    const payByToken: OrderingApi["payByToken"] = async () => {
      paid.push(storedAttempt(shop));
      return { kind: "paid" };
    };
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    await shop.pay();
    await shop.useWallet({ kind: "payment", token: "knock" });
    expect(paid).toMatchObject([{ settlement: { kind: "token", isSpent: true } }]);
    for (const answer of [{ kind: "no-answer" }, taken] as const) {
      await hear(shop, answer);
      await tell(shop, { kind: "retry" });
    }
    expect([kindOf(shop), paid.length, shop.ordering.posted.length]).toEqual(["placed", 1, 2]);
    expect(JSON.stringify([paid, shop.ordering.posted])).not.toContain('knock"');
  });

  it("R58: that perhaps pays by itself pays again under the same UDID, once the order is known not to be there", async () => {
    const shop = await openCheckout("apple-pay");
    const paid: string[] = [];
    const payByToken: OrderingApi["payByToken"] = async ({ reference, token }) => {
      paid.push(`${reference.udid} ${token}`);
      return paid.length === 1 ? { kind: "unclear", message: "" } : { kind: "paid" };
    };
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    await shop.pay();
    await shop.useWallet({ kind: "payment", token: "knock" });
    await hear(shop, { kind: "unpaid", message: "Not paid.", isCoded: true });
    expect(kindOf(shop)).toBe("needs-payment-again");
    expect(shop.store.get(reopenedAtom)).toBeNull();
    expect(shop.store.set(payAgainAtom)).toBe(true);
    await shop.useWallet({ kind: "payment", token: "knock knock" });
    const [{ udid } = { udid: "" }] = shop.ordering.posted;
    expect(paid).toEqual([`${udid} knock`, `${udid} knock knock`]);
    await hear(shop, taken);
    expect([kindOf(shop), shop.ordering.posted.map((each) => each.udid)]).toEqual(["placed", [udid, udid]]);
  });

  it("R105: whose bank asks is sent once it has agreed, and isn't paid again", async () => {
    const shop = await openCheckout("apple-pay");
    const cardFields = buildCardFields({ kind: "answered", result: "yes" });
    giveCardFields(shop, cardFields);
    let payments = 0;
    const payByToken: OrderingApi["payByToken"] = async () => {
      payments += 1;
      return { kind: "action-needed", action: { kind: "fields", action: { id: "1" } } };
    };
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    await shop.pay();
    await shop.useWallet({ kind: "payment", token: "knock" });
    await hear(shop, taken);
    expect([cardFields.actions, payments]).toEqual([[{ id: "1" }], 1]);
    expect(shop.ordering.posted.map(({ tender }) => tender)).toEqual([{ kind: "bank-answer", result: "yes" }]);
    expect(kindOf(shop)).toBe("placed");
  });

  it("R58: whose own payment is refused shows the reason, and no order is sent", async () => {
    const shop = await openCheckout("apple-pay");
    const payByToken = async () => ({ kind: "refused", message: "No money." }) as const;
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    await shop.pay();
    await shop.useWallet({ kind: "payment", token: "knock" });
    expect(shop.store.get(placementAtom)).toEqual({ kind: "failed", message: "No money." });
    expect([storedAttempt(shop), shop.ordering.posted.length]).toEqual([null, 0]);
  });

  it("opens one sheet, however often the button is pressed, and closes it if nothing can be sent", async () => {
    const shop = await openCheckout("apple-pay");
    serve(shop.store, { loadOrdering: () => Promise.reject(new Error("offline")) });
    const answers = [shop.store.set(submitAtom), shop.store.set(submitAtom)];
    expect(await Promise.all(answers)).toEqual([{ kind: "not-loaded" }, { kind: "started" }]);
    expect(shop.wallet.answer({ kind: "closed" })).toBe(false);
  });
});

describe("R57: a payment page", () => {
  const backFrom = (shop: Before & { readonly udid: string }, isPaid: boolean, udid = shop.udid) =>
    openCheckout("alipay", {
      ...shop,
      back: { udid, mayBePaid: isPaid, status: isPaid ? "TRADE_SUCCESS" : "TRADE_CANCELLED" },
    });

  it("that reports anything else has its status shown, and the order is forgotten", async () => {
    const next = await backFrom(await paying("alipay"), false);
    expect(next.store.get(placementAtom)).toEqual({ kind: "failed", message: "TRADE_CANCELLED" });
    expect([storedAttempt(next), next.ordering.posted.length]).toEqual([null, 0]);
  });

  it("that reports another order changes nothing", async () => {
    const shop = await paying("alipay");
    const next = await backFrom(shop, true, "another");
    expect([storedAttempt(next)?.reference.udid, next.ordering.posted.length]).toEqual([shop.udid, 0]);
  });

  it("that reports an order changes nothing if none is stored", async () => {
    const payments = buildPayments(() => 0);
    const { device } = shopState();
    const back = { udid: "u-1", mayBePaid: true, status: "" };
    const shop = await openCheckout("alipay", { device, payments, back });
    expect([kindOf(shop), shop.ordering.posted]).toEqual(["idle", []]);
  });

  it("without a result leads to a lookup, and the next press opens the same payment", async () => {
    const shop = await paying("alipay");
    const next = await openCheckout("alipay", shop);
    expect(next.reopened()).toBe(shop.udid);
    await next.pay();
    expect(next.ordering.pageExit.left).toEqual(shop.ordering.pageExit.left);
    expect([storedAttempt(next)?.reference.udid, next.ordering.posted.length]).toEqual([shop.udid, 0]);
  });

  describe("without a result, if the diner chooses another payment", () => {
    async function otherwise() {
      const shop = await paying("alipay");
      const next = await openCheckout("alipay", shop);
      next.store.set(paymentAtom, "apple-pay");
      await next.pay();
      return { ...next, udid: shop.udid };
    }

    it("asks the backend first: an order that is already paid is placed, and the wallet closes", async () => {
      const shop = await otherwise();
      expect(shop.ordering.posted).toMatchObject([{ udid: shop.udid, tender: { kind: "none" } }]);
      await hear(shop);
      expect(kindOf(shop)).toBe("placed");
      expect(shop.wallet.answer(knock)).toBe(false);
      expect(shop.ordering.posted).toHaveLength(1);
    });

    it.each([
      ["the sheet is closed", { kind: "closed" }, ""],
      ["the wallet fails", { kind: "failed", message: "No." }, "No."],
    ] as const)(
      "%s: keeps the order and the form, because the page may still be paid on",
      async (_case, said, message) => {
        const shop = await otherwise();
        await hear(shop, unpaid);
        await shop.useWallet(said);
        // The diner may have paid on the page while the sheet was open.
        expect(shop.ordering.posted).toHaveLength(2);
        await hear(shop, unpaid);
        expect(storedAttempt(shop)).toMatchObject({
          reference: { udid: shop.udid },
          settlement: { kind: "redirect", hasReturned: false },
        });
        expect(shop.store.get(reopenedAtom)?.settlement).toEqual(storedAttempt(shop)?.settlement);
        expect(shop.store.get(placementAtom)).toMatchObject({ message });
        await shop.pay();
        await hear(shop, unpaid);
        await shop.useWallet(knock);
        expect(shop.ordering.posted.map(({ udid }) => udid)).toEqual(Array.from({ length: 4 }, () => shop.udid));
      },
    );
  });

  it("that is left with Back leads to a lookup of the order", async () => {
    const shop = await paying("alipay");
    shop.ordering.pageExit.restore();
    await settle();
    expect(kindOf(shop)).toBe("needs-payment-again");
  });

  it("that can't be opened leaves nothing behind", async () => {
    const shop = await openCheckout("alipay");
    const { pageExit } = shop.ordering;
    serve(shop.store, {
      loadOrdering: async () => ({ ...shop.ordering, pageExit: { ...pageExit, leave: () => false } }),
    });
    await shop.pay();
    expect([kindOf(shop), storedAttempt(shop)]).toEqual(["failed", null]);
  });

  it("isn't opened if the order would be lost with the document", async () => {
    const shop = await openCheckout("alipay");
    const { food } = shop.store.get(orderServicesAtom).attempts;
    serve(shop.store, { attempts: { food: { ...food, save: () => false, saveForTab: () => false } } });
    for (let press = 0; press < 2; press += 1) {
      await shop.pay();
      expect(shop.store.get(placementAtom)).toEqual({ kind: "not-sent", why: "unsaved" });
    }
    expect(shop.ordering.pageExit.left).toEqual([]);
  });
});

describe("R57: a payment page that is left open when another payment is chosen", () => {
  /** Alipay's page is open in another tab, and the wallet's sheet here. */
  async function sheetOpen() {
    const left = await paying("alipay");
    const shop = await openCheckout("alipay", left);
    shop.store.set(paymentAtom, "apple-pay");
    await shop.pay();
    await hear(shop, unpaid);
    expect(kindOf(shop)).toBe("paying");
    return { ...shop, back: null, udid: left.udid };
  }

  it("leads to the paid order if it was paid while the sheet was open", async () => {
    const shop = await sheetOpen();
    const payByToken = async () => ({ kind: "refused", message: "This order is paid already." }) as const;
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    await shop.useWallet({ kind: "payment", token: "knock" });
    expect(shop.ordering.posted.map(({ udid, tender }) => [udid, tender.kind])).toEqual([
      [shop.udid, "none"],
      [shop.udid, "none"],
    ]);
    expect(shop.ordering.posted[1]?.body).toEqual(shop.ordering.posted[0]?.body);
    await hear(shop);
    expect([kindOf(shop), storedAttempt(shop)]).toEqual(["placed", null]);
  });

  it("R37: is asked about without the card that is typed now", async () => {
    const shop = await openCheckout("alipay", await paying("alipay"));
    shop.store.set(paymentMethodsAtom, paymentMethods);
    shop.store.set(typedCardAtom, { number: "4111111111111111", expiry: "12/30", cvv: "123" });
    shop.store.set(paymentAtom, "card");
    await shop.pay();
    await hear(shop, unpaid);
    await hear(shop, { kind: "refused", message: "Declined.", isCoded: true });
    expect(shop.ordering.posted.map(({ tender }) => tender.kind)).toEqual(["none", "card", "none"]);
  });

  it("R58: that returns in another tab sends the stored order there, and the sheet here closes", async () => {
    const shop = await sheetOpen();
    const back = { udid: shop.udid, mayBePaid: true, status: "TRADE_SUCCESS" };
    const other = await openCheckout("alipay", { ...shop, back });
    expect(other.ordering.posted).toMatchObject([{ udid: shop.udid, tender: { kind: "none" } }]);
    expect(other.ordering.posted[0]?.body).toEqual(shop.ordering.posted[0]?.body);
    // The sheet's answer comes too late: the order is stored with another payment.
    await shop.useWallet({ kind: "payment", token: "knock" });
    expect(shop.ordering.posted).toHaveLength(1);
    await hear(other);
    expect([kindOf(other), storedAttempt(other)]).toEqual(["placed", null]);
  });

  it.each<[string, (other: Attempts, kept: Attempt) => void]>([
    ["claims the order again", (other, kept) => other.save({ ...kept, postedAt: instant(kept.postedAt + 1) })],
    ["finishes the order", (other, { reference }) => other.end(reference.udid)],
    [
      "finishes the order and starts another",
      (other, { reference, postedAt }) => {
        other.end(reference.udid);
        other.save(buildAttempt("another", { postedAt }));
      },
    ],
  ])("isn't asked about when the sheet closes after another tab %s", async (_case, act) => {
    const shop = await sheetOpen();
    const kept = storedAttempt(shop);
    if (kept) act(createDeviceAttempts(shop.device).food as Attempts, kept);
    const left = storedAttempt(shop);
    expect(left).not.toEqual(kept);
    await shop.useWallet({ kind: "closed" });
    expect([shop.ordering.posted.length, storedAttempt(shop)]).toEqual([1, left]);
  });

  it("is remembered after a reload, and is checked before the order is paid in another way", async () => {
    const shop = await sheetOpen();
    const next = await openCheckout("alipay", shop);
    expect(next.reopened()).toBe(shop.udid);
    next.store.set(paymentAtom, "apple-pay");
    await next.pay();
    expect(next.ordering.posted[0]?.body).toEqual(shop.ordering.posted[0]?.body);
    await hear(next);
    expect([kindOf(next), storedAttempt(next)]).toEqual(["placed", null]);
  });

  it("leads back to the form with the new choice if the check has no answer, and is checked again", async () => {
    const left = await paying("alipay");
    const shop = await openCheckout("alipay", left);
    for (const answer of [{ kind: "no-answer" }, unpaid] as const) {
      shop.store.set(paymentAtom, "apple-pay");
      await shop.pay();
      await hear(shop, answer);
      if (answer.kind === "no-answer") {
        expect(shop.store.get(paymentAtom)).toBe("apple-pay");
        expect(shop.store.get(reopenedAtom)).not.toBeNull();
        // Nothing says that it was paid, so a reload shows the form as well.
        expect(storedAttempt(shop)?.settlement).toEqual({ kind: "redirect", method: "alipay", hasReturned: false });
      }
    }
    expect([kindOf(shop), storedAttempt(shop)?.settlement.kind]).toEqual(["paying", "token"]);
  });
});

describe("R58: a reload while a wallet's sheet is open", () => {
  async function reloaded(said?: WalletResult) {
    const shop = await paying("apple-pay");
    if (said) await shop.useWallet(said);
    const next = await openCheckout("alipay", shop);
    return { ...next, udid: storedAttempt(next)?.reference.udid ?? "" };
  }

  it("offers every payment under the same UDID if nothing was sent, with the wallet selected", async () => {
    const shop = await reloaded();
    expect(shop.store.get(paymentAtom)).toBe("apple-pay");
    expect(shop.reopened()).toBe(shop.udid);
    shop.store.set(paymentAtom, "alipay");
    await shop.pay();
    expect([shop.ordering.pageExit.left, shop.ordering.posted]).toEqual([[`https://shells.example/${shop.udid}`], []]);
  });
});

describe("a payment method with a bug", () => {
  const broken = async () => {
    throw new Error("a bug");
  };

  it.each([
    ["apple-pay", { kind: "token", ask: broken }],
    ["alipay", { kind: "redirect", findPage: broken }],
  ] as const)("%s: fails, sends and stores nothing, and logs the error", async (method, settles) => {
    const shop = await openCheckout(method);
    const rules = { method, settles, isOffered: () => true, isFilledIn: () => true };
    shop.store.set(paymentMethodsAtom, [rules]);
    await shop.pay();
    expect([kindOf(shop), shop.ordering.posted, storedAttempt(shop)]).toEqual(["failed", [], null]);
    expect(shop.reported).toMatchObject([
      { category: "screen", description: "The payment failed", cause: new Error("a bug") },
    ]);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { createDeviceAttempts } from "../../../src/services/adapters/deviceAttempts.ts";
import type { Attempts, OrderingApi } from "../../../src/services/ports/ordering.ts";
import type { PaymentReturn } from "../../../src/services/ports/pageExit.ts";
import type { WalletAnswer } from "../../../src/services/ports/wallets.ts";
import { reopenedAtom } from "../../../src/state/checkout/openOrder.atoms.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placement.actions.ts";
import { foodPlacing, placementAtom, tellPlacementAtom } from "../../../src/state/checkout/placement.atoms.ts";
import { payAgainAtom, submitAtom } from "../../../src/state/checkout/submit.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { keepTimesFreshAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { paymentAtom, paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { keptAttempt, shopState } from "../../features/checkout/checkoutFixture.tsx";
import { noorTyped } from "../../support/buildContact.ts";
import { buildPayments, type FakePayments } from "../../support/buildPayments.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { knockWallet, shellPage } from "../../support/inventedMethods.ts";

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

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
  return { ...state, device: before?.device ?? state.device, wallet, payments };
}

const kindOf = ({ store }: ElementState) => store.get(placementAtom).kind;

describe("R58: a wallet", () => {
  it("is opened inside the tap, before any ordering code has loaded", async () => {
    const shop = await openCheckout("apple-pay");
    serve(shop.store, { loadOrdering: () => new Promise(() => {}) });
    void shop.store.set(submitAtom);
    expect(shop.wallet.answer({ kind: "closed" })).toBe(true);
  });

  it("settles the order with a token that isn't stored, and is cleared after sending", async () => {
    const shop = await openCheckout("apple-pay");
    void shop.store.set(submitAtom);
    await settle();
    expect([kindOf(shop), shop.ordering.posted.length]).toEqual(["paying", 0]);
    expect(keptAttempt(shop)?.settlement).toEqual({ kind: "token", method: "apple-pay", isSpent: false });
    shop.wallet.answer({ kind: "token", token: "knock" });
    await settle();
    expect(shop.ordering.posted).toMatchObject([{ tender: { kind: "token", token: "knock" } }]);
    expect(JSON.stringify(keptAttempt(shop))).not.toContain("knock");
    shop.ordering.answer({ kind: "no-answer" });
    await settle();
    expect(shop.store.get(foodPlacing.tenderAtom)).toEqual({ kind: "none" });
    expect(kindOf(shop)).toBe("needs-payment-again");
  });

  it("is opened again for the same order after an unknown outcome", async () => {
    const shop = await openCheckout("apple-pay");
    void shop.store.set(submitAtom);
    await settle();
    shop.wallet.answer({ kind: "token", token: "knock" });
    await settle();
    shop.ordering.answer({ kind: "no-answer" });
    await settle();
    expect(shop.store.set(payAgainAtom)).toBe(true);
    shop.wallet.answer({ kind: "token", token: "knock knock" });
    await settle();
    const [first, second] = shop.ordering.posted;
    expect(second).toEqual({ ...first, tender: { kind: "token", token: "knock knock" } });
  });

  it("R58: that pays by itself does so once, after the order is stored and before it is sent", async () => {
    const shop = await openCheckout("apple-pay");
    const paid: (Attempt | null)[] = [];
    const payByToken: OrderingApi["payByToken"] = async () => {
      paid.push(keptAttempt(shop));
      return { kind: "sent" };
    };
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    void shop.store.set(submitAtom);
    await settle();
    shop.wallet.answer({ kind: "payment", token: "knock" });
    await settle();
    expect(paid).toMatchObject([{ settlement: { kind: "token", isSpent: true } }]);
    for (const answer of [{ kind: "no-answer" }, { kind: "taken", customerId: null }] as const) {
      shop.ordering.answer(answer);
      await settle();
      void shop.store.set(tellPlacementAtom, { kind: "retry" });
      await settle();
    }
    expect([kindOf(shop), paid.length, shop.ordering.posted.length]).toEqual(["placed", 1, 2]);
    expect(JSON.stringify([paid, shop.ordering.posted])).not.toContain('knock"');
  });

  it("R58: whose own payment is refused shows the reason, and no order is sent", async () => {
    const shop = await openCheckout("apple-pay");
    const payByToken = async () => ({ kind: "refused", message: "No money." }) as const;
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    void shop.store.set(submitAtom);
    await settle();
    shop.wallet.answer({ kind: "payment", token: "knock" });
    await settle();
    expect(shop.store.get(placementAtom)).toEqual({ kind: "failed", message: "No money." });
    expect([keptAttempt(shop), shop.ordering.posted.length]).toEqual([null, 0]);
  });

  it.each([
    ["that is closed reports no error", { kind: "closed" }, { kind: "idle" }],
    ["that fails says why", { kind: "failed", message: "No." }, { kind: "failed", message: "No." }],
  ] as const)("%s, and the order is forgotten", async (_case, said, placement) => {
    const shop = await openCheckout("apple-pay");
    void shop.store.set(submitAtom);
    await settle();
    shop.wallet.answer(said);
    await settle();
    expect(shop.store.get(placementAtom)).toEqual(placement);
    expect([keptAttempt(shop), shop.ordering.posted.length]).toEqual([null, 0]);
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
  async function left() {
    const shop = await openCheckout("alipay");
    void shop.store.set(submitAtom);
    await settle();
    return { ...shop, back: null, udid: keptAttempt(shop)?.reference.udid ?? "" };
  }

  const backFrom = (shop: Before & { readonly udid: string }, isPaid: boolean, udid = shop.udid) =>
    openCheckout("alipay", { ...shop, back: { udid, isPaid, status: isPaid ? "TRADE_SUCCESS" : "TRADE_CANCELLED" } });

  it("is opened once the order is stored, before anything is posted", async () => {
    const shop = await left();
    expect(shop.ordering.pageExit.left).toEqual([`https://shells.example/${shop.udid}`]);
    expect([kindOf(shop), shop.ordering.posted.length]).toEqual(["paying", 0]);
  });

  it("R36: that reports success leads to a post of the stored order, and the backend decides", async () => {
    const shop = await left();
    const next = await backFrom(shop, true);
    expect(next.ordering.posted).toMatchObject([{ udid: shop.udid, tender: { kind: "none" } }]);
    next.ordering.answer({ kind: "unpaid", message: "Not paid." });
    await settle();
    expect(next.store.get(placementAtom)).toMatchObject({ kind: "unconfirmed", message: "Not paid." });
    expect(keptAttempt(next)?.reference.udid).toBe(shop.udid);
    void next.store.set(tellPlacementAtom, { kind: "retry" });
    await settle();
    next.ordering.answer({ kind: "taken", customerId: null });
    await settle();
    expect([kindOf(next), keptAttempt(next)]).toEqual(["placed", null]);
  });

  it("that reports anything else has its status shown, and the order is forgotten", async () => {
    const next = await backFrom(await left(), false);
    expect(next.store.get(placementAtom)).toEqual({ kind: "failed", message: "TRADE_CANCELLED" });
    expect([keptAttempt(next), next.ordering.posted.length]).toEqual([null, 0]);
  });

  it("that reports another order changes nothing", async () => {
    const shop = await left();
    const next = await backFrom(shop, true, "another");
    expect([keptAttempt(next)?.reference.udid, next.ordering.posted.length]).toEqual([shop.udid, 0]);
  });

  it("is handled once, even if the parameters stay in the URL", async () => {
    const shop = await left();
    const next = await backFrom(shop, true);
    next.ordering.answer({ kind: "unpaid", message: "Not paid." });
    await settle();
    next.ordering.pageExit.leadBack({ udid: shop.udid, isPaid: true, status: "TRADE_SUCCESS" });
    next.store.set(openCheckoutAtom);
    await settle();
    expect([kindOf(next), next.ordering.posted.length]).toEqual(["unconfirmed", 1]);
  });

  it("that reports failure after success has that shown once the backend agrees", async () => {
    const shop = await left();
    const yes = await backFrom(shop, true);
    yes.ordering.answer({ kind: "unpaid", message: "Not paid." });
    await settle();
    const no = await backFrom({ ...shop, device: yes.device }, false);
    expect(no.ordering.posted).toMatchObject([{ udid: shop.udid }]);
    no.ordering.answer({ kind: "unpaid", message: "Not paid." });
    await settle();
    expect(no.store.get(placementAtom)).toEqual({ kind: "failed", message: "TRADE_CANCELLED" });
    expect(keptAttempt(no)).toBeNull();
  });

  it("that reports failure still leads to a placed order if the backend finds it paid", async () => {
    const shop = await left();
    const yes = await backFrom(shop, true);
    yes.ordering.answer({ kind: "no-answer" });
    await settle();
    const no = await backFrom({ ...shop, device: yes.device }, false);
    no.ordering.answer({ kind: "taken", customerId: null });
    await settle();
    expect([kindOf(no), keptAttempt(no)]).toEqual(["placed", null]);
  });

  it("that was paid for a refused order leads back to the form, and a retry pays for the same order", async () => {
    const shop = await left();
    const next = await backFrom(shop, true);
    next.ordering.answer({ kind: "refused", message: "It has sold out." });
    await settle();
    expect(next.store.get(placementAtom)).toMatchObject({ kind: "needs-payment-again", message: "It has sold out." });
    expect(next.store.get(reopenedAtom)?.reference.udid).toBe(shop.udid);
    void next.store.set(submitAtom);
    await settle();
    expect(next.ordering.pageExit.left).toEqual(shop.ordering.pageExit.left);
  });

  it("that reports an order changes nothing if none is stored", async () => {
    const payments = buildPayments(() => 0);
    const { device } = shopState();
    const back = { udid: "u-1", isPaid: true, status: "" };
    const shop = await openCheckout("alipay", { device, payments, back });
    expect([kindOf(shop), shop.ordering.posted]).toEqual(["idle", []]);
  });

  it("without a result leads to a lookup, and the next press opens the same payment", async () => {
    const shop = await left();
    const next = await openCheckout("alipay", shop);
    expect(next.store.get(reopenedAtom)?.reference.udid).toBe(shop.udid);
    void next.store.set(submitAtom);
    await settle();
    expect(next.ordering.pageExit.left).toEqual(shop.ordering.pageExit.left);
    expect([keptAttempt(next)?.reference.udid, next.ordering.posted.length]).toEqual([shop.udid, 0]);
  });

  describe("without a result, if the diner chooses another payment", () => {
    async function otherwise() {
      const shop = await left();
      const next = await openCheckout("alipay", shop);
      next.store.set(paymentAtom, "apple-pay");
      void next.store.set(submitAtom);
      await settle();
      return { ...next, udid: shop.udid };
    }

    it("asks the backend first: an order that is already paid is placed, and the wallet closes", async () => {
      const shop = await otherwise();
      expect(shop.ordering.posted).toMatchObject([{ udid: shop.udid, tender: { kind: "none" } }]);
      shop.ordering.answer({ kind: "taken", customerId: null });
      await settle();
      expect(kindOf(shop)).toBe("placed");
      expect(shop.wallet.answer({ kind: "token", token: "knock" })).toBe(false);
      expect(shop.ordering.posted).toHaveLength(1);
    });

    it("pays an unpaid order in the new way under the same UDID", async () => {
      const shop = await otherwise();
      shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
      await settle();
      expect(keptAttempt(shop)).toMatchObject({ reference: { udid: shop.udid }, settlement: { kind: "token" } });
      shop.wallet.answer({ kind: "token", token: "knock" });
      await settle();
      const [asked, paid] = shop.ordering.posted;
      expect([asked?.udid, paid?.udid]).toEqual([shop.udid, shop.udid]);
      expect(paid?.tender).toEqual({ kind: "token", token: "knock" });
      expect(paid?.body["TrackingOrder"]).toMatchObject({ UDID: shop.udid, PaymentGateway: 6 });
      shop.ordering.answer({ kind: "taken", customerId: null });
      await settle();
      expect([kindOf(shop), keptAttempt(shop)]).toEqual(["placed", null]);
    });

    it.each([
      ["the sheet is closed", { kind: "closed" }, ""],
      ["the wallet fails", { kind: "failed", message: "No." }, "No."],
    ] as const)(
      "%s: keeps the order and the form, because the page may still be paid on",
      async (_case, said, message) => {
        const shop = await otherwise();
        shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
        await settle();
        shop.wallet.answer(said);
        await settle();
        // The diner may have paid on the page while the sheet was open.
        expect(shop.ordering.posted).toHaveLength(2);
        shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
        await settle();
        expect(keptAttempt(shop)).toMatchObject({
          reference: { udid: shop.udid },
          settlement: { kind: "redirect", hasReturned: false },
        });
        expect(shop.store.get(reopenedAtom)).toEqual(keptAttempt(shop));
        expect(shop.store.get(placementAtom)).toMatchObject({ message });
        void shop.store.set(submitAtom);
        await settle();
        shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
        await settle();
        shop.wallet.answer({ kind: "token", token: "knock" });
        await settle();
        expect(shop.ordering.posted.map(({ udid }) => udid)).toEqual(Array.from({ length: 4 }, () => shop.udid));
      },
    );

    it.each([
      ["the order is refused", async () => ({ kind: "sent" }) as const, { kind: "token", token: "knock" }],
      [
        "the wallet's own payment is refused",
        async () => ({ kind: "refused", message: "No." }) as const,
        { kind: "payment", token: "knock" },
      ],
    ] as const)("%s after that: keeps the same order", async (_case, payByToken, said) => {
      const shop = await otherwise();
      serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
      shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
      await settle();
      shop.wallet.answer(said);
      await settle();
      if (said.kind === "token") shop.ordering.answer({ kind: "refused", message: "No." });
      await settle();
      // The reason may be that the diner paid on the page in the meantime.
      expect(shop.ordering.posted.at(-1)).toMatchObject({ udid: shop.udid, tender: { kind: "none" } });
      shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
      await settle();
      expect(shop.store.get(placementAtom)).toMatchObject({ kind: "needs-payment-again", message: "No." });
      expect(shop.store.get(reopenedAtom)?.reference.udid).toBe(shop.udid);
      expect(shop.store.get(reopenedAtom)).toEqual(keptAttempt(shop));
    });

    it("leaves the outcome unknown without an answer, and sends nothing else by itself", async () => {
      const shop = await otherwise();
      shop.ordering.answer({ kind: "no-answer" });
      await settle();
      expect([kindOf(shop), shop.ordering.posted.length]).toEqual(["needs-payment-again", 1]);
    });

    it("sends nothing if another tab has continued with the order", async () => {
      const shop = await left();
      const next = await openCheckout("alipay", shop);
      const kept = keptAttempt(next);
      if (!kept) throw new Error("No order is kept.");
      next.device.keep(storedOrders.checkoutData, { ...kept, postedAt: instant(kept.postedAt + 1) });
      void next.store.set(submitAtom);
      await settle();
      expect([next.ordering.pageExit.left, next.ordering.posted]).toEqual([[], []]);
    });
  });

  it("that is left with Back leads to a lookup of the order", async () => {
    const shop = await left();
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
    void shop.store.set(submitAtom);
    await settle();
    expect([kindOf(shop), keptAttempt(shop)]).toEqual(["failed", null]);
  });

  it("isn't opened if the order would be lost with the document", async () => {
    const shop = await openCheckout("alipay");
    const { food } = shop.store.get(orderServicesAtom).attempts;
    serve(shop.store, { attempts: { food: { ...food, keep: () => false, keepForTab: () => false } } });
    for (let press = 0; press < 2; press += 1) {
      void shop.store.set(submitAtom);
      await settle();
      expect(shop.store.get(placementAtom)).toEqual({ kind: "not-sent", why: "unkept" });
    }
    expect(shop.ordering.pageExit.left).toEqual([]);
  });
});

describe("R57: a payment page that is left open when another payment is chosen", () => {
  /** Alipay's page is open in another tab, and the wallet's sheet here. */
  async function sheetOpen() {
    const left = await openCheckout("alipay");
    void left.store.set(submitAtom);
    await settle();
    const shop = await openCheckout("alipay", { ...left, back: null });
    shop.store.set(paymentAtom, "apple-pay");
    void shop.store.set(submitAtom);
    await settle();
    shop.ordering.answer({ kind: "unpaid", message: "Not paid." });
    await settle();
    expect(kindOf(shop)).toBe("paying");
    return { ...shop, back: null, udid: keptAttempt(shop)?.reference.udid ?? "" };
  }

  it("leads to the paid order if it was paid while the sheet was open", async () => {
    const shop = await sheetOpen();
    const payByToken = async () => ({ kind: "refused", message: "This order is paid already." }) as const;
    serve(shop.store, { loadOrdering: async () => ({ ...shop.ordering, payByToken }) });
    shop.wallet.answer({ kind: "payment", token: "knock" });
    await settle();
    expect(shop.ordering.posted.map(({ udid, tender }) => [udid, tender.kind])).toEqual([
      [shop.udid, "none"],
      [shop.udid, "none"],
    ]);
    expect(shop.ordering.posted[1]?.body).toEqual(shop.ordering.posted[0]?.body);
    shop.ordering.answer({ kind: "taken", customerId: null });
    await settle();
    expect([kindOf(shop), keptAttempt(shop)]).toEqual(["placed", null]);
  });

  it("keeps the order of a possible payment if the store refuses it, and shows the reason", async () => {
    const shop = await sheetOpen();
    shop.wallet.answer({ kind: "token", token: "knock" });
    await settle();
    for (const message of ["This order is paid already.", "It has sold out."]) {
      shop.ordering.answer({ kind: "refused", message });
      await settle();
    }
    expect(shop.store.get(placementAtom)).toMatchObject({
      kind: "needs-payment-again",
      message: "It has sold out.",
      attempt: { settlement: { kind: "redirect", hasReturned: true } },
    });
    expect(shop.store.get(reopenedAtom)?.reference.udid).toBe(shop.udid);
  });

  it("R58: that returns in another tab sends the stored order there, and the sheet here closes", async () => {
    const shop = await sheetOpen();
    const back = { udid: shop.udid, isPaid: true, status: "TRADE_SUCCESS" };
    const other = await openCheckout("alipay", { ...shop, back });
    expect(other.ordering.posted).toMatchObject([{ udid: shop.udid, tender: { kind: "none" } }]);
    expect(other.ordering.posted[0]?.body).toEqual(shop.ordering.posted[0]?.body);
    // The sheet's answer comes too late: the order is stored with another payment.
    shop.wallet.answer({ kind: "payment", token: "knock" });
    await settle();
    expect(shop.ordering.posted).toHaveLength(1);
    other.ordering.answer({ kind: "taken", customerId: null });
    await settle();
    expect([kindOf(other), keptAttempt(other)]).toEqual(["placed", null]);
  });

  it.each<[string, (other: Attempts, kept: Attempt) => void]>([
    ["claims the order again", (other, kept) => other.keep({ ...kept, postedAt: instant(kept.postedAt + 1) })],
    ["finishes the order", (other, { reference }) => other.end(reference.udid)],
    [
      "finishes the order and starts another",
      (other, { reference, postedAt }) => {
        other.end(reference.udid);
        other.keep(buildAttempt("another", { postedAt }));
      },
    ],
  ])("isn't asked about when the sheet closes after another tab %s", async (_case, act) => {
    const shop = await sheetOpen();
    const kept = keptAttempt(shop);
    if (kept) act(createDeviceAttempts(shop.device).food as Attempts, kept);
    const left = keptAttempt(shop);
    expect(left).not.toEqual(kept);
    shop.wallet.answer({ kind: "closed" });
    await settle();
    expect([shop.ordering.posted.length, keptAttempt(shop)]).toEqual([1, left]);
  });

  it("is remembered after a reload, and is checked before the order is paid in another way", async () => {
    const shop = await sheetOpen();
    const next = await openCheckout("alipay", shop);
    expect(next.store.get(reopenedAtom)?.reference.udid).toBe(shop.udid);
    next.store.set(paymentAtom, "apple-pay");
    void next.store.set(submitAtom);
    await settle();
    expect(next.ordering.posted[0]?.body).toEqual(shop.ordering.posted[0]?.body);
    next.ordering.answer({ kind: "taken", customerId: null });
    await settle();
    expect([kindOf(next), keptAttempt(next)]).toEqual(["placed", null]);
  });

  it("leads back to the form with the new choice if the check has no answer, and is checked again", async () => {
    const left = await openCheckout("alipay");
    void left.store.set(submitAtom);
    await settle();
    const shop = await openCheckout("alipay", { ...left, back: null });
    for (const answer of [{ kind: "no-answer" }, { kind: "unpaid", message: "Not paid." }] as const) {
      shop.store.set(paymentAtom, "apple-pay");
      void shop.store.set(submitAtom);
      await settle();
      shop.ordering.answer(answer);
      await settle();
      if (answer.kind === "no-answer") {
        expect(shop.store.get(paymentAtom)).toBe("apple-pay");
        expect(shop.store.get(reopenedAtom)).not.toBeNull();
        // Nothing says that it was paid, so a reload shows the form as well.
        expect(keptAttempt(shop)?.settlement).toEqual({ kind: "redirect", method: "alipay", hasReturned: false });
      }
    }
    expect([kindOf(shop), keptAttempt(shop)?.settlement.kind]).toEqual(["paying", "token"]);
  });
});

describe("R58: a reload while a wallet's sheet is open", () => {
  async function reloaded(said?: WalletAnswer) {
    const shop = await openCheckout("apple-pay");
    void shop.store.set(submitAtom);
    await settle();
    if (said) shop.wallet.answer(said);
    await settle();
    const next = await openCheckout("alipay", { ...shop, back: null });
    return { ...next, udid: keptAttempt(next)?.reference.udid ?? "" };
  }

  it("offers every payment under the same UDID if nothing was sent, with the wallet selected", async () => {
    const shop = await reloaded();
    expect(shop.store.get(paymentAtom)).toBe("apple-pay");
    expect(shop.store.get(reopenedAtom)?.reference.udid).toBe(shop.udid);
    shop.store.set(paymentAtom, "alipay");
    void shop.store.set(submitAtom);
    await settle();
    expect([shop.ordering.pageExit.left, shop.ordering.posted]).toEqual([[`https://shells.example/${shop.udid}`], []]);
  });

  it("opens only that wallet again if its token was sent, because the order may still arrive", async () => {
    const shop = await reloaded({ kind: "token", token: "knock" });
    expect([kindOf(shop), shop.store.get(reopenedAtom)]).toEqual(["needs-payment-again", null]);
    expect(keptAttempt(shop)?.settlement).toMatchObject({ kind: "token", isSent: true });
  });

  it("only sends the order again if the wallet has paid by itself", async () => {
    const shop = await reloaded({ kind: "payment", token: "knock" });
    expect(shop.store.get(placementAtom)).toMatchObject({ kind: "unknown", canSend: true });
    expect(shop.store.get(reopenedAtom)).toBeNull();
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
    void shop.store.set(submitAtom);
    await settle();
    expect([kindOf(shop), shop.ordering.posted, keptAttempt(shop)]).toEqual(["failed", [], null]);
    expect(shop.reported).toMatchObject([
      { category: "screen", description: "The payment failed", cause: new Error("a bug") },
    ]);
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { cardFields as adyenFields } from "../../widget-demo/examples/cards/adyen.ts";
import { cardFields as braintreeFields } from "../../widget-demo/examples/cards/braintree.ts";
import type { AdyenCardOptions, AdyenCore, AdyenWeb } from "../../widget-demo/examples/cards/sdks/adyen.ts";
import type { Braintree, BraintreeHostedFields } from "../../widget-demo/examples/cards/sdks/braintree.ts";
import type { SquareCard, SquareCardInputEvent, SquarePayments } from "../../widget-demo/examples/cards/sdks/square.ts";
import type {
  Stripe,
  StripeCardElement,
  StripeCardElementChangeEvent,
} from "../../widget-demo/examples/cards/sdks/stripe.ts";
import { cardFields as squareFields } from "../../widget-demo/examples/cards/square.ts";
import { cardFields as stripeFields } from "../../widget-demo/examples/cards/stripe.ts";
import { look, mountFields, request } from "./cardFixture.ts";

const soon = () => new Promise((resolve) => setTimeout(resolve));

type Hear = (event: StripeCardElementChangeEvent) => void;
const untyped: StripeCardElementChangeEvent = { complete: false, brand: "unknown", error: undefined };

function fakeStripe() {
  const made: { locale: string; events: Record<string, Hear>; style: unknown; calls: string[] }[] = [];
  const createPaymentMethod = vi.fn<Stripe["createPaymentMethod"]>();
  const handleNextAction = vi.fn<Stripe["handleNextAction"]>();
  const stripe: Stripe = {
    elements: ({ locale }) => ({
      create(_type, { style }) {
        const own: (typeof made)[0] = { locale, style, events: {}, calls: [] };
        made.push(own);
        return {
          mount: () => void own.calls.push("mount"),
          on: ((event: string, hear: Hear) =>
            void Object.assign(own.events, { [event]: hear })) as StripeCardElement["on"],
          update: (next) => void Object.assign(own, next),
          focus: () => void own.calls.push("focus"),
          destroy: () => void own.calls.push("destroy"),
        };
      },
    }),
    createPaymentMethod,
    handleNextAction,
  };
  const change = (event: Partial<StripeCardElementChangeEvent>) =>
    made.at(-1)?.events["change"]?.({ ...untyped, ...event });
  return { stripe, made, change, createPaymentMethod, handleNextAction };
}

describe("Stripe", () => {
  it("shows its field, tells what is typed, gives a token, asks the bank, and goes", async () => {
    const { stripe, made, change, createPaymentMethod, handleNextAction } = fakeStripe();
    const fields = stripeFields(stripe);
    const { mounted, last } = mountFields(fields);
    made[0]?.events["ready"]?.(untyped);
    await mounted.ready;
    expect(made).toMatchObject([{ locale: "en", style: { base: { color: look.color } }, calls: ["mount"] }]);

    change({ brand: "visa" });
    expect(last()).toEqual({ complete: false, brand: "visa", problem: null });
    mounted.showProblems();
    expect(last()).toEqual({ complete: false, brand: "visa", problem: "Enter the card's details." });
    change({ brand: "visa", error: { message: "Your card number is invalid." } });
    mounted.showProblems();
    expect(last()?.problem).toBe("Your card number is invalid.");
    change({ brand: "mastercard", complete: true });
    expect(last()).toEqual({ complete: true, brand: "mastercard", problem: null });

    createPaymentMethod.mockResolvedValue({ paymentMethod: { id: "pm_1", card: { brand: "visa", last4: "4242" } } });
    expect(await fields.token(request)).toEqual({ token: "pm_1", brand: "visa", last4: "4242" });
    expect(createPaymentMethod.mock.lastCall?.[0].billing_details).toEqual({
      name: "Noor Abbot",
      email: "noor@example.com",
      phone: "0412345678",
    });
    createPaymentMethod.mockResolvedValue({ error: { message: "The card has expired." } });
    await expect(fields.token(request)).rejects.toThrow("The card has expired.");

    handleNextAction.mockResolvedValue({ paymentIntent: { id: "pi_1" } });
    expect(await fields.handle?.({ kind: "stripe", clientSecret: "pi_1_secret" })).toEqual({ paymentIntent: "pi_1" });
    expect(handleNextAction.mock.lastCall?.[0]).toMatchObject({ clientSecret: "pi_1_secret" });
    handleNextAction.mockResolvedValue({ error: { message: "The bank refuses." } });
    await expect(fields.handle?.({ clientSecret: "pi_1_secret" })).rejects.toThrow("The bank refuses.");

    mounted.focus();
    mounted.destroy();
    expect(made[0]?.calls).toEqual(["mount", "focus", "destroy"]);
  });

  it("takes on another look as it is, and another language in a new field", () => {
    const { stripe, made, change } = fakeStripe();
    const { mounted, last } = mountFields(stripeFields(stripe));
    change({ brand: "visa", complete: true });
    mounted.update({ language: "en", look: { ...look, color: "white" }, amount: 30 });
    expect(made).toMatchObject([{ style: { base: { color: "white" } } }]);
    mounted.update({ language: "zh-CN" });
    expect(made[0]?.calls).toEqual(["mount", "destroy"]);
    expect(made[1]).toMatchObject({ locale: "zh", style: { base: { color: "white" } }, calls: ["mount"] });
    expect(last()).toEqual({ complete: false, brand: null, problem: null });
    mounted.showProblems();
    expect(last()?.problem).toBe("请填写银行卡信息。");
  });
});

it("Stripe's old field goes after the new one has come, as the shop does it once a token is used", () => {
  const { stripe, made } = fakeStripe();
  const fields = stripeFields(stripe);
  const { mounted } = mountFields(fields);
  mountFields(fields);
  mounted.destroy();
  expect(made.map(({ calls }) => calls)).toEqual([["mount", "destroy"], ["mount"]]);
});

describe("Adyen", () => {
  function fakeAdyen() {
    const calls: string[] = [];
    const cards: AdyenCardOptions[] = [];
    const checkouts: Parameters<AdyenWeb["AdyenCheckout"]>[0][] = [];
    const actions: object[] = [];
    class Part {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      mount = () => void calls.push(`mount ${this.name}`);
      unmount = () => void calls.push(`unmount ${this.name}`);
    }
    class Card extends Part {
      constructor(_core: AdyenCore, options: AdyenCardOptions) {
        super("card");
        cards.push(options);
      }
      showValidation = () => void calls.push("showValidation");
    }
    const adyen: AdyenWeb = {
      async AdyenCheckout(options) {
        checkouts.push(options);
        return {
          createFromAction(action) {
            actions.push(action);
            return new Part("action");
          },
        };
      },
      Card,
    };
    return { adyen, calls, cards, checkouts, actions };
  }

  it("shows its fields, tells what is typed, gives a token, asks the bank, and goes", async () => {
    const { adyen, calls, cards, checkouts, actions } = fakeAdyen();
    const fields = adyenFields(adyen, "test_1", "test");
    const { mounted, last } = mountFields(fields);
    await soon();
    cards[0]?.onConfigSuccess();
    await mounted.ready;
    expect(checkouts[0]).toMatchObject({ clientKey: "test_1", environment: "test", locale: "en-US" });

    cards[0]?.onBrand({ brand: "card" });
    expect(last()).toEqual({ complete: false, brand: null, problem: null });
    cards[0]?.onBrand({ brand: "mc" });
    cards[0]?.onFieldValid({ endDigits: "4444" });
    cards[0]?.onFieldValid({});
    const data = { paymentMethod: { type: "scheme", encryptedCardNumber: "adyenjs_1" } };
    cards[0]?.onChange({ isValid: true, data });
    expect(last()).toEqual({ complete: true, brand: "mastercard", problem: null });
    const token = { token: JSON.stringify(data), brand: "mastercard", last4: "4444" };
    expect(await fields.token(request)).toEqual(token);

    const action = { type: "threeDS2", token: "1" };
    const asked = fields.handle?.({ kind: "adyen", action });
    await soon();
    expect([actions, document.querySelector("dialog")?.open]).toEqual([[action], true]);
    checkouts.at(-1)?.onAdditionalDetails({ data: { details: { threeDSResult: "1" } } });
    expect(await asked).toEqual({ details: { threeDSResult: "1" } });
    const closed = fields.handle?.({ kind: "adyen", action });
    await soon();
    document.querySelector("dialog")?.close();
    await expect(closed).rejects.toThrow("closed");
    expect(document.querySelector("dialog")).toBeNull();

    mounted.showProblems();
    mounted.destroy();
    await soon();
    expect(calls.filter((call) => !call.endsWith("action"))).toEqual(["mount card", "showValidation", "unmount card"]);
  });

  it("takes on another language in new fields, and keeps what is typed otherwise", async () => {
    const { adyen, calls, cards, checkouts } = fakeAdyen();
    const { mounted } = mountFields(adyenFields(adyen, "test_1", "test"));
    await soon();
    cards[0]?.onConfigSuccess();
    mounted.update({ language: "en", look: { ...look }, amount: 30 });
    mounted.update({ language: "zh-CN" });
    await soon();
    expect(checkouts.map(({ locale }) => locale)).toEqual(["en-US", "zh-CN"]);
    expect(calls).toEqual(["mount card", "unmount card", "mount card"]);
  });
});

describe("Square", () => {
  function fakeSquare() {
    const listeners: ((event: SquareCardInputEvent) => void)[] = [];
    const card = {
      attach: vi.fn<SquareCard["attach"]>().mockResolvedValue(),
      addEventListener: (_type: string, hear: (event: SquareCardInputEvent) => void) => void listeners.push(hear),
      configure: vi.fn<SquareCard["configure"]>().mockResolvedValue(),
      focus: vi.fn<SquareCard["focus"]>().mockResolvedValue(true),
      tokenize: vi.fn<SquareCard["tokenize"]>(),
      destroy: vi.fn<SquareCard["destroy"]>().mockResolvedValue(true),
    };
    const payments: SquarePayments = { card: vi.fn<SquarePayments["card"]>().mockResolvedValue(card) };
    const type = (field: string, isCompletelyValid: boolean, cardBrand?: string) =>
      listeners[0]?.({ detail: { field, currentState: { isCompletelyValid }, ...(cardBrand && { cardBrand }) } });
    return { payments, card, type };
  }

  it("shows its fields, tells what is typed, gives a token once the bank was asked, and goes", async () => {
    const { payments, card, type } = fakeSquare();
    const fields = squareFields(payments);
    const { place, mounted, last } = mountFields(fields);
    await mounted.ready;
    expect(card.attach).toHaveBeenCalledExactlyOnceWith(place);

    type("cardNumber", false, "unknown");
    expect(last()).toEqual({ complete: false, brand: null, problem: null });
    type("cardNumber", true, "visa");
    type("expirationDate", true);
    type("cvv", true);
    expect(last()).toEqual({ complete: true, brand: "visa", problem: null });
    type("postalCode", false);
    expect(last()?.complete).toBe(false);

    const details = { card: { brand: "VISA", last4: "1111" } };
    card.tokenize.mockResolvedValue({ status: "OK", token: "cnon:1", details });
    expect(await fields.token(request)).toEqual({ token: "cnon:1", brand: "visa", last4: "1111" });
    expect(card.tokenize.mock.lastCall?.[0]).toMatchObject({ amount: "24.50", currencyCode: "AUD", intent: "CHARGE" });
    await fields.token({ ...request, amount: 0, intent: "store" });
    expect(card.tokenize.mock.lastCall?.[0]).toMatchObject({ amount: "0.00", intent: "STORE" });
    card.tokenize.mockResolvedValue({ status: "INVALID", errors: [{ message: "The card has expired." }] });
    await expect(fields.token(request)).rejects.toThrow("The card has expired.");

    mounted.update({ amount: 30 });
    mounted.update({ look: { ...look, color: "white" } });
    mounted.focus();
    mounted.showProblems();
    mounted.destroy();
    await soon();
    expect(card.configure).toHaveBeenCalledOnce();
    expect(card.configure.mock.lastCall?.[0].style["input"]).toMatchObject({ color: "white" });
    expect(card.tokenize.mock.lastCall).toEqual([]);
    expect([card.focus.mock.calls, card.destroy.mock.calls]).toEqual([[["cardNumber"]], [[]]]);
  });

  it("has no token without fields on the page", async () => {
    await expect(squareFields(fakeSquare().payments).token(request)).rejects.toThrow("no token");
  });
});

describe("Braintree", () => {
  type Valid = Record<"number" | "expirationDate" | "cvv", boolean>;

  function fakeBraintree() {
    const state = { types: [] as string[], valid: { number: false, expirationDate: false, cvv: false } as Valid };
    const listeners: (() => void)[] = [];
    const hosted = {
      on: (_event: string, hear: () => void) => void listeners.push(hear),
      getState: () => ({
        cards: state.types.map((type) => ({ type })),
        fields: {
          number: { isValid: state.valid.number },
          expirationDate: { isValid: state.valid.expirationDate },
          cvv: { isValid: state.valid.cvv },
        },
      }),
      focus: vi.fn<BraintreeHostedFields["focus"]>(),
      tokenize: vi.fn<BraintreeHostedFields["tokenize"]>().mockResolvedValue({
        nonce: "nonce-1",
        details: { bin: "555555", cardType: "MasterCard", lastFour: "4444" },
      }),
      teardown: vi.fn<BraintreeHostedFields["teardown"]>().mockResolvedValue(),
    };
    const verifyCard = vi.fn<Awaited<ReturnType<Braintree["threeDSecure"]["create"]>>["verifyCard"]>();
    const create = vi.fn<Braintree["hostedFields"]["create"]>().mockResolvedValue(hosted);
    const braintree: Braintree = {
      client: { create: async ({ authorization }) => ({ authorization }) },
      hostedFields: { create },
      threeDSecure: { create: async () => ({ verifyCard }) },
    };
    const type = (types: string[], valid: Valid) => {
      Object.assign(state, { types, valid });
      for (const hear of listeners) hear();
    };
    return { braintree, hosted, create, verifyCard, type };
  }

  const all = { number: true, expirationDate: true, cvv: true };

  it("shows its fields, tells what is typed, gives a token once the bank was asked, and goes", async () => {
    const { braintree, hosted, create, verifyCard, type } = fakeBraintree();
    const fields = braintreeFields(braintree, "client-token");
    const { place, mounted, last } = mountFields(fields);
    await mounted.ready;
    const labels = () => Array.from(place.querySelectorAll("label"), ({ textContent }) => textContent);
    expect(labels()).toEqual(["Card number", "Expiry date", "CVV"]);
    const boxes = [...place.querySelectorAll("label > div")];
    expect(Object.values(create.mock.lastCall?.[0].fields ?? {}).map(({ container }) => container)).toEqual(boxes);

    type(["visa", "master-card"], { ...all, cvv: false });
    await vi.waitFor(() => expect(last()).toEqual({ complete: false, brand: null, problem: null }));
    mounted.showProblems();
    await vi.waitFor(() => expect(last()?.problem).toBe("Check the card's details."));
    type(["master-card"], all);
    await vi.waitFor(() => expect(last()).toEqual({ complete: true, brand: "mastercard", problem: null }));

    verifyCard.mockImplementation(async ({ onLookupComplete }) => {
      await new Promise<void>((resolve) => onLookupComplete({}, resolve));
      return { nonce: "nonce-2", liabilityShifted: true, liabilityShiftPossible: true };
    });
    expect(await fields.token(request)).toEqual({ token: "nonce-2", brand: "mastercard", last4: "4444" });
    expect(verifyCard.mock.lastCall?.[0]).toMatchObject({ nonce: "nonce-1", bin: "555555", amount: "24.50" });
    verifyCard.mockResolvedValue({ nonce: "nonce-3", liabilityShifted: false, liabilityShiftPossible: true });
    await expect(fields.token(request)).rejects.toThrow("The bank refuses the card.");
    verifyCard.mockClear();
    expect(await fields.token({ ...request, amount: 0, intent: "store" })).toMatchObject({ token: "nonce-1" });
    expect(verifyCard).not.toHaveBeenCalled();

    mounted.update({ language: "zh-CN" });
    expect(labels()).toEqual(["卡号", "有效期", "安全码"]);
    mounted.showProblems();
    await vi.waitFor(() => expect(last()?.problem).toBe("请检查银行卡信息。"));
    mounted.focus();
    mounted.destroy();
    await soon();
    expect([hosted.focus.mock.calls, hosted.teardown.mock.calls]).toEqual([[["number"]], [[]]]);
  });

  it("has no token without fields on the page", async () => {
    await expect(braintreeFields(fakeBraintree().braintree, "token").token(request)).rejects.toThrow("on the page");
  });
});

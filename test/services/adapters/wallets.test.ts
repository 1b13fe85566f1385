import { afterEach, describe, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { createWalletsOnDemand } from "../../../src/services/adapters/onDemand.ts";
import { createWallets } from "../../../src/services/adapters/payment/wallets.ts";
import type { WalletEnd } from "../../../src/services/ports/wallets.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";

const { reference } = buildAttempt("a");
const applePay = { merchantIdentifier: "merchant.example", merchantName: "Dinner" };
const googlePay = {
  merchantId: "1",
  merchantName: "Dinner",
  gateway: "example",
  gatewayMerchantId: "dinner",
  environment: "TEST",
} as const;

interface Session {
  onvalidatemerchant(event: object): void;
  onpaymentauthorized(event: object): void;
  oncancel(): void;
}

/** A fake of Apple's interface that records its calls. */
function buildApple(broken: "" | "constructor" | "begin" = "") {
  const used: unknown[] = [];
  const sessions: Session[] = [];
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    constructor(...asked: unknown[]) {
      if (broken === "constructor") throw new Error("no");
      used.push(asked);
      sessions.push(this as unknown as Session);
    }
    begin() {
      if (broken === "begin") throw new Error("no");
      used.push("begin");
    }
    abort = () => used.push("abort");
    completeMerchantValidation = (session: unknown) => used.push(session);
    completePayment = (status: number) => used.push(status);
  }
  vi.stubGlobal("ApplePaySession", ApplePaySession);
  return { used, session: () => sessions[0] as Session };
}

function openApple(
  validateMerchant: (url: string) => Promise<unknown> = async () => ({ nonce: "1" }),
  configured: typeof applePay | null = applePay,
) {
  const wallets = createWallets({
    deployment: { applePay: configured, googlePay: null },
    ordering: { validateMerchant },
    log() {},
  });
  const close = new AbortController();
  const answer = wallets.open("apple-pay", { reference, total: cents(1_950), signal: close.signal });
  return { answer, end: (reason: WalletEnd) => close.abort(reason) };
}

/** An open session with a fake of Apple's interface. */
function openSession(validate?: Parameters<typeof openApple>[0], broken: Parameters<typeof buildApple>[0] = "") {
  return { ...buildApple(broken), ...openApple(validate) };
}

afterEach(() => vi.unstubAllGlobals());

const unusable = { kind: "failed", message: "Apple Pay cannot be used at this time..." };

describe("R58: the Apple Pay session", () => {
  it("begins immediately, and asks for neither shipping nor contact", () => {
    const { used } = openSession();
    expect(used).toEqual([
      [3, expect.not.objectContaining({ requiredShippingContactFields: expect.anything() })],
      "begin",
    ]);
    expect(used[0]).toMatchObject([3, { countryCode: "AU", total: { label: "Dinner", amount: "19.50" } }]);
  });

  it("is validated by the backend, and gives its token as JSON text", async () => {
    const { used, session } = buildApple();
    const asked: string[] = [];
    const { answer } = openApple(async (url) => {
      asked.push(url);
      return { nonce: "1" };
    });
    session().onvalidatemerchant({ validationURL: "https://apple.example/start" });
    await Promise.resolve();
    session().onpaymentauthorized({ payment: { token: { paymentData: "x" } } });
    expect(await answer).toEqual({ kind: "token", token: '{"paymentData":"x"}' });
    expect(asked).toEqual(["https://apple.example/start"]);
    expect(used).toContainEqual({ nonce: "1" });
  });

  it.each([
    ["placed", 0],
    ["failed", 1],
    ["unknown", "abort"],
  ] as const)("is told how the order ended: %s", async (reason, told) => {
    const { used, session, answer, end } = openSession();
    session().onpaymentauthorized({ payment: { token: {} } });
    await answer;
    end(reason);
    expect(used.at(-1)).toBe(told);
  });

  it.each(["placed", "failed"] as const)("is closed without a result if nothing was authorized: %s", async (reason) => {
    const { used, answer, end } = openSession();
    end(reason);
    expect(await answer).toEqual({ kind: "closed" });
    expect(used.at(-1)).toBe("abort");
  });

  const unsupported = "This device and/or browser does not support Apple Pay.";
  it.each([
    ["the browser has none", undefined, applePay, unsupported],
    ["the device can't pay", () => false, applePay, unsupported],
    [
      "the browser forbids it",
      () => {
        throw new Error("insecure");
      },
      applePay,
      unsupported,
    ],
    ["the shop has no certificate", () => true, null, "No Apple Pay merchant certificate is configured."],
  ])("isn't opened, and says why, if %s", async (_case, canMakePayments, configured, message) => {
    const { used } = buildApple();
    vi.stubGlobal("ApplePaySession", canMakePayments && Object.assign(class {}, { canMakePayments }));
    const { answer } = openApple(undefined, configured);
    expect(await answer).toEqual({ kind: "failed", message });
    expect(used).toEqual([]);
  });

  it.each(["constructor", "begin"] as const)("that fails in its %s says so and isn't called again", async (broken) => {
    const { used, answer, end } = openSession(undefined, broken);
    expect(await answer).toEqual(unusable);
    const before = [...used];
    end("failed");
    expect(used).toEqual(before);
  });

  it.each([
    ["isn't validated", async () => null],
    ["can't be validated", () => Promise.reject(new Error("offline"))],
  ])("that %s is closed and reports that", async (_case, validate) => {
    const { used, session, answer } = openSession(validate);
    session().onvalidatemerchant({ validationURL: "https://apple.example/start" });
    expect(await answer).toEqual(unusable);
    expect(used.at(-1)).toBe("abort");
  });

  it("that the diner closes is no error, and isn't called again", async () => {
    const { used, session, answer, end } = openSession();
    session().oncancel();
    expect(await answer).toEqual({ kind: "closed" });
    session().onvalidatemerchant({ validationURL: "https://apple.example/start" });
    await Promise.resolve();
    end("unknown");
    expect(used.at(-1)).toBe("begin");
  });
});

describe("R58: the Google Pay client", () => {
  function openGoogle(load: () => Promise<unknown>, isReady: () => Promise<{ result: boolean }>) {
    const asked: unknown[] = [];
    class PaymentsClient {
      isReadyToPay = isReady;
      constructor(options: object) {
        asked.push(options);
      }
      loadPaymentData(request: object) {
        asked.push(request);
        return load();
      }
    }
    vi.stubGlobal("google", { payments: { api: { PaymentsClient } } });
    const logged: string[] = [];
    const log = (type: string, text: string) => logged.push(`${type}: ${text}`);
    const ordering = { validateMerchant: async () => null };
    const wallets = createWallets({ deployment: { applePay: null, googlePay }, ordering, log });
    const open = () => {
      const { signal } = new AbortController();
      return wallets.open("google-pay", { reference, total: cents(1_950), signal });
    };
    return { asked, logged, wallets, open };
  }
  const ready = async () => ({ result: true });
  const paid = async () => ({ paymentMethodData: { tokenizationData: { token: '{"signature":"s"}' } } });

  it("asks for cards of its networks (S25), and returns a token that is enough to pay", async () => {
    const { asked, wallets, open } = openGoogle(paid, ready);
    expect(await wallets.prepare("google-pay")).toBe(true);
    expect(await open()).toEqual({ kind: "payment", token: '{"signature":"s"}' });
    expect(asked).toMatchObject([
      { environment: "TEST" },
      {
        allowedPaymentMethods: [
          {
            parameters: { allowedCardNetworks: ["AMEX", "JCB", "MASTERCARD", "VISA"] },
            tokenizationSpecification: { parameters: { gateway: "example", gatewayMerchantId: "dinner" } },
          },
        ],
        merchantInfo: { merchantId: "1", merchantName: "Dinner" },
        transactionInfo: { totalPrice: "19.50", currencyCode: "AUD", countryCode: "AU" },
      },
    ]);
  });

  it.each([
    ["closed by the diner", { statusCode: "CANCELED" }, { kind: "closed" }],
    ["failed", { statusCode: "DEVELOPER_ERROR" }, { kind: "failed", message: "DEVELOPER_ERROR" }],
    ["failed with a message", { statusCode: "X", statusMessage: "No." }, { kind: "failed", message: "No." }],
  ])("%s", async (_case, cause, answer) => {
    const { wallets, open } = openGoogle(() => Promise.reject(cause), ready);
    await wallets.prepare("google-pay");
    expect(await open()).toEqual(answer);
  });

  it("is unavailable on a device that can't pay, and if the check fails, which is logged", async () => {
    expect(await openGoogle(paid, async () => ({ result: false })).wallets.prepare("google-pay")).toBe(false);
    const failing = openGoogle(paid, () => Promise.reject(new Error("blocked")));
    expect(await failing.wallets.prepare("google-pay")).toBe(false);
    expect(failing.logged).toEqual(["Warning: Google Pay: blocked"]);
    expect(await failing.open()).toMatchObject({ kind: "failed" });
  });
});

it("makes a wallet unavailable if its code can't be loaded", async () => {
  const wallets = createWalletsOnDemand(() => Promise.reject(new Error("offline")));
  expect(await wallets.prepare("apple-pay")).toBe(false);
});

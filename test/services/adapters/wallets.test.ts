import { afterEach, describe, expect, it, vi } from "vitest";
import { createWalletsOnDemand } from "../../../src/services/adapters/onDemand.ts";
import { createWallets } from "../../../src/services/adapters/payment/wallets.ts";
import type { WalletEnd } from "../../../src/services/ports/wallets.ts";
import { deliverySums, openSums, walletRequest } from "./walletRequest.ts";

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
  onshippingcontactselected?(event: object): void;
  onpaymentauthorized(event: object): Promise<void>;
  oncancel(): void;
}

type Scripted = Parameters<typeof walletRequest>[0];

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
    completeShippingContactSelection = (update: unknown) => used.push(update);
    completePayment = (result: unknown) => used.push(result);
  }
  vi.stubGlobal("ApplePaySession", ApplePaySession);
  vi.stubGlobal(
    "ApplePayError",
    class {
      readonly told: readonly unknown[];
      constructor(...told: readonly unknown[]) {
        this.told = told;
      }
    },
  );
  return { used, session: () => sessions[0] as Session };
}

function openApple(
  validateMerchant: (url: string) => Promise<unknown> = async () => ({ nonce: "1" }),
  configured: typeof applePay | null = applePay,
  scripted: Scripted = {},
) {
  const wallets = createWallets({
    deployment: { applePay: configured, googlePay: null },
    ordering: { validateMerchant },
    log() {},
  });
  const { asked, told, close } = walletRequest(scripted);
  const answer = wallets.open("apple-pay", asked);
  return { answer, told, end: (reason: WalletEnd) => close.abort(reason) };
}

/** An open session with a fake of Apple's interface. */
function openSession(validate?: Parameters<typeof openApple>[0], broken: Parameters<typeof buildApple>[0] = "") {
  return { ...buildApple(broken), ...openApple(validate) };
}

/** One that asks for what the order lacks (R97). */
function askSession(scripted: Scripted) {
  return { ...buildApple(), ...openApple(undefined, applePay, scripted) };
}

afterEach(() => vi.unstubAllGlobals());

const unusable = { kind: "failed", message: "Apple Pay cannot be used at this time..." };

describe("R58: the Apple Pay session", () => {
  it("begins immediately, lists the receipt, and asks for nothing that the order has", () => {
    const { used } = openSession();
    expect(used).toEqual([
      [3, expect.not.objectContaining({ requiredShippingContactFields: expect.anything() })],
      "begin",
    ]);
    const lineItems = [
      { label: "Subtotal", amount: "18.00", type: "final" },
      { label: "Sunday surcharge", amount: "1.50", type: "final" },
    ];
    const total = { label: "Dinner", amount: "19.50", type: "final" };
    expect(used[0]).toMatchObject([3, { countryCode: "AU", total, lineItems }]);
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
    void session().onpaymentauthorized({ payment: { token: { paymentData: "x" } } });
    expect(await answer).toEqual({ kind: "token", token: '{"paymentData":"x"}' });
    expect(asked).toEqual(["https://apple.example/start"]);
    expect(used).toContainEqual({ nonce: "1" });
  });

  it.each([
    ["placed", { status: 0 }],
    ["failed", { status: 1 }],
    ["unknown", "abort"],
  ] as const)("is told how the order ended: %s", async (reason, told) => {
    const { used, session, answer, end } = openSession();
    void session().onpaymentauthorized({ payment: { token: {} } });
    await answer;
    end(reason);
    expect(used.at(-1)).toEqual(told);
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

describe("R97: what Apple's sheet is asked for", () => {
  const noor = {
    givenName: "Noor",
    familyName: "Abbot",
    emailAddress: "noor@example.com",
    phoneNumber: "+61 412 345 678",
  };
  const flat = { addressLines: ["Unit 5", "1 Bourke St"], locality: "Melbourne", administrativeArea: "Victoria" };
  const approve = (session: Session, shippingContact: unknown) =>
    session.onpaymentauthorized({ payment: { token: "t", shippingContact } });

  it("is what the order lacks, and it gives that to the shop", async () => {
    const { used, session, answer, told } = askSession({ asks: ["name", "email", "phone"] });
    expect(used[0]).toMatchObject([3, { requiredShippingContactFields: ["name", "email", "phone"] }]);
    expect(session().onshippingcontactselected).toBeUndefined();
    await approve(session(), noor);
    expect(await answer).toEqual({ kind: "token", token: '"t"' });
    const contact = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "+61 412 345 678" };
    expect(told).toEqual([{ contact, address: null }]);
  });

  it.each([
    ["nothing", undefined, { firstName: "", lastName: "", email: "", phone: "" }],
    ["another form", { givenName: 7, phoneNumber: null }, { firstName: "", lastName: "", email: "", phone: "" }],
    ["one name for both", { givenName: "Noor Abbot" }, { firstName: "Noor", lastName: "Abbot", email: "", phone: "" }],
    ["a Chinese name", { familyName: "欧阳小明" }, { firstName: "小明", lastName: "欧阳", email: "", phone: "" }],
  ])("%s: what is missing is empty, so that the shop's rules ask for it", async (_case, given, contact) => {
    const { session, told } = askSession({ asks: ["name", "email", "phone"] });
    await approve(session(), given);
    expect(told).toEqual([{ contact, address: null }]);
  });

  it.each([
    ["name", "name"],
    ["email", "emailAddress"],
    ["phone", "phoneNumber"],
    ["address", "postalAddress"],
  ] as const)("shows a refused %s at its field, stays open, and can be approved again", async (about, field) => {
    const refusals = [{ about, message: "No." }];
    const { used, session, answer, end } = askSession({ asks: [about], refusals });
    await approve(session(), noor);
    const errors = [{ told: ["shippingContactInvalid", field, "No."] }];
    expect(used.at(-1)).toEqual({ status: 1, errors });
    await approve(session(), noor);
    expect(await answer).toEqual({ kind: "token", token: '"t"' });
    end("placed");
    expect(used.at(-1)).toEqual({ status: 0 });
  });

  it("fails without a field where the browser has no errors of its own", async () => {
    const { used, session } = askSession({ asks: ["phone"], refusals: [{ about: "phone", message: "No." }] });
    vi.stubGlobal("ApplePayError", undefined);
    await approve(session(), noor);
    expect(used.at(-1)).toEqual({ status: 1, errors: [] });
  });

  it("is closed as failed if the order changed while it was open, and isn't called again", async () => {
    const { asked, close } = walletRequest();
    const { used, session } = buildApple();
    const ordering = { validateMerchant: async () => null };
    const wallets = createWallets({ deployment: { applePay, googlePay: null }, ordering, log() {} });
    const answer = wallets.open("apple-pay", {
      ...asked,
      async approve() {
        close.abort("failed");
        return { about: "order", message: "Changed." };
      },
    });
    await approve(session(), noor);
    expect(await answer).toEqual({ kind: "closed" });
    expect(used.slice(2)).toEqual([{ status: 1 }]);
  });

  it("answers fee and area by the place, without a street, and the whole address when it is approved", async () => {
    const { used, session, told } = askSession({ asks: ["address"], sums: openSums });
    const pending = [{}, { label: "Delivery fee", amount: "0.00", type: "pending" }];
    expect(used[0]).toMatchObject([3, { lineItems: pending, total: { type: "pending" } }]);
    const place = { locality: "Melbourne", administrativeArea: "VIC", postalCode: "3000", countryCode: "AU" };
    session().onshippingcontactselected?.({ shippingContact: { ...place, givenName: "" } });
    expect(used.at(-1)).toEqual({
      newTotal: { label: "Dinner", amount: "25.00", type: "final" },
      newLineItems: [
        { label: "Subtotal", amount: "19.50", type: "final" },
        { label: "Delivery fee", amount: "5.50", type: "final" },
      ],
      errors: [],
    });
    await approve(session(), { ...noor, ...place, ...flat });
    const known = { suburb: "Melbourne", state: "VIC", postcode: "3000" };
    const address = { ...known, street: "Unit 5, 1 Bourke St" };
    expect(told).toEqual([known, expect.objectContaining({ address })]);
  });

  it("says at the address that nothing is delivered there, and keeps the sums that it showed", () => {
    const located = { about: "address", message: "Not there." } as const;
    const { used, session, told } = askSession({ asks: ["address"], sums: openSums, located });
    session().onshippingcontactselected?.({ shippingContact: { postalCode: "10001", countryCode: "us" } });
    // The postcode of another country could be one of ours.
    expect(told).toEqual([{ suburb: "", state: "", postcode: "" }]);
    expect(used.at(-1)).toMatchObject({
      newTotal: { amount: "19.50", type: "pending" },
      errors: [{ told: ["shippingContactInvalid", "postalAddress", "Not there."] }],
    });
  });
});

describe("R58: the Google Pay client", () => {
  interface Callbacks {
    onPaymentAuthorized(data: unknown): Promise<unknown>;
    onPaymentDataChanged?(data: unknown): Promise<unknown>;
  }
  interface Client {
    readonly environment: string;
    readonly paymentDataCallbacks: Callbacks;
  }
  const token = '{"signature":"s"}';
  const tokenizationData = { token };
  const paid = { paymentMethodData: { tokenizationData } };

  function openGoogle(
    isReady: () => Promise<{ result: boolean }> = async () => ({ result: true }),
    load: (callbacks: Callbacks) => Promise<unknown> = async (callbacks) => callbacks.onPaymentAuthorized(paid),
    scripted: Scripted = {},
  ) {
    const requests: unknown[] = [];
    const clients: Client[] = [];
    class PaymentsClient {
      isReadyToPay = isReady;
      constructor(client: Client) {
        clients.push(client);
      }
      loadPaymentData(request: object) {
        requests.push(request);
        return load((clients.at(-1) as Client).paymentDataCallbacks);
      }
    }
    vi.stubGlobal("google", { payments: { api: { PaymentsClient } } });
    const logged: string[] = [];
    const log = (type: string, text: string) => logged.push(`${type}: ${text}`);
    const ordering = { validateMerchant: async () => null };
    const wallets = createWallets({ deployment: { applePay: null, googlePay }, ordering, log });
    const request = walletRequest(scripted);
    return { requests, clients, logged, wallets, ...request, open: () => wallets.open("google-pay", request.asked) };
  }

  /** Opens a sheet that answers nothing, and returns what Google calls. */
  async function openSheet(scripted: Scripted = {}) {
    const opened = openGoogle(undefined, () => new Promise(() => {}), scripted);
    await opened.wallets.prepare("google-pay");
    const answer = opened.open();
    const { paymentDataCallbacks } = opened.clients.at(-1) as Client;
    return { ...opened, ...paymentDataCallbacks, answer, request: opened.requests[0] };
  }

  it("asks for cards of its networks (S25), lists the receipt, and returns a token that is enough to pay", async () => {
    const { requests, clients, wallets, open } = openGoogle();
    expect(await wallets.prepare("google-pay")).toBe(true);
    expect(await open()).toEqual({ kind: "payment", token });
    expect(clients).toMatchObject([{ environment: "TEST" }, { environment: "TEST" }]);
    expect(requests).toMatchObject([
      {
        emailRequired: false,
        callbackIntents: ["PAYMENT_AUTHORIZATION"],
        allowedPaymentMethods: [
          {
            parameters: { allowedCardNetworks: ["AMEX", "JCB", "MASTERCARD", "VISA"] },
            tokenizationSpecification: { parameters: { gateway: "example", gatewayMerchantId: "dinner" } },
          },
        ],
        merchantInfo: { merchantId: "1", merchantName: "Dinner" },
        transactionInfo: {
          totalPriceStatus: "FINAL",
          totalPrice: "19.50",
          currencyCode: "AUD",
          countryCode: "AU",
          displayItems: [
            { label: "Subtotal", price: "18.00" },
            { label: "Sunday surcharge", price: "1.50" },
          ],
        },
      },
    ]);
    const [{ allowedPaymentMethods }] = requests as [{ allowedPaymentMethods: [{ parameters: object }] }];
    expect(allowedPaymentMethods[0].parameters).not.toHaveProperty("billingAddressRequired");
    expect(requests[0]).not.toHaveProperty("shippingAddressRequired");
  });

  it.each([
    ["closed by the diner", { statusCode: "CANCELED" }, { kind: "closed" }],
    ["failed", { statusCode: "DEVELOPER_ERROR" }, { kind: "failed", message: "DEVELOPER_ERROR" }],
    ["failed with a message", { statusCode: "X", statusMessage: "No." }, { kind: "failed", message: "No." }],
  ])("%s", async (_case, cause, answer) => {
    const { wallets, open } = openGoogle(undefined, () => Promise.reject(cause));
    await wallets.prepare("google-pay");
    expect(await open()).toEqual(answer);
  });

  it("is unavailable on a device that can't pay, and if the check fails, which is logged", async () => {
    expect(await openGoogle(async () => ({ result: false })).wallets.prepare("google-pay")).toBe(false);
    const failing = openGoogle(() => Promise.reject(new Error("blocked")));
    expect(await failing.wallets.prepare("google-pay")).toBe(false);
    expect(failing.logged).toEqual(["Warning: Google Pay: blocked"]);
    expect(await failing.open()).toMatchObject({ kind: "failed" });
  });

  const person = { name: "Noor Abbot", phoneNumber: "0412 345 678" };
  const contact = { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412 345 678" };

  it("R97: asks for a name and a phone number with the card's address, and gives them to the shop", async () => {
    const { request, onPaymentAuthorized, answer, told } = await openSheet({ asks: ["name", "email", "phone"] });
    const billingAddressParameters = { format: "MIN", phoneNumberRequired: true };
    expect(request).toMatchObject({
      emailRequired: true,
      allowedPaymentMethods: [{ parameters: { billingAddressRequired: true, billingAddressParameters } }],
    });
    const paymentMethodData = { tokenizationData, info: { billingAddress: person } };
    const data = { email: "noor@example.com", paymentMethodData };
    expect(await onPaymentAuthorized(data)).toEqual({ transactionState: "SUCCESS" });
    expect(await answer).toEqual({ kind: "payment", token });
    expect(told).toEqual([{ contact, address: null }]);
  });

  it("R97: asks for an address where the postcode decides, and answers fee and area inside the sheet", async () => {
    const sheet = await openSheet({ asks: ["name", "email", "phone", "address"], sums: openSums });
    expect(sheet.request).toMatchObject({
      shippingAddressRequired: true,
      shippingAddressParameters: { allowedCountryCodes: ["AU"], phoneNumberRequired: true },
      callbackIntents: ["PAYMENT_AUTHORIZATION", "SHIPPING_ADDRESS"],
      transactionInfo: { totalPriceStatus: "ESTIMATED", displayItems: [{}, { status: "PENDING" }] },
    });
    const place = { locality: "Melbourne", administrativeArea: "VIC", postalCode: "3000", countryCode: "AU" };
    expect(await sheet.onPaymentDataChanged?.({ shippingAddress: place })).toMatchObject({
      newTransactionInfo: { totalPriceStatus: "FINAL", totalPrice: "25.00", displayItems: [{}, { price: "5.50" }] },
    });
    const shippingAddress = { ...person, ...place, address1: "Unit 5", address2: "1 Bourke St" };
    await sheet.onPaymentAuthorized({ ...paid, email: "noor@example.com", shippingAddress });
    const known = { suburb: "Melbourne", state: "VIC", postcode: "3000" };
    expect(sheet.told).toEqual([known, { contact, address: { ...known, street: "Unit 5, 1 Bourke St" } }]);
  });

  it("R97: says at the address that nothing is delivered there", async () => {
    const located = { about: "address", message: "Not there." } as const;
    const { onPaymentDataChanged } = await openSheet({ asks: ["address"], sums: deliverySums, located });
    const error = { reason: "SHIPPING_ADDRESS_UNSERVICEABLE", message: "Not there.", intent: "SHIPPING_ADDRESS" };
    expect(await onPaymentDataChanged?.({ shippingAddress: { postalCode: "0872" } })).toEqual({ error });
  });

  it.each([
    ["phone", "PAYMENT_DATA_INVALID", "PAYMENT_AUTHORIZATION"],
    ["address", "SHIPPING_ADDRESS_UNSERVICEABLE", "SHIPPING_ADDRESS"],
    ["order", "OTHER_ERROR", "PAYMENT_AUTHORIZATION"],
  ] as const)("R97: shows why the %s is refused, and can be approved again", async (about, reason, intent) => {
    const refusals = [{ about, message: "No." }];
    const { onPaymentAuthorized, answer } = await openSheet({ refusals });
    const error = { reason, message: "No.", intent };
    expect(await onPaymentAuthorized(paid)).toEqual({ transactionState: "ERROR", error });
    expect(await onPaymentAuthorized(paid)).toEqual({ transactionState: "SUCCESS" });
    expect(await answer).toEqual({ kind: "payment", token });
  });

  it("pays nothing without a token", async () => {
    const { onPaymentAuthorized, answer, told } = await openSheet();
    expect(await onPaymentAuthorized({ paymentMethodData: {} })).toEqual({ transactionState: "ERROR" });
    expect(await answer).toMatchObject({ kind: "failed" });
    expect(told).toEqual([]);
  });

  it("counts as closed once the order is given up, because a page can't close Google's window", async () => {
    const { answer, close } = await openSheet();
    close.abort("failed");
    expect(await answer).toEqual({ kind: "closed" });
  });
});

it("makes a wallet unavailable if its code can't be loaded", async () => {
  const wallets = createWalletsOnDemand({ googlePay: null }, () => Promise.reject(new Error("offline")));
  expect(await wallets.prepare("apple-pay")).toBe(false);
});

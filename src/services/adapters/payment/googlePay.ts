import type { SheetField } from "../../../domain/checkout/walletSheet.ts";
import type { Deployment, GooglePayConfig } from "../../../domain/host/deployment.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import { parseGooglePayment, parseGooglePlace } from "../../../wire/api/walletSheets.ts";
import type { SheetError, SheetSums, WalletRequest, WalletResult } from "../../ports/wallets.ts";
import { loadScript } from "../browser/loadScript.ts";

/** What the sheet calls while it is open. */
interface GoogleCallbacks {
  onPaymentAuthorized(data: unknown): Promise<object>;
  onPaymentDataChanged(data: { readonly shippingAddress?: unknown }): Promise<object>;
}

/** The part of Google's interface that this shop uses. */
interface GoogleClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<unknown>;
}

interface ClientOptions {
  readonly environment: GooglePayConfig["environment"];
  readonly paymentDataCallbacks?: Partial<GoogleCallbacks>;
}

type GoogleClients = new (options: ClientOptions) => GoogleClient;

interface GoogleGlobals {
  readonly google?: {
    readonly payments?: { readonly api?: { readonly PaymentsClient: GoogleClients } };
  };
}

const scriptUrl = "https://pay.google.com/gp/p/js/pay.js";
const version = { apiVersion: 2, apiVersionMinor: 0 };
const card = {
  type: "CARD",
  parameters: {
    allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
    allowedCardNetworks: ["AMEX", "JCB", "MASTERCARD", "VISA"],
  },
};

/** The same sentence that the ordering API sends, so that it is shown in the shop's language. */
export const googlePayFailed =
  "The payment with Google Pay didn't work. Please try again, or choose another way to pay.";

export interface GooglePay {
  open(request: WalletRequest): Promise<WalletResult>;
}

/**
 * Null if it isn't configured, its script can't be loaded, or the device has no card for it. If the page has loaded the
 * script, that copy is used.
 */
export async function prepareGooglePay({ googlePay }: Pick<Deployment, "googlePay">): Promise<GooglePay | null> {
  if (!googlePay) return null;
  if (!api()) await loadScript(scriptUrl, "servery-google-pay");
  const Client = api()?.PaymentsClient;
  if (!Client) return null;
  const client = new Client({ environment: googlePay.environment });
  const { result } = await client.isReadyToPay({ ...version, allowedPaymentMethods: [card] });
  return result ? { open: (asked) => open(Client, googlePay, asked) } : null;
}

function api() {
  return (globalThis as GoogleGlobals).google?.payments?.api;
}

/** Name and phone come with an address: with the one for the delivery if that is asked for, else with the card's. */
function encodeQuestions(asks: readonly SheetField[]) {
  const phoneNumberRequired = asks.includes("phone");
  const hasAddress = asks.includes("address");
  const asksCard = !hasAddress && (phoneNumberRequired || asks.includes("name"));
  return {
    ofPage: {
      emailRequired: asks.includes("email"),
      ...(hasAddress && {
        shippingAddressRequired: true,
        shippingAddressParameters: { allowedCountryCodes: ["AU"], phoneNumberRequired },
      }),
      callbackIntents: ["PAYMENT_AUTHORIZATION", ...(hasAddress ? ["SHIPPING_ADDRESS"] : [])],
    },
    ofCard: asksCard && {
      billingAddressRequired: true,
      billingAddressParameters: { format: "MIN", phoneNumberRequired },
    },
  };
}

function encodeSums({ rows, total }: SheetSums) {
  const dollars = (amount: SheetSums["total"]) => toDollars(amount).toFixed(2);
  const isPending = rows.some(({ amount }) => amount === null);
  const items = rows.map(({ label, amount }) => ({
    label,
    type: "LINE_ITEM",
    price: amount === null ? "0.00" : dollars(amount),
    status: amount === null ? "PENDING" : "FINAL",
  }));
  return {
    totalPriceStatus: isPending ? "ESTIMATED" : "FINAL",
    totalPrice: dollars(total),
    totalPriceLabel: "Total",
    currencyCode: "AUD",
    countryCode: "AU",
    // Google refuses a list of one: the total says that already.
    ...(items.length > 0 && { displayItems: items }),
  };
}

/** `intent` is what the diner can do again in the sheet, which stays open. */
function encodeError({ about, message }: SheetError) {
  if (about === "address") return { reason: "SHIPPING_ADDRESS_UNSERVICEABLE", message, intent: "SHIPPING_ADDRESS" };
  return {
    reason: about === "order" ? "OTHER_ERROR" : "PAYMENT_DATA_INVALID",
    message,
    intent: "PAYMENT_AUTHORIZATION",
  };
}

/** R58: closing the window is not an error. */
function resultOf(cause: unknown): WalletResult {
  const { statusCode, statusMessage } = cause as { readonly statusCode?: string; readonly statusMessage?: string };
  if (statusCode === "CANCELED") return { kind: "closed" };
  return { kind: "failed", message: statusMessage || statusCode || googlePayFailed };
}

function open(Client: GoogleClients, config: GooglePayConfig, asked: WalletRequest): Promise<WalletResult> {
  const { gateway, gatewayMerchantId, merchantId, merchantName, environment } = config;
  const tokenizationSpecification = { type: "PAYMENT_GATEWAY", parameters: { gateway, gatewayMerchantId } };
  const { ofPage, ofCard } = encodeQuestions(asked.asks);
  return new Promise((resolve) => {
    // A page can't close Google's window: what comes of it later counts no more.
    asked.signal.addEventListener("abort", () => resolve({ kind: "closed" }));
    const client = new Client({ environment, paymentDataCallbacks: callbacksOf(asked, resolve) });
    client
      .loadPaymentData({
        ...version,
        ...ofPage,
        allowedPaymentMethods: [{ ...card, parameters: { ...card.parameters, ...ofCard }, tokenizationSpecification }],
        merchantInfo: { merchantId, merchantName },
        transactionInfo: encodeSums(asked.sums),
      })
      .catch((cause: unknown) => resolve(resultOf(cause)));
  });
}

/** The payment is at hand once the order may be paid, whatever becomes of Google's window. */
function callbacksOf(asked: WalletRequest, resolve: (result: WalletResult) => void): Partial<GoogleCallbacks> {
  return {
    async onPaymentAuthorized(data) {
      const paid = parseGooglePayment(data);
      if (!paid) {
        resolve({ kind: "failed", message: googlePayFailed });
        return { transactionState: "ERROR" };
      }
      const error = await asked.approve(paid);
      if (error) return { transactionState: "ERROR", error: encodeError(error) };
      resolve({ kind: "payment", token: paid.token });
      return { transactionState: "SUCCESS" };
    },
    // Google accepts it only if the address is asked for.
    ...(asked.asks.includes("address") && {
      async onPaymentDataChanged({ shippingAddress }: { readonly shippingAddress?: unknown }) {
        const answer = asked.locate(parseGooglePlace(shippingAddress));
        return "about" in answer ? { error: encodeError(answer) } : { newTransactionInfo: encodeSums(answer) };
      },
    }),
  };
}

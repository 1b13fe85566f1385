import type { Deployment, GooglePayConfig } from "../../../domain/host/deployment.ts";
import { type Cents, toDollars } from "../../../domain/money/cents.ts";
import type { WalletRequest, WalletResult } from "../../ports/wallets.ts";
import { loadScript } from "../browser/loadScript.ts";

/** The part of Google's interface that this shop uses. */
interface GoogleClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<{
    readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } };
  }>;
}

interface GoogleGlobals {
  readonly google?: {
    readonly payments?: { readonly api?: { readonly PaymentsClient: new (options: object) => GoogleClient } };
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
  return result ? { open: ({ total }) => open(client, googlePay, total) } : null;
}

function api() {
  return (globalThis as GoogleGlobals).google?.payments?.api;
}

async function open(client: GoogleClient, config: GooglePayConfig, total: Cents): Promise<WalletResult> {
  const { gateway, gatewayMerchantId, merchantId, merchantName } = config;
  const tokenizationSpecification = { type: "PAYMENT_GATEWAY", parameters: { gateway, gatewayMerchantId } };
  try {
    const { paymentMethodData } = await client.loadPaymentData({
      ...version,
      allowedPaymentMethods: [{ ...card, tokenizationSpecification }],
      merchantInfo: { merchantId, merchantName },
      transactionInfo: {
        totalPriceStatus: "FINAL",
        totalPrice: toDollars(total).toFixed(2),
        currencyCode: "AUD",
        countryCode: "AU",
      },
    });
    return { kind: "payment", token: paymentMethodData.tokenizationData.token };
  } catch (cause) {
    const { statusCode, statusMessage } = cause as { readonly statusCode?: string; readonly statusMessage?: string };
    // R58: closing the window is not an error.
    if (statusCode === "CANCELED") return { kind: "closed" };
    return { kind: "failed", message: statusMessage || statusCode || googlePayFailed };
  }
}

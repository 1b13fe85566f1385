import { isJsonObject } from "./documentShape.ts";
import type { Json, JsonFields } from "./documents/types.ts";

export const projectId = "servery-demo";
/** R63: the header that carries the ID token in calls for a member. */
export const idTokenHeader = "X-Servery-Id-Token";

/** R3. The URLs are relative to the script's URL, so any port or host name works. */
const demoConfiguration: JsonFields = {
  apiUrl: "/api",
  apiKey: "demo-key",
  firebase: { apiKey: "demo-key", authDomain: "localhost", projectId, appId: "demo" },
  idTokenHeader,
  appName: "Servery",
  marketingUrl: "https://servery.example/",
  supportEmail: "help@servery.example",
  forceSandboxPayment: true,
  emulators: { auth: "/", firestore: "/" },
};

/** R58. Only for pages with the wallets' stand-ins, because any other page would fetch Google's own script. */
const wallets: JsonFields = {
  applePay: { merchantIdentifier: "merchant.example.servery", merchantName: "Servery" },
  googlePay: {
    merchantId: "0123456789",
    merchantName: "Servery",
    gateway: "example",
    gatewayMerchantId: "servery-demo",
    environment: "TEST",
  },
};

export function projectOf({ firebase }: JsonFields): string {
  return isJsonObject(firebase) ? String(firebase["projectId"]) : projectId;
}

export function withWallets(configuration: JsonFields): JsonFields {
  return layOver(wallets, configuration);
}

/** R104: an own configuration may name a frame of its own. */
export function withCardFrame(configuration: JsonFields, cardFrame: string | null): JsonFields {
  return cardFrame === null ? configuration : layOver({ cardFrame }, configuration);
}

export function demoConfigurationWith(own: JsonFields): JsonFields {
  return layOver(demoConfiguration, own);
}

function layOver(below: JsonFields, above: JsonFields): JsonFields {
  const merged: Record<string, Json> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = below[key];
    merged[key] = isJsonObject(old) && isJsonObject(value) ? layOver(old, value) : value;
  }
  return merged;
}

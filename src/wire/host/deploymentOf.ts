import type { ApplePayConfig, Deployment, GooglePayConfig } from "../../domain/host/deployment.ts";
import { serviceUrl } from "../trustedUrl.ts";

/** A configuration that `config.ts` has validated, in the build that contains it or at run time. */
export interface CheckedConfig {
  readonly apiUrl: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain?: string | null | undefined;
    readonly appId?: string | null | undefined;
  };
  readonly apiKey?: string | null;
  readonly idTokenHeader?: string | null;
  readonly mapsKey?: string | null;
  readonly applePay?: ApplePayConfig | null;
  readonly googlePay?: GooglePayConfig | null;
  readonly branded?: boolean | null;
  readonly appName?: string | null;
  readonly marketingUrl?: string | null;
  readonly supportEmail?: string | null;
  readonly forceSandboxPayment?: boolean | null;
  readonly errorReporting?: string | null;
  readonly cardFrame?: string | null;
  readonly emulators?: { readonly auth?: string | null; readonly firestore?: string | null } | null;
}

/** Fills in the defaults, and makes relative URLs absolute. */
export function deploymentOf(config: CheckedConfig, base: string): Deployment {
  const { apiKey, projectId, authDomain, appId } = config.firebase;
  const whole = (url: string | null | undefined) => (url == null ? null : serviceUrl(url, base));
  return {
    apiUrl: whole(config.apiUrl) ?? "",
    apiKey: config.apiKey ?? "",
    firebase: { apiKey, projectId, ...(authDomain && { authDomain }), ...(appId && { appId }) },
    idTokenHeader: config.idTokenHeader ?? null,
    mapsKey: config.mapsKey ?? "",
    applePay: config.applePay ?? null,
    googlePay: config.googlePay ?? null,
    isBranded: config.branded ?? false,
    isSandboxPayment: config.forceSandboxPayment ?? false,
    appName: config.appName ?? "Servery",
    marketingUrl: whole(config.marketingUrl),
    supportEmail: config.supportEmail ?? "",
    errorReporting: whole(config.errorReporting),
    cardFrame: whole(config.cardFrame),
    emulators: { auth: whole(config.emulators?.auth), firestore: whole(config.emulators?.firestore) },
  };
}

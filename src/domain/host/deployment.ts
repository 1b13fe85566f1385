interface FirebaseOptions {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  readonly appId?: string;
}

export interface ApplePayConfig {
  readonly merchantName: string;
}

export interface GooglePayConfig {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  readonly environment: "TEST" | "PRODUCTION";
}

/** The services that this build of the shop talks to (R3). Every URL is absolute. */
export interface Deployment {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly firebase: FirebaseOptions;
  /** R63: calls that act for a member carry their ID token in this header; null: they carry none. */
  readonly idTokenHeader: string | null;
  /** Empty: only a page that has loaded Google Maps itself has maps (R49). */
  readonly mapsKey: string;
  /** R58; null: the wallet isn't set up. */
  readonly applePay: ApplePayConfig | null;
  readonly googlePay: GooglePayConfig | null;
  readonly isBranded: boolean;
  /** Cards are charged in the payment provider's sandbox. */
  readonly isSandboxPayment: boolean;
  readonly appName: string;
  readonly marketingUrl: string | null;
  readonly supportEmail: string;
  /** Where caught errors are posted; null: nowhere but the log. */
  readonly errorReporting: string | null;
  readonly emulators: { readonly auth: string | null; readonly firestore: string | null };
}

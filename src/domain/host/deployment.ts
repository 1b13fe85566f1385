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
  /** R63: the header with the ID token in calls that act for a member. Null if they carry none. */
  readonly idTokenHeader: string | null;
  /** Empty if there is none: then maps work only on a host page that has loaded Google Maps itself (R49). */
  readonly mapsKey: string;
  /** R58. Null if the wallet isn't set up. */
  readonly applePay: ApplePayConfig | null;
  readonly googlePay: GooglePayConfig | null;
  readonly isBranded: boolean;
  /** Cards are charged in the payment provider's sandbox. */
  readonly isSandboxPayment: boolean;
  readonly appName: string;
  readonly marketingUrl: string | null;
  readonly supportEmail: string;
  /** The URL that caught errors are posted to; null if they are only logged. */
  readonly errorReporting: string | null;
  /** R104: the URL of the frame that cards are typed in. Null if there is none. */
  readonly cardFrame: string | null;
  readonly emulators: { readonly auth: string | null; readonly firestore: string | null };
}

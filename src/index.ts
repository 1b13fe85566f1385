/** The public interface of the element, for pages that are written in TypeScript. */

export interface ServeryEmulators {
  auth?: string;
  firestore?: string;
}

export interface ServeryConfiguration {
  /** Where the ordering API answers. */
  apiUrl: string;
  apiKey: string;
  /** The web app's options of the Firebase project. */
  firebase: { apiKey: string; projectId: string; authDomain?: string; appId?: string };
  /** Whether the documents stand behind `Brands/{hq-id}/`. */
  branded?: boolean;
  /** Cards are charged in the payment provider's sandbox. */
  forceSandboxPayment?: boolean;
  appName?: string;
  marketingUrl?: string;
  supportEmail?: string;
  /** Where caught errors are posted. */
  errorReporting?: string;
  /** A local sign-in service and document database. */
  emulators?: ServeryEmulators;
}

export interface ServeryReadyDetail {
  storeId: number | null;
  language: string;
}

export interface ServeryNavigateDetail {
  /** The path inside the shop, such as `/store/120`. */
  path: string;
  /** The screen's name, such as `store` or `checkout`. */
  name: string;
}

export interface ServeryCartChangeDetail {
  /** How many things are in the cart: two of one burger are two. */
  itemCount: number;
  /** In dollars, tax included. */
  total: number;
  currency: "AUD";
}

export interface ServeryOrderPlacedDetail {
  storeId: number;
  /** The order's id, as the store knows it. */
  orderId: string;
  /** In dollars, tax included. */
  total: number;
  currency: "AUD";
}

export interface ServeryErrorDetail {
  category: string;
  message: string;
}

export interface ServeryEventMap {
  "servery:ready": CustomEvent<ServeryReadyDetail>;
  "servery:navigate": CustomEvent<ServeryNavigateDetail>;
  "servery:cart-change": CustomEvent<ServeryCartChangeDetail>;
  /** Once an order, when the store has it. */
  "servery:order-placed": CustomEvent<ServeryOrderPlacedDetail>;
  "servery:error": CustomEvent<ServeryErrorDetail>;
}

export interface ServeryStorefrontElement extends HTMLElement {
  /** Replaces the deployment's configuration, whatever the build or the `config` attribute says. */
  config: ServeryConfiguration | null;
  addEventListener<K extends keyof ServeryEventMap>(
    type: K,
    listener: (event: ServeryEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "servery-storefront": ServeryStorefrontElement;
  }
}

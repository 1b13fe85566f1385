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
  /** A local sign-in service and document database in Firebase's place, such as `http://localhost:5173`. */
  emulators?: ServeryEmulators;
}

export interface ServeryReadyDetail {
  /** Null on a list of venues. */
  storeId: number | null;
  language: string;
}

export interface ServeryNavigateDetail {
  /**
   * The path inside the shop, such as `/store/120`. It may hold the ids of an order and its guest, with which the order
   * can be read: send `name` to analytics, never this.
   */
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
  /** Once, when the first screen is shown. */
  "servery:ready": CustomEvent<ServeryReadyDetail>;
  "servery:navigate": CustomEvent<ServeryNavigateDetail>;
  "servery:cart-change": CustomEvent<ServeryCartChangeDetail>;
  /** Once an order, when the store has it. */
  "servery:order-placed": CustomEvent<ServeryOrderPlacedDetail>;
  "servery:error": CustomEvent<ServeryErrorDetail>;
}

export interface ServeryStorefrontElement extends HTMLElement {
  /** Replaces the deployment's configuration, whatever the build or the `config` attribute says. */
  get config(): ServeryConfiguration | null;
  /** A text is the `config` attribute's: an address. */
  set config(value: ServeryConfiguration | string | null);
}

/** What a page writes on the tag. */
export interface ServeryAttributes {
  "store-id"?: number | string;
  "store-name"?: string;
  "hq-id"?: number | string;
  language?: "en" | "zh-CN";
  mobile?: boolean;
  "digital-display"?: boolean;
  /** Of the shop's own first heading, 1 to 6: 2 where the page has its own `<h1>`. */
  "heading-level"?: number | string;
  "full-page"?: boolean;
  "base-path"?: string;
  /** An address; a framework may also set the property, and give the configuration itself. */
  config?: string | ServeryConfiguration;
  room?: string;
  table?: string;
  coupon?: string;
  gift?: boolean;
  "select-mode"?: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    "servery-storefront": ServeryStorefrontElement;
  }
  /** They bubble: the element, whatever is around it, the document and the window hear of them. */
  interface GlobalEventHandlersEventMap extends ServeryEventMap {}
}

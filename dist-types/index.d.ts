/** The public interface of the element, for pages that are written in TypeScript. */
interface ServeryEmulators {
  auth?: string;
  firestore?: string;
}
interface ServeryConfiguration {
  /** Where the ordering API answers. */
  apiUrl: string;
  apiKey: string;
  /** The web app's options of the Firebase project. */
  firebase: {
    apiKey: string;
    projectId: string;
    authDomain?: string;
    appId?: string;
  };
  /** The header in which calls that act for a member carry their ID token, such as `X-Id-Token`. */
  idTokenHeader?: string;
  /** Of Google Maps, for suggestions of addresses and the way of a delivery. */
  mapsKey?: string;
  /** The backend holds the certificate of `merchantIdentifier`; a page needs only the name. */
  applePay?: {
    merchantIdentifier: string;
    merchantName: string;
  };
  googlePay?: {
    merchantId: string;
    merchantName: string;
    /** Who charges the cards, and who you are there. */
    gateway: string;
    gatewayMerchantId: string;
    /** `TEST` takes no money. */
    environment: "TEST" | "PRODUCTION";
  };
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
interface ServeryReadyDetail {
  /** Null on a list of venues. */
  storeId: number | null;
  language: string;
  /** What is in the cart from last time. */
  itemCount: number;
}
interface ServeryNavigateDetail {
  /** The route's pattern, such as `/store/:store/checkout`: the same for every store and order, and safe to pass on. */
  path: string;
  /** The screen's name, such as `store` or `checkout`. */
  name: string;
}
interface ServeryCartChangeDetail {
  /** How many things are in the cart: two of one burger are two. */
  itemCount: number;
  /** In dollars, tax included. */
  total: number;
  currency: "AUD";
}
/** A dish, as GA4's `items` need it. */
interface ServeryItem {
  /** The product's id, as the store's menu has it. */
  id: string;
  name: string;
  /** The name of the menu's category. */
  category: string;
  /** Of one, with what was chosen for it: in dollars, tax included. */
  price: number;
  quantity: number;
}
interface ServeryItemsDetail {
  storeId: number;
  items: readonly ServeryItem[];
  /** What the items are worth: in dollars, tax included. */
  value: number;
  currency: "AUD";
}
interface ServeryCheckoutDetail extends ServeryItemsDetail {
  /** What the items are worth after discounts, without delivery and surcharges: in dollars, tax included. */
  value: number;
  /** The code that takes something off; null without one. */
  coupon: string | null;
}
interface ServeryPaymentDetail extends ServeryCheckoutDetail {
  paymentType: "card" | "cash" | "room-charge" | "points" | "alipay" | "wechat" | "apple-pay" | "google-pay";
}
interface ServeryOrderPlacedDetail extends ServeryCheckoutDetail {
  /** The same each time for the same order, to count it once. It opens nothing, and no order can be found by it. */
  transactionId: string;
  /** What is paid: in dollars, tax included. */
  total: number;
  /** GST within the total. Null where an older version of the shop sent the order. */
  tax: number | null;
  /** The delivery fee. Null where an older version of the shop sent the order. */
  shipping: number | null;
}
/**
 * What went wrong:
 * - `host`: the page's attributes or its configuration. For whoever made the page.
 * - `documents`: a store or a menu could not be read, was not found, or holds something that makes no sense.
 * - `coupon`: the ordering API could not be asked about a code.
 * - `screen`: a screen or a part of the shop's own script could not be loaded or broke.
 */
type ServeryErrorCategory = "host" | "documents" | "coupon" | "screen";
interface ServeryErrorDetail {
  category: ServeryErrorCategory;
  /** In English, for a developer. What was thrown or answered is in the shop's own log alone. */
  message: string;
}
/** Nothing in them tells who the diner is. */
interface ServeryEventMap {
  /** Once, when the first screen is there with what it shows. */
  "servery:ready": CustomEvent<ServeryReadyDetail>;
  /** For each screen, the first one too. */
  "servery:navigate": CustomEvent<ServeryNavigateDetail>;
  /** The cart or its total is another. A cart that is there from last time is no change: `servery:ready` counts it. */
  "servery:cart-change": CustomEvent<ServeryCartChangeDetail>;
  /** A dish was opened. GA4: `view_item`. */
  "servery:view-item": CustomEvent<ServeryItemsDetail>;
  /** The diner put something into the cart, or more of it. GA4: `add_to_cart`. */
  "servery:add-to-cart": CustomEvent<ServeryItemsDetail>;
  /** The diner took something out of the cart, or some of it. GA4: `remove_from_cart`. */
  "servery:remove-from-cart": CustomEvent<ServeryItemsDetail>;
  /** The checkout is open and its price is known. GA4: `begin_checkout`. */
  "servery:begin-checkout": CustomEvent<ServeryCheckoutDetail>;
  /** The diner pays: the forms are right, and the order is about to be sent. GA4: `add_payment_info`. */
  "servery:add-payment-info": CustomEvent<ServeryPaymentDetail>;
  /** Once an order, when the store has it, before its cart is emptied. GA4: `purchase`. */
  "servery:order-placed": CustomEvent<ServeryOrderPlacedDetail>;
  "servery:error": CustomEvent<ServeryErrorDetail>;
}
interface ServeryStorefrontElement extends HTMLElement {
  /** Replaces the deployment's configuration, whatever the build or the `config` attribute says. */
  get config(): ServeryConfiguration | null;
  /** A text is the `config` attribute's: an address. */
  set config(value: ServeryConfiguration | string | null);
}
/** What a page writes on the tag. */
interface ServeryAttributes {
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
  /** A full page has the screen's title; this leaves the page's own. */
  "keep-title"?: boolean;
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
export { ServeryAttributes, ServeryCartChangeDetail, ServeryCheckoutDetail, ServeryConfiguration, ServeryEmulators, ServeryErrorCategory, ServeryErrorDetail, ServeryEventMap, ServeryItem, ServeryItemsDetail, ServeryNavigateDetail, ServeryOrderPlacedDetail, ServeryPaymentDetail, ServeryReadyDetail, ServeryStorefrontElement };

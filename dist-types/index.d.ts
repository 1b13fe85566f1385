/** The package: `load`, and the public types of the element, for pages written in TypeScript. */
/**
 * Adds the shop's script to the page, once. `src` is the address of a build's `storefront.js`. On a server it does
 * nothing.
 *
 * Not an import of that script: a bundler would rewrite it, and it finds its chunks by its own address.
 */
declare function load(src: string): void;
interface ServeryEmulators {
  auth?: string;
  firestore?: string;
}
interface ServeryConfiguration {
  /** The URL of the ordering API. */
  apiUrl: string;
  apiKey: string;
  /** The web app's options from the Firebase project. */
  firebase: {
    apiKey: string;
    projectId: string;
    authDomain?: string;
    appId?: string;
  };
  /** The header that carries the ID token in calls for a member, such as `X-Id-Token`. */
  idTokenHeader?: string;
  /** The Google Maps API key, for address suggestions and delivery distances. */
  mapsKey?: string;
  /** The backend has the certificate of `merchantIdentifier`; the page needs only the name. */
  applePay?: {
    merchantIdentifier: string;
    merchantName: string;
  };
  googlePay?: {
    merchantId: string;
    merchantName: string;
    /** The payment gateway that charges the cards, and your merchant id there. */
    gateway: string;
    gatewayMerchantId: string;
    /** `TEST` charges no money. */
    environment: "TEST" | "PRODUCTION";
  };
  /** Whether the documents are stored under `Brands/{hq-id}/`. */
  branded?: boolean;
  /** Whether cards are charged in the payment provider's sandbox. */
  forceSandboxPayment?: boolean;
  appName?: string;
  marketingUrl?: string;
  supportEmail?: string;
  /** The URL that caught errors are posted to. */
  errorReporting?: string;
  /** The URL of the build's `card.html` on an origin of its own: cards are typed in that frame. */
  cardFrame?: string;
  /** URLs of a local sign-in service and document database that replace Firebase's, such as `http://localhost:5173`. */
  emulators?: ServeryEmulators;
}
interface ServeryReadyDetail {
  /** Null if a list of venues is shown. */
  storeId: number | null;
  language: string;
  /** How many items the cart contains from the previous visit. */
  itemCount: number;
}
interface ServeryNavigateDetail {
  /**
   * The route's pattern, such as `/store/:store/checkout`. It is the same for every store and order, and safe to pass
   * on.
   */
  path: string;
  /** The screen's name, such as `store` or `checkout`. */
  name: string;
}
interface ServeryCartChangeDetail {
  /** How many items the cart contains. Two of the same burger count as two. */
  itemCount: number;
  /** In dollars, tax included. */
  total: number;
  currency: "AUD";
}
/** A dish, in the form that GA4's `items` need. */
interface ServeryItem {
  /** The product's id in the store's menu. */
  id: string;
  name: string;
  /** The name of the menu category. */
  category: string;
  /** The price of one, including its modifiers: in dollars, tax included. */
  price: number;
  quantity: number;
}
interface ServeryItemsDetail {
  storeId: number;
  items: readonly ServeryItem[];
  /** The value of the items: in dollars, tax included. */
  value: number;
  currency: "AUD";
}
interface ServeryCheckoutDetail extends ServeryItemsDetail {
  /** The value of the items after discounts, without delivery fee and surcharges: in dollars, tax included. */
  value: number;
  /** The coupon code that gives a discount; null if there is none. */
  coupon: string | null;
}
interface ServeryPaymentDetail extends ServeryCheckoutDetail {
  paymentType: "card" | "cash" | "room-charge" | "points" | "alipay" | "wechat" | "apple-pay" | "google-pay";
}
interface ServeryOrderPlacedDetail extends ServeryCheckoutDetail {
  /**
   * Always the same for the same order, so that it is counted once. It gives no access: no order can be found with it.
   */
  transactionId: string;
  /** The amount to pay: in dollars, tax included. */
  total: number;
  /** The GST included in the total. Null if an older version of the shop sent the order. */
  tax: number | null;
  /** The delivery fee. Null if an older version of the shop sent the order. */
  shipping: number | null;
}
/**
 * What went wrong:
 * - `host`: the host page's attributes or configuration are invalid. For the developer of the page.
 * - `documents`: a store or a menu could not be read, was not found, or contains invalid data.
 * - `coupon`: the ordering API could not check a coupon code.
 * - `screen`: a screen or a part of the shop's script failed to load or crashed.
 */
type ServeryErrorCategory = "host" | "documents" | "coupon" | "screen";
interface ServeryErrorDetail {
  category: ServeryErrorCategory;
  /** In English, for developers. The original error or answer is only in the shop's own log. */
  message: string;
}
/** How the shop's own fields look, as computed CSS values. */
interface ServeryCardLook {
  colorScheme: "light" | "dark";
  fontFamily: string;
  fontSize: string;
  color: string;
  placeholderColor: string;
  errorColor: string;
  accentColor: string;
  backgroundColor: string;
  borderColor: string;
  borderRadius: string;
  height: string;
  /** Where a field's label stands: above its box, or inside it as in a phone's checkout. */
  labels: "above" | "inside";
}
interface ServeryCardFieldsState {
  /** Everything is filled in and valid. */
  complete: boolean;
  /** Such as `visa` or `mastercard`; null until it is known. A surcharge may depend on it. */
  brand: string | null;
  /** For the diner, in the language that was asked for. Null if the fields say it themselves, or nothing is wrong. */
  problem: string | null;
}
interface ServeryCardFieldsOptions {
  storeId: number;
  language: "en" | "zh-CN";
  look: ServeryCardLook;
  /** In dollars, as far as it is known yet. 0 if a card is stored. */
  amount: number;
  currency: "AUD";
  /** The diner's name, which may be the card's. Empty until it is typed. */
  holder: string;
  onChange: (state: ServeryCardFieldsState) => void;
  /** Call it for Enter in the last field: it presses the form's button. */
  onSubmit: () => void;
}
interface ServeryMountedCardFields {
  /** If this rejects, or takes longer than ten seconds, the diner reads that cards can't be used now. */
  ready: Promise<unknown>;
  update(changes: Partial<Pick<ServeryCardFieldsOptions, "language" | "look" | "amount" | "holder">>): void;
  focus(): void;
  /** Shows what is missing or wrong, because the diner has pressed the button. */
  showProblems(): void;
  destroy(): void;
}
interface ServeryCardTokenRequest {
  storeId: number;
  /** The order's id. A retry has the same. A card that is stored has one of its own. */
  udid: string;
  /** In dollars. 0 if the card is only stored. */
  amount: number;
  currency: "AUD";
  contact: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
  };
  /** `charge`: pays one order. `store`: the member pays with it later, too. */
  intent: "charge" | "store";
}
interface ServeryCardToken {
  token: string;
  brand: string;
  last4: string;
}
/**
 * A payment provider's own fields, in place of the shop's card form: neither the page nor the shop sees the number.
 */
interface ServeryCardFields {
  /** Shows the fields inside `place`, an empty `<div>` of the page. */
  mount(place: HTMLElement, options: ServeryCardFieldsOptions): ServeryMountedCardFields;
  /** If it rejects, the diner reads that the card was declined. */
  token(request: ServeryCardTokenRequest): Promise<ServeryCardToken>;
  /**
   * The bank asks (3-D Secure): shows its question. What it resolves with is posted as `ActionResult`. If it rejects,
   * the diner reads that the card was declined.
   */
  handle?(action: unknown): Promise<unknown>;
}
/** No event contains personal data of the diner. */
interface ServeryEventMap {
  /** Fires once, when the first screen is shown with its content. */
  "servery:ready": CustomEvent<ServeryReadyDetail>;
  /** Fires for each screen, including the first. */
  "servery:navigate": CustomEvent<ServeryNavigateDetail>;
  /**
   * The cart or its total has changed. A cart restored from the previous visit is not a change: `servery:ready` counts
   * it.
   */
  "servery:cart-change": CustomEvent<ServeryCartChangeDetail>;
  /** A dish was opened. GA4: `view_item`. */
  "servery:view-item": CustomEvent<ServeryItemsDetail>;
  /** The diner added an item to the cart, or increased its quantity. GA4: `add_to_cart`. */
  "servery:add-to-cart": CustomEvent<ServeryItemsDetail>;
  /** The diner removed an item from the cart, or reduced its quantity. GA4: `remove_from_cart`. */
  "servery:remove-from-cart": CustomEvent<ServeryItemsDetail>;
  /** The checkout is open and its price is known. GA4: `begin_checkout`. */
  "servery:begin-checkout": CustomEvent<ServeryCheckoutDetail>;
  /** The diner pays: the forms are valid, and the order is about to be sent. GA4: `add_payment_info`. */
  "servery:add-payment-info": CustomEvent<ServeryPaymentDetail>;
  /** Fires once per order, when the store has received it and before the cart is emptied. GA4: `purchase`. */
  "servery:order-placed": CustomEvent<ServeryOrderPlacedDetail>;
  /** Something went wrong, for the developer of the page. What the diner reads is in the shop. */
  "servery:error": CustomEvent<ServeryErrorDetail>;
}
type WithoutColon<Name> = Name extends `servery:${infer Kind}` ? `servery-${Kind}` : never;
/**
 * Each event fires a second time, right after the first and with the same `detail`, under a name without a colon, such
 * as `servery-ready`. It is for templates that can't bind a colon, as in Angular. Listen to one of the two.
 */
type ServeryTemplateEventMap = { [Name in keyof ServeryEventMap as WithoutColon<Name>]: ServeryEventMap[Name]; };
/** One line of the shop's log. It contains no personal data. */
interface ServeryLogEntry {
  type: "Error" | "Warning" | "Information";
  category: ServeryErrorCategory;
  /** In English, for developers. */
  message: string;
  /** As in `2026-11-27T23:12:36.000Z`. */
  time: string;
  /** The pattern of the route where it happened, with the store's number. */
  path: string;
  /** The version of the shop that logged it. */
  version: string;
}
/** What `open()` shows. */
type ServeryOpenRequest = {
  screen: "menu" | "cart" | "checkout" | "gift-cards" | "account";
} | {
  item: number | string;
  quantity?: number;
};
/**
 * A store's menu, cart and checkout, in the page.
 *
 * @slot - What is shown until the shop is ready, and stays if it can't load, such as a link to call the store.
 */
interface ServeryStorefrontElement extends HTMLElement {
  /** The version of the shop that runs. */
  readonly version: string;
  /** Resolves when the first screen is shown with its content, with the details of `servery:ready`. */
  readonly ready: Promise<ServeryReadyDetail>;
  /**
   * Opens a screen, a dish, or without a request the menu. Resolves when it is shown, and waits for a shop that is
   * loading. Rejects with the reason if it can't be shown.
   */
  open(request?: ServeryOpenRequest): Promise<void>;
  /** Back to the menu: closes whatever is open over it. */
  close(): Promise<void>;
  /** What the shop has logged in this tab, the oldest first: 200 entries at most. */
  log(): Promise<readonly ServeryLogEntry[]>;
  /** Replaces the deployment's configuration from the build or the `config` attribute. */
  get config(): ServeryConfiguration | null;
  /** A string sets the `config` attribute, which is a URL. */
  set config(value: ServeryConfiguration | string | null);
  /** Cards are typed in these fields. Without them, and without `cardFrame`, the shop has a form of its own. */
  cardFields: ServeryCardFields | null;
}
/**
 * A link or button that opens the shop over the page. It takes the storefront's attributes and properties.
 *
 * @slot - A link to a page with the shop: the button's text, and what works without the script.
 * @csspart count - How many items the cart contains, on the corner of the button.
 */
interface ServeryOrderButtonElement extends HTMLElement {
  /** The configuration of the shop that it opens. */
  config?: ServeryConfiguration | null;
  /** Cards are typed in these fields, in the shop that it opens. */
  cardFields?: ServeryCardFields | null;
  /** Opens the shop over the page, as a press does, or a screen or a dish in it. */
  open(request?: ServeryOpenRequest): Promise<void>;
  /** Closes it. It stays as it is for the next time. */
  close(): Promise<void>;
}
/** The attributes of `<servery-order-button>`. */
interface ServeryOrderButtonAttributes extends Omit<ServeryAttributes, "full-page" | "base-path" | "keep-title" | "digital-display"> {
  /**
   * Where it stands: in the text, or always in sight at the bottom of the window.
   *
   * @default inline
   */
  position?: "inline" | "bottom-left" | "bottom-right";
  /**
   * The text of a button without a link inside.
   *
   * @default Order now
   */
  label?: string;
  /** Opening adds no step to the page's history. Without `CloseWatcher`, Back then leaves the page. */
  "no-history"?: boolean;
}
/** The attributes of the tag. Name at least one of `store-id`, `store-name` and `hq-id`. */
interface ServeryAttributes {
  /** The store's number. */
  "store-id"?: number | string;
  /** The store's exact name. `store-id` is faster. */
  "store-name"?: string;
  /** The group's number. On its own it shows the list of the group's venues. */
  "hq-id"?: number | string;
  /** The shop's language. Without it: what the diner chose before, else English. */
  language?: "en" | "zh-CN";
  /** The phone layout, however wide the page is. */
  mobile?: boolean;
  /** A menu board for a screen on the wall, without a cart. */
  "digital-display"?: boolean;
  /** Strangers use the device one after the other: nothing of a diner is kept on it. */
  "shared-device"?: boolean;
  /**
   * The level of the shop's first heading, 1 to 6. Use 2 if the page has its own `<h1>`.
   *
   * @default 1
   */
  "heading-level"?: number | string;
  /** The page belongs to the shop: its screens have addresses below `base-path`. */
  "full-page"?: boolean;
  /** The path of a full page, such as `/order`. On a subdomain of the shop's own, leave it out. */
  "base-path"?: string;
  /** Keeps the page's own title. Otherwise a full page shows the screen's title. */
  "keep-title"?: boolean;
  /** The URL of a configuration, in place of the build's. A framework may also set the property, with the configuration itself. */
  config?: string | ServeryConfiguration;
  /** The hotel room. It is remembered on the diner's device for the order. */
  room?: string;
  /** The table. It is remembered on the diner's device for the order. */
  table?: string;
  /** A discount code. It is remembered on the diner's device for the order. */
  coupon?: string;
  /** The way to receive the order that is chosen when the shop opens. */
  mode?: "delivery" | "pickup" | "room" | "table";
  /** The id of a product in the store's menu, whose dialog is open when the shop opens. */
  item?: number | string;
  /** Sells gift cards instead of dishes. */
  gift?: boolean;
  /** Diners choose the venue at the checkout: it leads to the group's venues, and the chosen one takes the order. */
  "select-mode"?: boolean;
}
declare global {
  interface HTMLElementTagNameMap {
    "servery-storefront": ServeryStorefrontElement;
    "servery-order-button": ServeryOrderButtonElement;
  }
  /** The events bubble, so you can listen on the element, any ancestor, the document or the window. */
  interface GlobalEventHandlersEventMap extends ServeryEventMap, ServeryTemplateEventMap {}
}
export { ServeryAttributes, ServeryCardFields, ServeryCardFieldsOptions, ServeryCardFieldsState, ServeryCardLook, ServeryCardToken, ServeryCardTokenRequest, ServeryCartChangeDetail, ServeryCheckoutDetail, ServeryConfiguration, ServeryEmulators, ServeryErrorCategory, ServeryErrorDetail, ServeryEventMap, ServeryItem, ServeryItemsDetail, ServeryLogEntry, ServeryMountedCardFields, ServeryNavigateDetail, ServeryOpenRequest, ServeryOrderButtonAttributes, ServeryOrderButtonElement, ServeryOrderPlacedDetail, ServeryPaymentDetail, ServeryReadyDetail, ServeryStorefrontElement, ServeryTemplateEventMap, load };

import type { FoodAttempt } from "../../domain/checkout/attempt.ts";
import type { LogEntry } from "../../domain/log/logEntry.ts";
import type { Promotions } from "../../domain/promotion/promotions.ts";
import type { MessageTemplate, TemplateKey } from "../../domain/store/store.ts";
import type { Accounts, Membership, Profiles } from "./accounts.ts";
import type { Announcer } from "./announcer.ts";
import type { CardFields } from "./cardFields.ts";
import type { ShopClock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { StoreDocuments } from "./documents.ts";
import type { GiftServices, GiftShop, GiftShopRequest } from "./gifts.ts";
import type { NavigationHistory } from "./history.ts";
import type { Maps } from "./maps.ts";
import type { Memory, OrderMemory, StoredFirstValues } from "./memory.ts";
import type { OrderHistory } from "./orderHistory.ts";
import type { Attempts, LiveOrders, OrderingApi } from "./ordering.ts";
import type { RulesRequest, StoreCharges } from "./rules.ts";
import type { Session } from "./session.ts";
import type { VenueServices } from "./venues.ts";
import type { Wallets } from "./wallets.ts";

/** The camera's state, and the text of each QR code that it sees. */
export type CameraChange =
  | { readonly kind: "showing" }
  | { readonly kind: "blocked" }
  /** The device has no camera, or its picture can't be read. */
  | { readonly kind: "absent" }
  | { readonly kind: "read"; readonly text: string };

export interface CodeScanner {
  /** Shows the camera's picture in the video element and reads QR codes from it. Stopping it turns the camera off. */
  scan(video: HTMLVideoElement, listener: (change: CameraChange) => void): () => void;
}

/** The deployment's error-reporting service. */
export interface ErrorReporter {
  report(entry: LogEntry): void;
}

/** Identifiers that can't be guessed. */
export interface Identifiers {
  /** Returns a new identifier on each call, for example for a new order (R33 attempt). */
  fresh(): string;
}

/** The services of the first view. Each element has its own. */
export interface Services {
  readonly announcer: Announcer;
  readonly clock: ShopClock;
  readonly connection: Connection;
  readonly documents: StoreDocuments;
  readonly history: NavigationHistory;
  readonly memory: Memory<StoredFirstValues>;
  /** The release of the shop (R94). */
  readonly version: string;
}

/**
 * The additional services that an order needs, and error reports (R78). They load after the first view, or before it if
 * a cart or an order is waiting.
 */
export interface OrderServices {
  /** R105: for what the page sets as `element.cardFields`. Null if the shop has its own form. */
  readonly cardFields: (given: unknown) => CardFields | null;
  /** Gift cards have their own attempts (`GiftServices`). */
  readonly attempts: { readonly food: Attempts<FoodAttempt> };
  readonly identifiers: Identifiers;
  readonly release: {
    /** Whether a newer one has replaced this, so that parts that aren't loaded yet can't be loaded any more. */
    readonly isReplaced: () => Promise<boolean>;
    /** Loads the newer one. */
    readonly reload: () => void;
  };
  /** Loaded with the sign-in service's own code when a diner signs in. Rejects if it can't be loaded. */
  readonly loadAccounts: () => Promise<Accounts>;
  /** Loaded when gift cards are bought. Rejects if it can't be loaded. */
  readonly loadGifts: () => Promise<GiftServices>;
  /** Null if it could not be read, which is logged. Rejects if the code can't be loaded. */
  readonly loadGiftShop: (request: GiftShopRequest) => Promise<GiftShop | null>;
  /** Loaded when a member views their orders. Rejects if it can't be loaded. */
  readonly loadHistory: () => Promise<OrderHistory>;
  /** Loaded when a diner orders. Rejects if it can't be loaded. */
  readonly loadOrdering: () => Promise<OrderingApi>;
  /** Loaded when a member changes their data. Rejects if it can't be loaded. */
  readonly loadProfiles: () => Promise<Profiles>;
  /** Null if they could not be read, which is logged. */
  readonly loadCharges: (request: RulesRequest) => Promise<StoreCharges | null>;
  /** Null if they could not be read, which is logged. */
  readonly loadPromotions: (request: RulesRequest) => Promise<Promotions | null>;
  /** Null if it doesn't exist or can't be read, which is logged. */
  readonly loadTemplate: (key: TemplateKey) => Promise<MessageTemplate | null>;
  /** Loaded when a diner scans a saved order (R59). */
  readonly loadScanner: () => Promise<CodeScanner>;
  /** Loaded when a group's venues are listed. Rejects if it can't be loaded. */
  readonly loadVenues: () => Promise<VenueServices>;
  readonly maps: Maps;
  /** Null if diners can't become members. */
  readonly membership: Membership | null;
  readonly orderMemory: OrderMemory;
  readonly orders: LiveOrders;
  readonly reporter: ErrorReporter;
  readonly session: Session;
  readonly wallets: Wallets;
}

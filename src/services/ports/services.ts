import type { FoodAttempt } from "../../domain/checkout/attempt.ts";
import type { MessageTemplate, TemplateKey } from "../../domain/store/messageTemplate.ts";
import type { Accounts } from "./accounts.ts";
import type { Announcer } from "./announcer.ts";
import type { ShopClock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { StoreDocuments } from "./documents.ts";
import type { GiftServices } from "./gifts.ts";
import type { NavigationHistory } from "./history.ts";
import type { Identifiers } from "./identifiers.ts";
import type { Maps } from "./maps.ts";
import type { Membership } from "./membership.ts";
import type { Memory, OrderMemory } from "./memory.ts";
import type { OrderHistory } from "./orderHistory.ts";
import type { Attempts, LiveOrders, OrderingApi } from "./ordering.ts";
import type { Profiles } from "./profiles.ts";
import type { ErrorReporter } from "./reporter.ts";
import type { RulesAsked, StoreRules } from "./rules.ts";
import type { CodeScanner } from "./scanner.ts";
import type { Session } from "./session.ts";
import type { VenueServices } from "./venues.ts";
import type { Wallets } from "./wallets.ts";

/** The services of a first view. Each element has its own. */
export interface Services {
  readonly announcer: Announcer;
  readonly clock: ShopClock;
  readonly connection: Connection;
  readonly documents: StoreDocuments;
  readonly history: NavigationHistory;
  readonly memory: Memory;
}

/**
 * The services that an order needs besides, and error reports (R78). They come after the first view, or before it where
 * a cart or an order waits.
 */
export interface OrderServices {
  /** Gift cards have their own (`GiftServices`). */
  readonly attempts: { readonly food: Attempts<FoodAttempt> };
  readonly identifiers: Identifiers;
  /** Loaded with the sign-in service's own code, when somebody signs in. Rejects where it can't be loaded. */
  readonly loadAccounts: () => Promise<Accounts>;
  /** Loaded where gift cards are sold. Rejects where it can't be loaded. */
  readonly loadGifts: () => Promise<GiftServices>;
  /** Loaded when a member looks at their orders. Rejects where it can't be loaded. */
  readonly loadHistory: () => Promise<OrderHistory>;
  /** Loaded when somebody orders. Rejects where it can't be loaded. */
  readonly loadOrdering: () => Promise<OrderingApi>;
  /** Loaded when a member changes what is kept of them. Rejects where it can't be loaded. */
  readonly loadProfiles: () => Promise<Profiles>;
  /** Null where they could not be read, which is logged. */
  readonly loadRules: (asked: RulesAsked) => Promise<StoreRules | null>;
  /** Null where there is none, or it can't be read, which is logged. */
  readonly loadTemplate: (key: TemplateKey) => Promise<MessageTemplate | null>;
  /** Loaded when somebody scans a saved order (R59). */
  readonly loadScanner: () => Promise<CodeScanner>;
  /** Loaded where a group's venues are listed. Rejects where it can't be loaded. */
  readonly loadVenues: () => Promise<VenueServices>;
  readonly maps: Maps;
  /** Null where nobody can become a member. */
  readonly membership: Membership | null;
  readonly orderMemory: OrderMemory;
  readonly orders: LiveOrders;
  readonly reporter: ErrorReporter;
  readonly session: Session;
  readonly wallets: Wallets;
}

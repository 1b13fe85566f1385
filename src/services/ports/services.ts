import type { Goods } from "../../domain/checkout/attempt.ts";
import type { Announcer } from "./announcer.ts";
import type { ShopClock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { StoreDocuments } from "./documents.ts";
import type { NavigationHistory } from "./history.ts";
import type { Identifiers } from "./identifiers.ts";
import type { Memory } from "./memory.ts";
import type { Attempts, LiveOrders, OrderingApi } from "./ordering.ts";
import type { ErrorReporter } from "./reporter.ts";
import type { RulesAsked, StoreRules } from "./rules.ts";

/** Everything that an element talks to. Each element has its own. */
export interface Services {
  readonly announcer: Announcer;
  readonly attempts: Readonly<Record<Goods, Attempts>>;
  readonly clock: ShopClock;
  readonly connection: Connection;
  readonly documents: StoreDocuments;
  readonly history: NavigationHistory;
  readonly identifiers: Identifiers;
  /** Fetched when somebody orders: who reads a menu needs none of it. Fails where it can't be fetched. */
  readonly loadOrdering: () => Promise<OrderingApi>;
  /** Null where they could not be read, which is logged. */
  readonly loadRules: (asked: RulesAsked) => Promise<StoreRules | null>;
  readonly memory: Memory;
  readonly orders: LiveOrders;
  readonly reporter: ErrorReporter;
}

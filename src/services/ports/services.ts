import type { Announcer } from "./announcer.ts";
import type { Clock } from "./clock.ts";
import type { StoreDocuments } from "./documents.ts";
import type { NavigationHistory } from "./history.ts";
import type { Memory } from "./memory.ts";
import type { ErrorReporter } from "./reporter.ts";

/** Everything that an element talks to. Each element has its own. */
export interface Services {
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly documents: StoreDocuments;
  readonly history: NavigationHistory;
  readonly memory: Memory;
  readonly reporter: ErrorReporter;
}

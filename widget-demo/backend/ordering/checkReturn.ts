import { isLoopbackOrigin } from "../http.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** Without this check, the payment's page could send people to any site from this machine's URL. */
export function checkReturn(returnUrl: string, origin: string): void {
  const leadsTo = new URL(returnUrl).origin;
  if (leadsTo === origin || isLoopbackOrigin(leadsTo)) return;
  throw new Refusal(words.program, "ReturnUrl is another site's: the demo leads back to this machine alone.");
}

import { Trans } from "@lingui/react/macro";
import type { Lack } from "../../domain/cart/cart.ts";

/** Why something isn't available (R14). */
export function LackWords({ lack }: { readonly lack: Lack }) {
  return lack === "sold-out" ? <Trans>Sold out</Trans> : <Trans>Not available here</Trans>;
}

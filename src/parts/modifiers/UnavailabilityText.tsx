import { Trans } from "@lingui/react/macro";
import type { Unavailability } from "../../domain/cart/cart.ts";

/** Why something isn't available (R14). */
export function UnavailabilityText({ unavailability }: { readonly unavailability: Unavailability }) {
  return unavailability === "sold-out" ? <Trans>Sold out</Trans> : <Trans>Not available here</Trans>;
}

import { type Bundle, storefrontClass } from "./ServeryStorefront.ts";

const tag = "servery-storefront";

/** Of two copies of the script that load at the same time, the first counts. */
export function defineStorefront(bundle: Bundle): void {
  if (!customElements.get(tag)) customElements.define(tag, storefrontClass(bundle));
}

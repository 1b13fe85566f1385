import { type Bundle, storefrontClass } from "./ServeryStorefront.ts";

const tag = "servery-storefront";

/** If two copies of the script load at the same time, the first one defines the element. */
export function defineStorefront(bundle: Bundle): void {
  if (!customElements.get(tag)) customElements.define(tag, storefrontClass(bundle));
}

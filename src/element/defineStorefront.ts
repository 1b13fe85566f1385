import { type Bundle, storefrontClass } from "./ServeryStorefront.ts";

export function defineStorefront(bundle: Bundle): void {
  customElements.define("servery-storefront", storefrontClass(bundle));
}

import { version } from "../wire/host/version.ts";
import { type Bundle, storefrontClass } from "./ServeryStorefront.ts";

const tag = "servery-storefront";

type Running = Pick<ReturnType<typeof storefrontClass>, "onDuplicate">;

/** If two copies of the script load at the same time, the first one defines the element. */
export function defineStorefront(bundle: Bundle): void {
  const running = customElements.get(tag) as Running | undefined;
  if (running) running.onDuplicate?.(version, bundle.base);
  else customElements.define(tag, storefrontClass(bundle));
}

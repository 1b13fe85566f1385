import { version } from "../wire/host/version.ts";
import { type Bundle, storefrontClass } from "./ServeryStorefront.ts";

const tag = "servery-storefront";

type Running = Pick<ReturnType<typeof storefrontClass>, "onDuplicate">;

/** Only browsers that can run a page before anybody opens it have this. */
interface Prerendered {
  readonly prerendering?: boolean;
}

/** If two copies of the script load at the same time, the first one defines the element. */
function define(bundle: Bundle): void {
  const running = customElements.get(tag) as Running | undefined;
  if (running) running.onDuplicate?.(version, bundle.base);
  else customElements.define(tag, storefrontClass(bundle));
}

/**
 * A browser may run a page that nobody has opened yet (speculation rules). The first screen is drawn there, but the app
 * waits: it counts visits, sends the page's events, and follows orders.
 */
export function defineStorefront(bundle: Bundle): void {
  if ((document as Prerendered).prerendering)
    document.addEventListener("prerenderingchange", () => define(bundle), { once: true });
  else define(bundle);
}

/** The tags in the templates of Svelte. It is separate, because the other types need no package. */
import type { HTMLAttributes } from "svelte/elements";
import type {
  ServeryAttributes,
  ServeryEventMap,
  ServeryOrderButtonAttributes,
  ServeryOrderButtonElement,
  ServeryStorefrontElement,
  ServeryTemplateEventMap,
} from "./index.ts";

type Events = ServeryEventMap & ServeryTemplateEventMap;

/** Svelte 5 listens with `onservery-ready={…}`, Svelte 4 with `on:servery-ready={…}`. */
type Listeners = { [Name in keyof Events as `on${Name}` | `on:${Name}`]?: (event: Events[Name]) => void };

type Tag<Element extends EventTarget, Attributes> = HTMLAttributes<Element> & Attributes & Listeners;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "servery-storefront": Tag<ServeryStorefrontElement, ServeryAttributes>;
    "servery-order-button": Tag<ServeryOrderButtonElement, ServeryOrderButtonAttributes>;
  }
}

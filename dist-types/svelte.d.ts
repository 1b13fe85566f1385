import { ServeryAttributes, ServeryEventMap, ServeryOrderButtonAttributes, ServeryOrderButtonElement, ServeryStorefrontElement, ServeryTemplateEventMap } from "./index.js";
import { HTMLAttributes } from "svelte/elements";
type Events = ServeryEventMap & ServeryTemplateEventMap;
/** Svelte 5 listens with `onservery-ready={…}`, Svelte 4 with `on:servery-ready={…}`. */
type Listeners = { [Name in keyof Events as `on${Name}` | `on:${Name}`]?: (event: Events[Name]) => void; };
type Tag<Element extends EventTarget, Attributes> = HTMLAttributes<Element> & Attributes & Listeners;
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "servery-storefront": Tag<ServeryStorefrontElement, ServeryAttributes>;
    "servery-order-button": Tag<ServeryOrderButtonElement, ServeryOrderButtonAttributes>;
  }
}

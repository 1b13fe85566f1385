import { ServeryAttributes, ServeryEventMap, ServeryOrderButtonAttributes, ServeryOrderButtonElement, ServeryStorefrontElement, ServeryTemplateEventMap } from "./index.js";
import { DetailedHTMLProps, HTMLAttributes } from "react";
type Events = ServeryEventMap & ServeryTemplateEventMap;
/** React 19 listens to custom events by their full name: `onservery-ready`, or `onservery:ready`. */
type Listeners = { [Name in keyof Events as `on${Name}`]?: (event: Events[Name]) => void; };
/**
 * Before the tag is defined, React writes an object as the attribute "[object Object]". So set an object as a property,
 * with a ref.
 */
type Written<Attributes extends {
  config?: unknown;
}> = Omit<Attributes, "config"> & {
  config?: string;
};
type Tag<Element, Attributes extends {
  config?: unknown;
}> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Written<Attributes> & Listeners;
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "servery-storefront": Tag<ServeryStorefrontElement, ServeryAttributes>;
      "servery-order-button": Tag<ServeryOrderButtonElement, ServeryOrderButtonAttributes>;
    }
  }
}

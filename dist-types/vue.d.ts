import { ServeryAttributes, ServeryEventMap, ServeryOrderButtonAttributes, ServeryOrderButtonElement, ServeryStorefrontElement, ServeryTemplateEventMap } from "./index.js";
import { HTMLAttributes, PublicProps } from "vue";
/** Vue's compiler checks a template's `store-id` as `storeId`, and `@servery-ready` as `onServeryReady`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type Written<Attributes> = { [Name in keyof Attributes as Camel<Name & string>]: Attributes[Name]; };
type Events = ServeryEventMap & ServeryTemplateEventMap;
type Listeners = { [Name in keyof Events as `on${Capitalize<Camel<Name>>}`]?: (event: Events[Name]) => void; };
type Tag<Element, Attributes> = new () => Element & {
  $props: HTMLAttributes & PublicProps & Written<Attributes> & Listeners;
};
declare module "vue" {
  interface GlobalComponents {
    "servery-storefront": Tag<ServeryStorefrontElement, ServeryAttributes>;
    "servery-order-button": Tag<ServeryOrderButtonElement, ServeryOrderButtonAttributes>;
  }
}

import { ServeryAttributes, ServeryEventMap, ServeryStorefrontElement, ServeryTemplateEventMap } from "./index.js";
import { HTMLAttributes, PublicProps } from "vue";
/** Vue's compiler checks a template's `store-id` as `storeId`, and `@servery-ready` as `onServeryReady`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type Attributes = { [Name in keyof ServeryAttributes as Camel<Name>]: ServeryAttributes[Name]; };
type Events = ServeryEventMap & ServeryTemplateEventMap;
type Listeners = { [Name in keyof Events as `on${Capitalize<Camel<Name>>}`]?: (event: Events[Name]) => void; };
type Tag = new () => ServeryStorefrontElement & {
  $props: HTMLAttributes & PublicProps & Attributes & Listeners;
};
declare module "vue" {
  interface GlobalComponents {
    "servery-storefront": Tag;
  }
}

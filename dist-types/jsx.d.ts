import { ServeryAttributes, ServeryEventMap, ServeryStorefrontElement } from "./index.js";
import { DetailedHTMLProps, HTMLAttributes } from "react";
/** React 19 listens to an element's own events by their whole name: `onservery:ready`. */
type Listeners = { [Name in keyof ServeryEventMap as `on${Name}`]?: (event: ServeryEventMap[Name]) => void; };
/** React writes an object on a tag that isn't defined yet as "[object Object]": it belongs on the element, by a ref. */
type Attributes = Omit<ServeryAttributes, "config"> & {
  config?: string;
};
type Tag = DetailedHTMLProps<HTMLAttributes<ServeryStorefrontElement>, ServeryStorefrontElement> & Attributes & Listeners;
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "servery-storefront": Tag;
    }
  }
}

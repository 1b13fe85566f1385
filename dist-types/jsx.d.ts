import { ServeryAttributes, ServeryStorefrontElement } from "./index.js";
import { DetailedHTMLProps, HTMLAttributes } from "react";
type Tag = DetailedHTMLProps<HTMLAttributes<ServeryStorefrontElement>, ServeryStorefrontElement> & ServeryAttributes;
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "servery-storefront": Tag;
    }
  }
}

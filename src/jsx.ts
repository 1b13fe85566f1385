/** The tag in JSX, for pages that are written with React. Apart from the other types: those ask for no package. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ServeryAttributes, ServeryStorefrontElement } from "./index.ts";

type Tag = DetailedHTMLProps<HTMLAttributes<ServeryStorefrontElement>, ServeryStorefrontElement> & ServeryAttributes;

declare module "react" {
  // biome-ignore lint/style/noNamespace: it is React's own, which holds the tags.
  namespace JSX {
    interface IntrinsicElements {
      "servery-storefront": Tag;
    }
  }
}

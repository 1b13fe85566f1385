/** The tag in JSX, for pages that are written with React. Apart from the other types: those ask for no package. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ServeryAttributes, ServeryEventMap, ServeryStorefrontElement } from "./index.ts";

/** React 19 listens to an element's own events by their whole name: `onservery:ready`. */
type Listeners = { [Name in keyof ServeryEventMap as `on${Name}`]?: (event: ServeryEventMap[Name]) => void };

/** React writes an object on a tag that isn't defined yet as "[object Object]": it belongs on the element, by a ref. */
type Attributes = Omit<ServeryAttributes, "config"> & { config?: string };

type Tag = DetailedHTMLProps<HTMLAttributes<ServeryStorefrontElement>, ServeryStorefrontElement> &
  Attributes &
  Listeners;

declare module "react" {
  // biome-ignore lint/style/noNamespace: it is React's own, which holds the tags.
  namespace JSX {
    interface IntrinsicElements {
      "servery-storefront": Tag;
    }
  }
}

import { icon } from "./icons.tsx";

/** Apart from the other icons: a dish's dialog needs it, and none of them. */
export const BinIcon = icon(<path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5m3-4.5v4.5" />);

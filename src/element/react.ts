/** React in a chunk of its own, which a new release of the shop leaves cached; the entry asks for it beside the element's. */
export { createElement } from "react";
export { createRoot } from "react-dom/client";

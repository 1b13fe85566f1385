/**
 * React in its own chunk, which stays cached across releases of the shop. The entry requests it together with the
 * element's.
 */
export { createElement } from "react";
export { createRoot } from "react-dom/client";

import { CartPanel } from "../../parts/cart/CartPanel.tsx";

/** A desk's cart, beside the menu. */
export function SideCart() {
  return <CartPanel headingLevel={2} />;
}

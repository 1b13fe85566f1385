import type {} from "servery/react";
import { Cart } from "./Cart";

export default function Page() {
  return (
    <>
      <Cart />
      <servery-storefront store-id="120" config="/servery.json">
        <a href="tel:0355500120">Call 03 5550 0120</a>
      </servery-storefront>
      <script async type="module" src="/servery/storefront.js" crossOrigin="anonymous" />
    </>
  );
}

import { useRef, useState } from "react";
import type { ServeryStorefrontElement } from "servery";
import type {} from "servery/react";

export function Menu() {
  const shop = useRef<ServeryStorefrontElement>(null);
  const [count, setCount] = useState(0);
  return (
    <>
      {count > 0 && (
        <button type="button" onClick={() => shop.current?.open({ screen: "cart" })}>
          Cart ({count})
        </button>
      )}
      <servery-storefront
        ref={shop}
        store-id="120"
        config="/servery.json"
        onservery-ready={({ detail }) => setCount(detail.itemCount)}
        onservery-cart-change={({ detail }) => setCount(detail.itemCount)}
      >
        <a href="tel:0355500120">Call 03 5550 0120</a>
      </servery-storefront>
      <script async type="module" src="/servery/storefront.js" crossOrigin="anonymous" />
    </>
  );
}

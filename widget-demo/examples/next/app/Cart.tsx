"use client";

import { useEffect, useState } from "react";
import type { ServeryEventMap } from "servery";

const findShop = () => document.querySelector("servery-storefront");

async function readCount(): Promise<number> {
  await customElements.whenDefined("servery-storefront");
  const ready = await findShop()?.ready;
  return ready?.itemCount ?? 0;
}

export function Cart() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const changed = ({ detail }: ServeryEventMap["servery:cart-change"]) => setCount(detail.itemCount);
    document.addEventListener("servery:cart-change", changed);
    readCount().then(setCount, console.error);
    return () => document.removeEventListener("servery:cart-change", changed);
  }, []);
  return (
    <button type="button" hidden={count === 0} onClick={() => findShop()?.open({ screen: "cart" })}>
      Cart ({count})
    </button>
  );
}

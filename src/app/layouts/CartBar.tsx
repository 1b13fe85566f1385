import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Price } from "../../parts/money/Price.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { cartCountAtom, cartTotalAtom } from "../../state/cart/cart.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { Changed } from "../../ui/Changed.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CartBar.css?inline";

registerSheet(css);

/** Below a phone's menu. */
export function CartBar() {
  const count = useAtomValue(cartCountAtom);
  const total = useAtomValue(cartTotalAtom);
  const param = useAtomValue(storeParamAtom);
  if (param === null) return null;
  return (
    <div className="cart-bar">
      <RouteLink to={{ name: "cart", store: param }} className="cart-bar__link">
        <span className="cart-bar__label">
          <Trans>Cart</Trans>
        </span>
        <span className="cart-bar__count">
          <Changed>{count}</Changed>
        </span>
        {total !== null && <Price amount={total} />}
      </RouteLink>
    </div>
  );
}

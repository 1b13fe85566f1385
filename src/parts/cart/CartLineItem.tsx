import { Trans, useLingui } from "@lingui/react/macro";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { memo, useMemo, useRef } from "react";
import type { CartLine, LineId } from "../../domain/cart/cart.ts";
import { roomFor } from "../../domain/cart/limits.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { setQuantityAtom } from "../../state/cart/cart.actions.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { cardKey } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { takeOutRolledAtom } from "../../state/promotion/rolls.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { RolledItems } from "../offers/RolledItems.tsx";
import css from "./CartLineItem.css?inline";
import { CartLineText } from "./CartLineText.tsx";
import { LineRolls } from "./LineRolls.tsx";
import { useMostRedeemed } from "./useMostRedeemed.ts";

registerSheet(css);

interface CartLineItemProps {
  readonly priced: PricedLine;
  readonly onRemove: (lineId: LineId) => void;
}

/** A line that isn't available can only be removed. Drawn again when it changes, and not when its neighbours do. */
export const CartLineItem = memo(function CartLineItem({ priced, onRemove }: CartLineItemProps) {
  const { line, rolled } = priced;
  const { name } = line;
  const isThere = line.lack === null;
  const takeOut = useSetAtom(takeOutRolledAtom);
  const ref = useRef<HTMLLIElement>(null);
  // The button that was pressed disappears with what it removes, or with the last product that can be added.
  useKeptFocus(ref, rolled.length);
  return (
    <li className="cart-line" tabIndex={-1} ref={ref}>
      <CartLineText priced={priced} />
      <RolledItems rolled={rolled} onTakeOut={(item) => takeOut({ line, item })} />
      {isThere && <LineRolls line={line} />}
      <div className="cart-line__actions">
        {isThere && <LineQuantity line={line} />}
        <div className="cart-line__links">
          {isThere && <EditButton line={line} />}
          <Button variant="quiet" onClick={() => onRemove(line.id)} data-removes={line.id}>
            <Trans>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Trans>
          </Button>
        </div>
      </div>
    </li>
  );
});

function LineQuantity({ line }: { readonly line: CartLine }) {
  const { t } = useLingui();
  const { id, name, productId, quantity } = line;
  const room = useAtomValue(useMemo(() => atom((get) => roomFor(get(cartAtom), productId, id)), [productId, id]));
  const most = Math.min(room, useMostRedeemed(line));
  const setQuantity = useSetAtom(setQuantityAtom);
  return (
    <QuantityStepper
      value={quantity}
      min={1}
      max={most}
      onChange={(next) => setQuantity({ lineId: id, quantity: next })}
      decreaseLabel={t`Remove one ${name}`}
      increaseLabel={t`Add one ${name}`}
    />
  );
}

function EditButton({ line: { id, name, categoryId, entryId } }: { readonly line: CartLine }) {
  const open = useSetAtom(openOverlayAtom);
  return (
    <Button
      variant="quiet"
      onClick={() => open({ kind: "product", cardKey: cardKey(categoryId, entryId), lineId: id })}
    >
      <Trans>
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </Trans>
    </Button>
  );
}

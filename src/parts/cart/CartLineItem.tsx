import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { roomFor } from "../../domain/cart/limits.ts";
import type { PricedLine } from "../../domain/cart/pricedCart.ts";
import { setQuantityAtom } from "../../state/cart/cart.actions.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { cardKey } from "../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import css from "./CartLineItem.css?inline";
import { CartLineText } from "./CartLineText.tsx";

registerSheet(css);

interface CartLineItemProps {
  readonly priced: PricedLine;
  readonly onRemove: () => void;
}

export function CartLineItem({ priced, onRemove }: CartLineItemProps) {
  const { t } = useLingui();
  const { line } = priced;
  const { id, name, productId, categoryId, entryId, quantity } = line;
  const most = roomFor(useAtomValue(cartAtom), productId, id);
  const setQuantity = useSetAtom(setQuantityAtom);
  const open = useSetAtom(openOverlayAtom);
  return (
    <li className="cart-line">
      <CartLineText priced={priced} />
      <div className="cart-line__actions">
        <QuantityStepper
          value={quantity}
          min={1}
          max={most}
          onChange={(next) => setQuantity({ lineId: id, quantity: next })}
          decreaseLabel={t`Remove one ${name}`}
          increaseLabel={t`Add one ${name}`}
        />
        <div className="cart-line__links">
          <Button
            variant="quiet"
            onClick={() => open({ kind: "product", cardKey: cardKey(categoryId, entryId), lineId: id })}
          >
            <Trans>
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </Trans>
          </Button>
          <Button variant="quiet" onClick={onRemove} data-removes={id}>
            <Trans>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { memo, useMemo, useRef } from "react";
import type { CartLine, LineId } from "../../../domain/cart/cart.ts";
import { roomFor } from "../../../domain/cart/limits.ts";
import type { PricedLine } from "../../../domain/order/pricedOrder.ts";
import { setQuantityAtom } from "../../../state/cart/cart.actions.ts";
import { cartAtom } from "../../../state/cart/cart.atoms.ts";
import { cardKey } from "../../../state/menu/menu.atoms.ts";
import { openOverlayAtom } from "../../../state/overlay/overlay.atoms.ts";
import { removeMealAddOnAtom } from "../../../state/promotion/mealOffers.atoms.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { BinIcon } from "../../../ui/lazyIcons.tsx";
import { Photo } from "../../../ui/Photo.tsx";
import { QuantityStepper } from "../../../ui/QuantityStepper.tsx";
import { registerSheet } from "../../../ui/sheets.ts";
import { useRestoredFocus } from "../../../ui/useRestoredFocus.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useStoreText } from "../../language/useStoreText.ts";
import { useDishPlate } from "../../menu-extras/useDishPlate.tsx";
import { MealAddOns } from "../../offers/MealAddOns.tsx";
import { useMostRedeemed } from "../useMostRedeemed.ts";
import css from "./CartLineItem.css?inline";
import { CartLineMore, CartLineNote, CartLineTop } from "./CartLineText.tsx";

registerSheet(css);

interface CartLineItemProps {
  readonly priced: PricedLine;
  readonly onRemove: (lineId: LineId) => void;
}

/**
 * A line that isn't available can only be removed. Memoised: it renders again when it changes, not when other lines do.
 */
export const CartLineItem = memo(function CartLineItem({ priced, onRemove }: CartLineItemProps) {
  const { line, mealAddOns } = priced;
  const { id, photo, photoFocus, unavailability } = line;
  const name = useStoreText()(line.name);
  const removeFromCart = useSetAtom(removeMealAddOnAtom);
  const plate = useDishPlate(line.name);
  const ref = useRef<HTMLLIElement>(null);
  // The pressed button disappears with the product it removes, or with the last product that can be added.
  useRestoredFocus(ref, mealAddOns.length);
  const remove = () => onRemove(id);
  return (
    <li className="cart-line" tabIndex={-1} ref={ref} data-line={id}>
      <Photo
        className="cart-line__photo"
        src={photo}
        focus={photoFocus}
        name={name}
        plate={plate}
        widthPx={52}
        heightPx={52}
      />
      <div className="cart-line__about">
        <CartLineTop priced={priced}>{unavailability === null ? <EditButton line={line} /> : name}</CartLineTop>
        <div className="cart-line__more">
          <CartLineMore priced={priced} />
        </div>
        {unavailability !== null && <RemoveButton name={name} onRemove={remove} />}
        {unavailability === null && <LineQuantity line={line} onRemove={remove} />}
        <CartLineNote line={line} />
        <MealAddOns mealAddOns={mealAddOns} onRemoveAddOn={(item) => removeFromCart({ line, item })} />
      </div>
    </li>
  );
});

/** Opens the product's dialog. Its target is the whole line (CartLineItem.css). */
function EditButton({ line }: { readonly line: CartLine }) {
  const { id, categoryId, entryId } = line;
  const name = useStoreText()(line.name);
  const open = useSetAtom(openOverlayAtom);
  return (
    <button
      type="button"
      className="cart-line__edit"
      onClick={() => open({ kind: "product", cardKey: cardKey(categoryId, entryId), lineId: id })}
    >
      <Trans>
        <VisuallyHidden>Edit </VisuallyHidden>
        {name}
      </Trans>
    </button>
  );
}

interface RemoveProps {
  readonly onRemove: () => void;
}

function RemoveButton({ name, onRemove }: RemoveProps & { readonly name: string }) {
  const { t } = useLingui();
  return <IconButton label={t`Remove ${name}`} icon={<BinIcon sizePx={18} />} onClick={onRemove} data-removes />;
}

/** At a quantity of one, the minus button removes the line. */
function LineQuantity({ line, onRemove }: RemoveProps & { readonly line: CartLine }) {
  const { t } = useLingui();
  const { id, productId, quantity } = line;
  const name = useStoreText()(line.name);
  const room = useAtomValue(useMemo(() => atom((get) => roomFor(get(cartAtom), productId, id)), [productId, id]));
  const most = Math.min(room, useMostRedeemed(line));
  const setQuantity = useSetAtom(setQuantityAtom);
  return (
    <QuantityStepper
      label={name}
      value={quantity}
      min={1}
      max={most}
      onChange={(next) => setQuantity({ lineId: id, quantity: next })}
      decreaseLabel={t`Remove one ${name}`}
      increaseLabel={t`Add one ${name}`}
      removal={{ label: t`Remove ${name}`, icon: <BinIcon sizePx={18} />, onRemove }}
    />
  );
}

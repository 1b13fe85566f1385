import { useLingui } from "@lingui/react/macro";
import type { MealAddOn } from "../../domain/cart/cart.ts";
import type { PricedAddOn } from "../../domain/cart/pricedLine.ts";
import { unitOf } from "../../domain/cart/priceLine.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { labelledName } from "../../views/menu/labelViews.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import { useTranslate } from "../language/useTranslate.ts";
import { ChosenModifiers } from "../modifiers/ChosenModifiers.tsx";
import { CutPrice } from "./CutPrice.tsx";
import css from "./MealAddOns.css?inline";

registerSheet(css);

interface MealAddOnsProps {
  readonly mealAddOns: readonly PricedAddOn[];
  /** Null if the cart can't be changed. */
  readonly onRemoveAddOn: ((item: MealAddOn) => void) | null;
}

/** The products that make a line a meal (R21). Not list items, because those are the cart's lines. */
export function MealAddOns({ mealAddOns, onRemoveAddOn }: MealAddOnsProps) {
  const storeText = useStoreText();
  if (mealAddOns.length === 0) return null;
  return (
    <div className="meal-add-ons">
      {mealAddOns.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two identical products.
        <div key={`${each.item.triggerId} ${each.item.productId} ${at}`} className="meal-item">
          <RolledText priced={each} />
          {onRemoveAddOn && (
            <RemoveAddOnButton name={storeText(each.item.name)} onClick={() => onRemoveAddOn(each.item)} />
          )}
        </div>
      ))}
    </div>
  );
}

function RolledText({ priced: { item, amount, modifiers } }: { readonly priced: PricedAddOn }) {
  const translate = useTranslate();
  return (
    <div className="meal-item__text">
      <p className="meal-item__top">
        <span>{labelledName(translate, item.name, item.labels)}</span>
        <CutPrice before={unitOf({ ...item, redemption: null })} now={amount} />
      </p>
      {modifiers.length > 0 && (
        <p className="meal-item__more">
          <ChosenModifiers modifiers={modifiers} />
        </p>
      )}
    </div>
  );
}

function RemoveAddOnButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const { t } = useLingui();
  return <IconButton label={t`Remove ${name}`} icon={<CloseIcon />} onClick={onClick} />;
}

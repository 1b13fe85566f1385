import { Trans } from "@lingui/react/macro";
import type { MealAddOn } from "../../domain/cart/cart.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { addOnFrom } from "../../domain/promotion/rollOffers.ts";
import type { LineMealOffer } from "../../state/promotion/mealOffers.atoms.ts";
import { PickDialog } from "./PickDialog.tsx";
import type { Pick } from "./pick.ts";
import { useMealTitle } from "./useMealTitle.ts";

interface MealDialogProps {
  readonly roll: LineMealOffer;
  readonly menu: Menu;
  readonly onAdd: (item: MealAddOn) => void;
  readonly onClose: () => void;
}

/** The products that can be rolled into a meal (R21). */
export function MealDialog({ roll: { trigger, choices }, menu, onAdd, onClose }: MealDialogProps) {
  const title = useMealTitle()(trigger);
  const picks = choices.map(
    ({ product, name, price, reducedPrice }): Pick => ({
      key: product.id,
      product,
      name,
      before: price,
      now: reducedPrice,
      cost: "",
      blockedReason: null,
    }),
  );
  return (
    <PickDialog
      title={title}
      intro={<Trans>Choose one to go with it.</Trans>}
      picks={picks}
      menu={menu}
      onPick={({ key }, selection) => {
        const choice = choices.find(({ product }) => product.id === key);
        if (choice) onAdd(addOnFrom(choice, trigger, selection, menu));
      }}
      onClose={onClose}
    />
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { LineId, TriggerId } from "../../domain/cart/cart.ts";
import { MealDialog } from "../../parts/offers/MealDialog.tsx";
import { cartAtom, cartMenuAtom } from "../../state/cart/cart.atoms.ts";
import { addMealAddOnAtom, cartMealOffersAtom } from "../../state/promotion/mealOffers.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";

interface LineMealDialogProps {
  readonly lineId: LineId;
  readonly triggerId: TriggerId;
  readonly onClose: () => void;
}

/** Makes a cart line a meal. It follows the menu: the dialog says if the offer ends. */
export function LineMealDialog({ lineId, triggerId, onClose }: LineMealDialogProps) {
  const line = useAtomValue(cartAtom).lines.find(({ id }) => id === lineId);
  const rolls = useAtomValue(cartMealOffersAtom).get(lineId);
  const menu = useAtomValue(cartMenuAtom);
  const rollInto = useSetAtom(addMealAddOnAtom);
  const roll = rolls?.find(({ trigger, room }) => trigger.id === triggerId && room > 0);
  if (!line || !roll || !menu) return <EndedOffer onClose={onClose} />;
  return (
    <MealDialog
      roll={roll}
      menu={menu}
      onAdd={(item) => {
        rollInto({ line, item });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function EndedOffer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Make it a meal`} closeLabel={t`Close`} onClose={onClose}>
      <Notice kind="info">
        <p>
          <Trans>This offer has just ended.</Trans>
        </p>
      </Notice>
    </Dialog>
  );
}

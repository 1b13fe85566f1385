import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import type { Menu } from "../../domain/menu/menu.ts";
import { offerChoices, selectionProblems } from "../../domain/menu/selectionOffer.ts";
import { priceUnit } from "../../domain/menu/selectionPrice.ts";
import { ModifierChoices } from "../../parts/modifiers/ModifierChoices.tsx";
import { useSelection } from "../../parts/modifiers/useSelection.ts";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { focusFirstUnmet } from "./focusFirstUnmet.ts";
import css from "./OpenProduct.css?inline";
import { OrderFooter } from "./OrderFooter.tsx";
import { ProductIntro } from "./ProductIntro.tsx";

registerSheet(css);

interface OpenProductProps {
  readonly card: MenuCard;
  readonly menu: Menu;
  readonly onClose: () => void;
}

export function OpenProduct({ card, menu, onClose }: OpenProductProps) {
  const { t } = useLingui();
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const { entry, product } = card;
  const { choices, selection, change } = useSelection(product, menu);
  const [quantity, setQuantity] = useState(1);
  const formRef = useRef<HTMLDivElement>(null);
  const offers = offerChoices(choices, selection);
  const canOrder = !isDigitalDisplay && !product.isSoldOut;
  const hasChoices = choices.length > 0;
  const intro = <ProductIntro card={card} offered={menu.dietary} hasPrice={!canOrder} />;
  return (
    <Dialog
      label={entry.name}
      closeLabel={canOrder && isMobile ? t`Cancel` : t`Close`}
      onClose={onClose}
      widthPx={hasChoices ? 1000 : 500}
      {...(hasChoices && { aside: intro })}
      {...(canOrder && {
        footer: (
          <OrderFooter
            unitPrice={priceUnit(entry.price, choices, selection)}
            quantity={quantity}
            onQuantity={setQuantity}
            problem={selectionProblems(offers)[0] ?? null}
            onUnmet={() => formRef.current && focusFirstUnmet(formRef.current)}
            onCancel={isMobile ? null : onClose}
          />
        ),
      })}
    >
      {!hasChoices && <div className="open-product__top">{intro}</div>}
      {product.isSoldOut && <SoldOutNotice />}
      <div ref={formRef}>
        <ModifierChoices offers={offers} onChange={change} />
      </div>
      {canOrder && <ItemNote />}
    </Dialog>
  );
}

function SoldOutNotice() {
  return (
    <div className="open-product__notice">
      <Notice kind="warning">
        <p>
          <Trans>Sorry, this has just sold out.</Trans>
        </p>
      </Notice>
    </div>
  );
}

/** Spec, section 9. */
const noteMaxLength = 300;

/** A wish to the kitchen, where the store wants to hear it (ShowNotesForItem). */
function ItemNote() {
  const { t } = useLingui();
  const store = useShownStore();
  const [note, setNote] = useState("");
  if (!store?.view.itemNotes) return null;
  return (
    <TextArea
      label={t`Notes`}
      hint={t`A wish for the kitchen, such as “cut in half”.`}
      counter={`${note.length}/${noteMaxLength}`}
      maxLength={noteMaxLength}
      rows={2}
      value={note}
      onChange={setNote}
    />
  );
}

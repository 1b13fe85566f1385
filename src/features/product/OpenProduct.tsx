import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { offerChoices, selectionProblems } from "../../domain/menu/selectionOffer.ts";
import { priceUnit } from "../../domain/menu/selectionPrice.ts";
import { ModifierChoices } from "../../parts/modifiers/ModifierChoices.tsx";
import { layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { focusFirstUnmet } from "./focusFirstUnmet.ts";
import { ItemNote } from "./ItemNote.tsx";
import css from "./OpenProduct.css?inline";
import { OrderFooter } from "./OrderFooter.tsx";
import { ProductIntro } from "./ProductIntro.tsx";
import { type OrderInput, useOrder } from "./useOrder.ts";

registerSheet(css);

interface OpenProductProps extends OrderInput {
  readonly onClose: () => void;
}

export function OpenProduct({ card, menu, line, onClose }: OpenProductProps) {
  const { t } = useLingui();
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const { entry, product } = card;
  const order = useOrder({ card, menu, line });
  const { choices, selection, change } = order;
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
            quantity={order.quantity}
            onQuantity={order.setQuantity}
            problem={selectionProblems(offers)[0] ?? null}
            isTooMany={order.isTooMany}
            isChange={line !== null}
            onUnmet={() => formRef.current && focusFirstUnmet(formRef.current)}
            onPut={() => order.put() && onClose()}
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
      {canOrder && <ItemNote note={order.note} onChange={order.setNote} />}
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

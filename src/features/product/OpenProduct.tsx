import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ComponentProps, useDeferredValue, useRef, useState } from "react";
import type { MealAddOn, TriggerId } from "../../domain/cart/cart.ts";
import { selectionUnsuited } from "../../domain/menu/choicesBrought.ts";
import { choicesSuited } from "../../domain/menu/choicesSuited.ts";
import { kilojoulesOf } from "../../domain/menu/selectionKilojoules.ts";
import { offerChoices, selectionProblems } from "../../domain/menu/selectionOffer.ts";
import { takenMarks } from "../../domain/menu/takenMarks.ts";
import { useHistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import nameBarCss from "../../parts/history-dialog/NameBar.css?inline";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { ModifierChoices } from "../../parts/modifiers/ModifierChoices.tsx";
import type { Takes } from "../../parts/modifiers/ModifierOption.tsx";
import { useLandedFocus } from "../../parts/navigation/useLandedFocus.ts";
import { MealDialog } from "../../parts/offers/MealDialog.tsx";
import { markAnswerAtom, unsuitedOfAtom } from "../../state/dietary/choices.atoms.ts";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { arePromotionsKnownAtom } from "../../state/promotion/rules.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { closeAfterPaint } from "./closeAfterPaint.ts";
import { ItemNote } from "./ItemNote.tsx";
import { MealPart } from "./MealPart.tsx";
import css from "./OpenProduct.css?inline";
import { ProductIntro } from "./ProductIntro.tsx";
import { SelectionFooter } from "./SelectionFooter.tsx";
import { ShareDish } from "./ShareDish.tsx";
import { type DishSelection, type SelectionInput, useDishSelection } from "./useDishSelection.ts";

registerSheet(nameBarCss);
registerSheet(css);

interface OpenProductProps extends SelectionInput {
  readonly onClose: () => void;
}

export function OpenProduct({ card, menu, line, onClose }: OpenProductProps) {
  const { t } = useLingui();
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const { entry, product } = card;
  const draft = useDishSelection({ card, menu, line });
  const name = useStoreText()(entry.name);
  const { choices, selection, touched, change } = draft;
  const [rolling, setRolling] = useState<TriggerId | null>(null);
  const formRef = useRef<HTMLDivElement>(null);
  useLandedFocus(formRef);
  const offers = offerChoices(choices, selection, touched);
  // Shows the photo, name and price immediately. The rest, which takes a slow phone as long again, follows a frame
  // later.
  const isPainted = useDeferredValue(true, false);
  const canOrder = !isDigitalDisplay && !product.isSoldOut;
  const hasChoices = choices.length > 0;
  // Without a photo, half of a wide dialog would be empty.
  const hasAside = hasChoices && product.photo !== null;
  // Runs both after the paint: the change of the cart would render the dialog again.
  const putAndClose = (isOpen: boolean) => {
    const isPut = draft.put();
    if (isPut && isOpen) onClose();
    return isPut;
  };
  // Offers that arrive while the dialog is open would push the choices down, under a finger. At the end, without a
  // height, they don't make a short sheet grow either: they are only more to scroll.
  const [isMealFirst] = useState(useAtomValue(arePromotionsKnownAtom));
  const meal = canOrder && isPainted && <MealPart draft={draft} onAdd={setRolling} />;
  const ofChoices = selectionUnsuited(choices, selection, useAtomValue(unsuitedOfAtom));
  const offered = useAtomValue(offeredChoicesAtom);
  const answerOf = useAtomValue(markAnswerAtom);
  const marks = choicesSuited(entry.fit, offered).map((mark) => mark.name);
  const takes: Takes = (modifier, group) =>
    marks.filter((mark) => answerOf?.({ modifier, group, isPreselected: false }, mark) === "unsuited");
  const intro = (
    <ProductIntro
      card={card}
      offered={offered}
      hasPrice={!canOrder}
      kilojoules={kilojoulesOf(product, choices, selection)}
      ofChoices={ofChoices}
      taken={answerOf ? takenMarks(choices, selection, marks, answerOf) : []}
    />
  );
  return (
    <>
      <Dialog
        label={name}
        closeLabel={canOrder && isMobile ? t`Cancel` : t`Close`}
        onClose={onClose}
        widthPx={hasAside ? 1000 : 500}
        {...(hasAside ? { aside: intro } : { beginsWithPhoto: true })}
        {...(line === null && !isDigitalDisplay && { action: <ShareDish name={name} /> })}
        {...(canOrder && {
          footer: (
            <SelectionFooter
              total={draft.meal.priced.total}
              quantity={draft.quantity}
              most={draft.most}
              onQuantity={draft.setQuantity}
              problem={selectionProblems(offers)[0] ?? null}
              ofChoices={ofChoices}
              isTooMany={draft.isTooMany}
              isChange={line !== null}
              onUnmet={() => formRef.current && focusFirstUnmet(formRef.current)}
              onPut={() => closeAfterPaint(formRef.current, putAndClose)}
              onCancel={isMobile ? null : onClose}
            />
          ),
        })}
      >
        {!hasAside && <div className="open-product__top">{intro}</div>}
        {product.isSoldOut && <SoldOutNotice />}
        {isMealFirst && meal}
        <div ref={formRef} style={isPainted ? undefined : { minHeight: roomPx(choices) }}>
          {isPainted ? (
            <ModifierChoices offers={offers} takes={takes} onChange={change} />
          ) : (
            hasChoices && <ChoicesComing />
          )}
        </div>
        {canOrder && isPainted && <ItemNote note={draft.note} onChange={draft.setNote} />}
        {!isMealFirst && meal && <div className="open-product__late">{meal}</div>}
      </Dialog>
      <Rolling draft={draft} menu={menu} rolling={rolling} onClose={() => setRolling(null)} />
    </>
  );
}

const groupPx = 84;
const optionPx = 52;

/** The expected height of the choices, so that a phone's sheet doesn't move when they appear. */
function roomPx(choices: DishSelection["choices"]): number {
  return choices.reduce((total, { options }) => total + groupPx + options.length * optionPx, 0);
}

/** Where the choices will stand, on a device that takes its time. */
function ChoicesComing() {
  return (
    <div className="open-product__coming">
      <Skeleton width="45%" heightPx={22} />
      <Skeleton heightPx={44} />
      <Skeleton heightPx={44} />
    </div>
  );
}

interface RollingProps {
  readonly draft: DishSelection;
  readonly menu: SelectionInput["menu"];
  /** The offer that is open. Null if none is. */
  readonly rolling: TriggerId | null;
  readonly onClose: () => void;
}

/** Next to the product's dialog, not inside it: the dialog that opened last is on top. */
function Rolling({ draft, menu, rolling, onClose }: RollingProps) {
  const roll = draft.meal.offers.find(({ trigger }) => trigger.id === rolling);
  if (!roll) return null;
  const onAdd = (item: MealAddOn) => {
    draft.rollIn(item);
    onClose();
  };
  return <HistoryMealDialog roll={roll} menu={menu} onAdd={onAdd} onClose={onClose} />;
}

/** R80: Back closes only this dialog, not the product's below. */
function HistoryMealDialog(props: ComponentProps<typeof MealDialog>) {
  useHistoryDialog(props.onClose);
  return <MealDialog {...props} />;
}

function SoldOutNotice() {
  return (
    <div className="open-product__notice">
      <Notice kind="warning">
        <p>
          <Trans>Sorry, this is sold out.</Trans>
        </p>
      </Notice>
    </div>
  );
}

const choosable = "input:not(:checked, :disabled), .stepper__button--plus:not([aria-disabled])";

/** Focuses the first group that is incomplete: an option that can still be picked, otherwise the group. */
function focusFirstUnmet(form: HTMLElement): void {
  const unmet = form.querySelector<HTMLElement>("[data-unmet]");
  const target = unmet?.querySelector<HTMLElement>(choosable) ?? unmet;
  target?.focus({ preventScroll: true });
  unmet?.scrollIntoView({ block: "nearest" });
  // If a group is taller than the dialog, shows its heading.
  unmet?.querySelector("h3")?.scrollIntoView({ block: "nearest" });
}

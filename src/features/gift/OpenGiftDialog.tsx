import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { longestGiftMessage, longestGiverName } from "../../domain/gift/giftMessage.ts";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { HistoryDialog } from "../../parts/history-dialog/HistoryDialog.tsx";
import nameBarCss from "../../parts/history-dialog/NameBar.css?inline";
import { areGiftsSoldAtom } from "../../state/gift/giftCards.atoms.ts";
import { viewGiftAtom } from "../../state/gift/giftCart.actions.ts";
import { type OpenGift, openGiftAtom } from "../../state/gift/openGift.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./GiftDialog.css?inline";
import { GiftPreview } from "./GiftPreview.tsx";
import { RecipientFields } from "./RecipientFields.tsx";
import { type GiftSelection, useGiftSelection } from "./useGiftSelection.ts";

registerSheet(nameBarCss);
registerSheet(css);

/** The dialog of the pressed card or line. */
export function OpenGiftDialog() {
  const [open, setOpen] = useAtom(openGiftAtom);
  useEffect(() => () => setOpen(null), [setOpen]);
  return open && <GiftDialog open={open} onClose={() => setOpen(null)} />;
}

interface DialogProps {
  readonly open: OpenGift;
  readonly onClose: () => void;
}

function GiftDialog({ open, onClose }: DialogProps) {
  const { t } = useLingui();
  const { card, line } = open;
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  const giftText = useGiftText();
  const draft = useGiftSelection(open);
  useEmitView(open);
  const preview = <GiftPreview card={card} draft={draft} />;
  const put = () => {
    const answer = draft.put();
    if (answer === "taken") onClose();
    return answer;
  };
  return (
    <Form className="gift-form" onSubmit={put} movesOnEnter>
      <HistoryDialog
        label={giftText(card.name)}
        closeLabel={isPhone ? t`Cancel` : t`Close`}
        onClose={onClose}
        widthPx={1000}
        {...(isPhone ? { beginsWithPhoto: true } : { aside: preview })}
        footer={<Footer draft={draft} isChange={line !== null} onCancel={isPhone ? null : onClose} />}
      >
        <Intro open={open} hasPhoto={isPhone} />
        <GiftFields draft={draft} />
        {isPhone && preview}
      </HistoryDialog>
    </Form>
  );
}

/** R83: reports a view once each time the dialog opens. Editing a line doesn't count as a view of its card. */
function useEmitView({ card, line }: OpenGift): void {
  const emitView = useSetAtom(viewGiftAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card may be loaded again while it is open.
  useEffect(() => {
    if (!line) emitView(card);
  }, [card.productId, line, emitView]);
}

interface IntroProps {
  readonly open: OpenGift;
  /** If false, the photo is in the preview beside it. */
  readonly hasPhoto: boolean;
}

function Intro({ open: { card }, hasPhoto }: IntroProps) {
  const giftText = useGiftText();
  const name = giftText(card.name);
  return (
    <>
      {hasPhoto && (
        <div className="gift-intro__top">
          <Photo
            className="gift-intro__photo"
            src={card.photo}
            largeSrc={card.largePhoto}
            focus={card.photoFocus}
            sizes="100vw"
            name={name}
            widthPx={640}
            heightPx={480}
            loading="eager"
          />
        </div>
      )}
      <h2 className="gift-intro__name">{name}</h2>
      <p className="gift-intro__price">
        <PriceView amount={card.price} />
      </p>
      {card.description !== "" && <p className="gift-intro__description">{giftText(card.description)}</p>}
    </>
  );
}

function GiftFields({ draft }: { readonly draft: GiftSelection }) {
  const { t } = useLingui();
  const [{ from, message }, type] = useAtom(draft.words);
  const hasSeveral = draft.recipients.length > 1;
  const addRef = useRef<HTMLButtonElement>(null);
  useRestoredFocus(addRef, draft.recipients.length);
  return (
    <div className="gift-fields">
      {draft.recipients.map((form, index) => (
        <RecipientFields
          key={String(form.typed)}
          form={form}
          number={hasSeveral ? index + 1 : null}
          isShown={hasSeveral && form === draft.shown}
          onShow={() => draft.show(form)}
          onRemove={() => draft.removeRecipient(form)}
        />
      ))}
      {draft.addRecipient && (
        <Button ref={addRef} variant="quiet" look="gift-fields__add" onClick={draft.addRecipient}>
          <Trans>Add another recipient</Trans>
        </Button>
      )}
      <TextField
        label={t({ message: "From", context: "gift" })}
        value={from}
        onChange={(text) => type({ from: text })}
        maxLength={longestGiverName}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextArea
        label={t({ message: "Message", context: "gift" })}
        value={message}
        onChange={(text) => type({ message: text })}
        maxLength={longestGiftMessage}
        counter={`${message.length}/${longestGiftMessage}`}
        rows={4}
      />
    </div>
  );
}

interface FooterProps {
  readonly draft: GiftSelection;
  /** True if the dialog edits a line that is already in the cart. */
  readonly isChange: boolean;
  /** Null if the close button at the top also cancels: a phone has no room for both. */
  readonly onCancel: (() => void) | null;
}

function Footer({ draft, isChange, onCancel }: FooterProps) {
  const { t } = useLingui();
  const areSold = useAtomValue(areGiftsSoldAtom);
  const isTooMany = draft.most < 1;
  return (
    <div className="gift-footer">
      <QuantityStepper
        label={t`Quantity`}
        value={draft.quantity}
        min={1}
        max={draft.most}
        onChange={draft.setQuantity}
        decreaseLabel={t`Decrease quantity`}
        increaseLabel={t`Increase quantity`}
      />
      {draft.recipients.length > 1 && (
        <span className="gift-footer__each">
          <Trans>for each</Trans>
        </span>
      )}
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      <div className="gift-footer__put">
        <ActionButton
          type="submit"
          wide
          aria-disabled={isTooMany || !areSold}
          trailing={isTooMany ? undefined : <PriceView amount={draft.total} />}
        >
          <PutText isTooMany={isTooMany} isChange={isChange} />
        </ActionButton>
      </div>
    </div>
  );
}

function PutText({ isTooMany, isChange }: { readonly isTooMany: boolean; readonly isChange: boolean }) {
  if (isTooMany) return <Trans>Maximum quantity exceeded</Trans>;
  return isChange ? <Trans>Update cart</Trans> : <Trans>Add to cart</Trans>;
}

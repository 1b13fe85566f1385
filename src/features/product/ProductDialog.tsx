import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LineId } from "../../domain/cart/cart.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { viewItemAtom } from "../../state/cart/cart.actions.ts";
import { cartAtom } from "../../state/cart/cart.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { cardPerKeyAtom, type MenuCard, menuAtom } from "../../state/menu/menu.atoms.ts";
import { loadRulesAtom } from "../../state/promotion/rules.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { afterPaint } from "../../ui/afterPaint.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AfterBackdrop.css?inline";
import { OpenProduct } from "./OpenProduct.tsx";

registerSheet(css);

/** A hidden page may never be painted, so it shows no veil. */
const canVeil = () => "showPopover" in HTMLElement.prototype && !document.hidden;

/** The page is already dimmed if a dialog was open before the app had loaded. */
function showVeil(backdrop: HTMLElement | null): void {
  const root = backdrop?.getRootNode() as ShadowRoot | undefined;
  if (!root?.querySelector("dialog:modal")) backdrop?.showPopover();
}

/**
 * Dims the page immediately in response to the press, and renders the dialog right after the paint: on a slow phone
 * that takes three times as long.
 */
export function AfterBackdrop({ children }: { readonly children: ReactNode }) {
  const [isVeiled, setVeiled] = useState(canVeil);
  useEffect(() => afterPaint(() => setVeiled(false)), []);
  return isVeiled ? <div className="veil" popover="manual" ref={showVeil} /> : children;
}

interface ProductDialogProps {
  readonly cardKey: string;
  /** The cart line to edit. */
  readonly lineId?: LineId;
  readonly onClose: () => void;
}

/** A product with its choices. It follows the menu: prices update, and the dialog says if the product is gone. */
export function ProductDialog({ cardKey, lineId, onClose }: ProductDialogProps) {
  const card = useAtomValue(useAtomValue(cardPerKeyAtom)(cardKey));
  const menu = useAtomValue(menuAtom);
  const [seen, setSeen] = useState<MenuCard | null>(card);
  if (card && card !== seen) setSeen(card);
  const cart = useAtomValue(cartAtom);
  const [line] = useState(() => cart.lines.find(({ id }) => id === lineId) ?? null);
  useEmitView(lineId === undefined ? card : null);
  useOffers();
  if (card && menu) {
    return (
      <AfterBackdrop>
        <OpenProduct card={card} menu={menu} line={line} onClose={onClose} />
      </AfterBackdrop>
    );
  }
  return <GoneProduct name={seen?.entry.name ?? null} onClose={onClose} />;
}

/** R83: reports a view once each time the dialog opens. Editing a line of the cart doesn't count as a view. */
function useEmitView(card: MenuCard | null): void {
  const emitView = useSetAtom(viewItemAtom);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!card || told.current === card.key) return;
    told.current = card.key;
    emitView(card);
  }, [card, emitView]);
}

/** Asked for with the press itself, so that a meal is offered before the diner reads the choices. */
function useOffers(): void {
  const { isDigitalDisplay } = useAtomValue(settingsAtom);
  const loadRules = useSetAtom(loadRulesAtom);
  useEffect(() => {
    if (!isDigitalDisplay) void loadRules();
  }, [isDigitalDisplay, loadRules]);
}

function GoneProduct({ name, onClose }: { readonly name: string | null; readonly onClose: () => void }) {
  const { t } = useLingui();
  const storeText = useStoreText();
  return (
    <Dialog
      title={name === null ? t`Not on the menu` : storeText(name)}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <ActionButton wide onClick={onClose}>
          <Trans>Back to menu</Trans>
        </ActionButton>
      }
    >
      <Notice kind="info">
        <p>
          <Trans>This dish is not on the menu right now.</Trans>
        </p>
      </Notice>
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Menu } from "../../domain/menu/menu.ts";
import { choicesOf, type Selection } from "../../domain/menu/selection.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { kilojoulesText, labelledName } from "../../views/menu/labelViews.tsx";
import { useTranslate } from "../language/useTranslate.ts";
import { useDishPlate } from "../menu-extras/useDishPlate.tsx";
import { CutPrice } from "./CutPrice.tsx";
import css from "./PickDialog.css?inline";
import { PickModifiers } from "./PickModifiers.tsx";
import type { Pick } from "./pick.ts";

registerSheet(css);

interface PickDialogProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly picks: readonly Pick[];
  readonly menu: Menu;
  readonly onPick: (pick: Pick, selection: Selection) => void;
  readonly onClose: () => void;
}

/** S17: a product with modifier groups asks for them first; others are added immediately. */
export function PickDialog({ title, intro, picks, menu, onPick, onClose }: PickDialogProps) {
  const { t } = useLingui();
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const chosen = picks.find(({ key }) => key === chosenKey);
  if (chosen) {
    return (
      <PickModifiers
        pick={chosen}
        menu={menu}
        onAdd={(selection) => onPick(chosen, selection)}
        onBack={() => setChosenKey(null)}
        onClose={onClose}
      />
    );
  }
  const choose = (pick: Pick) => {
    if (pick.blockedReason !== null) return;
    if (choicesOf(pick.product, menu).length > 0) return setChosenKey(pick.key);
    onPick(pick, []);
  };
  return (
    <Dialog title={title} closeLabel={t`Cancel`} onClose={onClose}>
      <p className="picks__intro">{intro}</p>
      <div className="picks">
        {picks.map((pick) => (
          <PickButton key={pick.key} pick={pick} onChoose={() => choose(pick)} />
        ))}
      </div>
    </Dialog>
  );
}

function PickButton({ pick, onChoose }: { readonly pick: Pick; readonly onChoose: () => void }) {
  const { product, before, now, cost, blockedReason } = pick;
  const translate = useTranslate();
  const name = translate(pick.name);
  const kilojoules = kilojoulesText(product.labels.kilojoules);
  const plate = useDishPlate(pick.name);
  return (
    <button type="button" className="pick" aria-disabled={blockedReason !== null || undefined} onClick={onChoose}>
      <Photo
        className="pick__photo"
        src={product.photo}
        focus={product.photoFocus}
        name={name}
        plate={plate}
        widthPx={64}
        heightPx={64}
      />
      <span className="pick__text">
        <span className="pick__name">{labelledName(translate, name, product.labels)} </span>
        <span className="pick__facts">
          <CutPrice before={before} now={now} /> {cost !== "" && <span className="pick__cost">{cost} </span>}
          {kilojoules && <span>{kilojoules} </span>}
          {blockedReason !== null && <span>{blockedReason}</span>}
        </span>
      </span>
    </button>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { menuLabelsAtom } from "../../state/menu/menuLabels.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { useStoreText } from "../language/useStoreText.ts";
import css from "./MenuFoot.css?inline";

registerSheet(css);

function useLines(): readonly string[] {
  const { t } = useLingui();
  const storeText = useStoreText();
  const store = useAtomValue(shownStoreAtom);
  const labels = useAtomValue(menuLabelsAtom);
  if (!store || !labels) return [];
  const { licence, notice } = store.liquor;
  const lines = [
    labels.hasOrigins ? t`A Australian · I imported · M mixed` : "",
    storeText(store.seafoodStatement),
    labels.hasKilojoules ? t`The average adult daily energy intake is 8,700 kJ.` : "",
    labels.hasAlcohol && licence ? t`Liquor licence ${licence}` : "",
    labels.hasAlcohol ? storeText(notice) : "",
  ];
  return lines.filter((line) => line !== "");
}

/** R102: the sentences of the law that stand under a menu, on the screen, on paper and on a display. */
export function MenuFoot() {
  const lines = useLines();
  if (lines.length === 0) return null;
  return (
    <div className="menu-foot">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

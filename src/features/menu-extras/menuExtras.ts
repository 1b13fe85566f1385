import { MenuFoot } from "../../parts/menu-extras/MenuFoot.tsx";
import type { MenuExtras } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { addAtOnceAtom } from "../../state/promotion/addAtOnce.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { CardPlus } from "./cards/CardPlus.tsx";
import { CardPrice } from "./cards/CardPrice.tsx";
import { dietaryMarks } from "./cards/dietaryMarks.tsx";
import { isShownAtom } from "./hidden.atoms.ts";
import { modeChoiceAtom } from "./modeChoice.atoms.ts";
import { NothingFound } from "./NothingFound.tsx";
import { DishPlate } from "./plates/DishPlate.tsx";
import { RailSkip } from "./RailSkip.tsx";
import { ReceiveFacts } from "./ReceiveFacts.tsx";
import { ReceiveLine } from "./ReceiveLine.tsx";
import { ResultText } from "./ResultText.tsx";
import { StripArrows } from "./StripArrows.tsx";
import { scrollToElement } from "./scrollToElement.ts";
import { searchMenu } from "./searchMenu.ts";
import css from "./searchUnfolds.css?inline";
import { showCurrent } from "./showCurrent.ts";
import { StaticSections } from "./static-sections/StaticSections.tsx";
import { watchSections } from "./watchSections.ts";

registerSheet(css);

export const menuExtras: MenuExtras = {
  CardPlus,
  addAtOnceAtom,
  CardPrice,
  DishPlate,
  dietaryMarks,
  StaticSections,
  ReceiveLine,
  ReceiveFacts,
  modeChoiceAtom,
  RailSkip,
  NothingFound,
  MenuFoot,
  ResultText,
  StripArrows,
  showCurrent,
  searchMenu,
  isShownAtom,
  scrollToElement,
  watchSections,
};

import type { MenuExtras } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { CardPlus } from "./cards/CardPlus.tsx";
import { CardPrice } from "./cards/CardPrice.tsx";
import { dietaryMarks } from "./cards/dietaryMarks.tsx";
import { foldSearch } from "./foldSearch.ts";
import { followFitting } from "./followFitting.ts";
import { isShownAtom } from "./hidden.atoms.ts";
import { MenuRail } from "./MenuRail.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { ReceiveFacts } from "./ReceiveFacts.tsx";
import { ReceiveLine } from "./ReceiveLine.tsx";
import { ResultWords } from "./ResultWords.tsx";
import { scrollToElement } from "./scrollToElement.ts";
import { searchMenu } from "./searchMenu.ts";
import { StaticSections } from "./static-sections/StaticSections.tsx";
import { watchSections } from "./watchSections.ts";

export const menuExtras: MenuExtras = {
  CardPlus,
  CardPrice,
  dietaryMarks,
  StaticSections,
  ReceiveLine,
  ReceiveFacts,
  MenuRail,
  NothingFound,
  ResultWords,
  searchMenu,
  isShownAtom,
  foldSearch,
  followFitting,
  scrollToElement,
  watchSections,
};

import type { FirstMenu } from "../domain/menu/firstMenu.ts";
import type { FirstStore } from "../domain/menu/firstShop.ts";
import { storeTextIn } from "../domain/store/storeTexts.ts";
import { type Translate, translateWith } from "../views/translate.ts";
import type { FirstPage } from "./drawShop.ts";

/** Also says what the shown store and its menu wrote (R103). */
export function shopTranslate(
  { translate, language }: Pick<FirstPage, "translate" | "language">,
  store: Pick<FirstStore, "texts">,
  menu: Pick<FirstMenu, "texts">,
): Translate {
  return translateWith(translate, storeTextIn(language, [menu.texts, store.texts]));
}

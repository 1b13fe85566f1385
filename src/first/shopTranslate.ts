import type { MessageDescriptor } from "@lingui/core";
import type { Language } from "../domain/host/hostSettings.ts";
import type { FirstMenu } from "../domain/menu/firstMenu.ts";
import type { FirstStore } from "../domain/menu/firstShop.ts";
import { storeTextIn } from "../domain/store/storeTexts.ts";
import { type Translate, translateWith } from "../views/translate.ts";

interface Said {
  readonly translate: (message: MessageDescriptor) => string;
  readonly language: Language;
}

/** Also says what the shown store and its menu wrote (R103). */
export function shopTranslate(
  { translate, language }: Said,
  store: Pick<FirstStore, "texts">,
  menu: Pick<FirstMenu, "texts">,
): Translate {
  return translateWith(translate, storeTextIn(language, [menu.texts, store.texts]));
}

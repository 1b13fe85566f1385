import { atom } from "jotai";
import { noTexts, type StoreText, storeTextIn } from "../../domain/store/storeTexts.ts";
import { languageAtom } from "../host/host.atoms.ts";
import { menuTextsAtom } from "../menu/menu.atoms.ts";
import { chargesAtom, promotionsAtom } from "./rules.atoms.ts";

const textsAtom = atom((get) => [
  ...get(menuTextsAtom),
  get(promotionsAtom).texts ?? noTexts,
  get(chargesAtom).texts ?? noTexts,
]);

/** R103: what the shown store wrote, in the diner's language: its menu, its offers, its surcharges. */
export const storeTextAtom = atom((get): StoreText => storeTextIn(get(languageAtom), get(textsAtom)));

/** What is in Chinese, whichever language the diner reads: a search finds both. */
export const chineseTextAtom = atom((get): StoreText => storeTextIn("zh-CN", get(textsAtom)));

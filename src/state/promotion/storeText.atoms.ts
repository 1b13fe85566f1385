import { atom } from "jotai";
import { chineseText, plainText, type StoreText } from "../../domain/store/storeTexts.ts";
import { languageAtom } from "../host/host.atoms.ts";
import { menuTextsAtom } from "../menu/menu.atoms.ts";
import { chargesAtom, promotionsAtom } from "./rules.atoms.ts";

/** R103: what the shown store wrote, in the diner's language: its menu, its offers, its surcharges. */
export const storeTextAtom = atom(
  (get): StoreText =>
    get(languageAtom) === "zh-CN"
      ? chineseText([...get(menuTextsAtom), get(promotionsAtom).texts, get(chargesAtom).texts])
      : plainText,
);

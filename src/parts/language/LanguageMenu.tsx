import { useAtomValue, useSetAtom } from "jotai";
import { languages } from "../../domain/host/hostSettings.ts";
import { languageAtom, pickLanguageAtom } from "../../state/host/host.atoms.ts";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { languageButton, ownNames } from "../../views/shell/languageButton.tsx";
import { useTranslate } from "./useTranslate.ts";

export function LanguageMenu({ align }: { readonly align: "start" | "end" }) {
  const translate = useTranslate();
  const language = useAtomValue(languageAtom);
  const pick = useSetAtom(pickLanguageAtom);
  return (
    <Dropdown
      {...languageButton(translate, language)}
      align={align}
      items={languages.map((key) => ({
        key,
        label: ownNames[key],
        lang: key,
        current: key === language,
        onSelect: () => pick(key),
      }))}
    />
  );
}

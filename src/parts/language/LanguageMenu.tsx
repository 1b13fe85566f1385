import { useAtomValue, useSetAtom } from "jotai";
import { languages } from "../../domain/host/hostSettings.ts";
import { languageAtom, pickLanguageAtom } from "../../state/host/host.atoms.ts";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { languageButton, ownNames } from "../../views/shell/languageButton.tsx";
import { useSay } from "./useSay.ts";

export function LanguageMenu({ align }: { readonly align: "start" | "end" }) {
  const say = useSay();
  const language = useAtomValue(languageAtom);
  const pick = useSetAtom(pickLanguageAtom);
  return (
    <Dropdown
      {...languageButton(say, language)}
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

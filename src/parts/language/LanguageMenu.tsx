import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type Language, languages } from "../../domain/host/hostSettings.ts";
import { languageAtom, pickLanguageAtom } from "../../state/host/host.atoms.ts";
import { Dropdown } from "../../ui/Dropdown.tsx";
import { GlobeIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** Each language by its own name, so that everybody can read their own. */
const ownNames: Readonly<Record<Language, string>> = { en: "English", "zh-CN": "简体中文" };

export function LanguageMenu({ align }: { readonly align: "start" | "end" }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const pick = useSetAtom(pickLanguageAtom);
  const label = (
    <>
      <VisuallyHidden>{t`Language`} </VisuallyHidden>
      {ownNames[language]}
    </>
  );
  return (
    <Dropdown
      label={label}
      icon={<GlobeIcon />}
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

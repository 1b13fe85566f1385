import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Language } from "../../domain/host/hostSettings.ts";
import { GlobeIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { Translate } from "../translate.ts";

/** Each language in its own words, so that every diner can read theirs. */
export const ownNames: Readonly<Record<Language, string>> = { en: "English", "zh-CN": "简体中文" };

/** The content of the language menu's button. */
export function languageButton(
  translate: Translate,
  language: Language,
): { readonly label: ReactNode; readonly icon: ReactNode } {
  return {
    icon: <GlobeIcon />,
    label: (
      <>
        <VisuallyHidden>{translate(msg`Language`)} </VisuallyHidden>
        {ownNames[language]}
      </>
    ),
  };
}

import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Language } from "../../domain/host/hostSettings.ts";
import { GlobeIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { Say } from "../say.ts";

/** Each language in its own words, so that every diner can read theirs. */
export const ownNames: Readonly<Record<Language, string>> = { en: "English", "zh-CN": "简体中文" };

/** The content of the language menu's button. */
export function languageButton(say: Say, language: Language): { readonly label: ReactNode; readonly icon: ReactNode } {
  return {
    icon: <GlobeIcon />,
    label: (
      <>
        <VisuallyHidden>{say(msg`Language`)} </VisuallyHidden>
        {ownNames[language]}
      </>
    ),
  };
}

import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { MouseEvent } from "react";
import type { RailSkipProps } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { SkipButton } from "../../ui/SkipButton.tsx";

/** Skips a rail. Its cards are also in the menu, so keyboard users needn't tab through two stops for each. */
export function RailSkip({ title }: RailSkipProps) {
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  return (
    <SkipButton onSkip={skip}>
      <Trans>Skip {title}</Trans>
    </SkipButton>
  );
}

function skip({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest(".menu-rail")?.nextElementSibling?.querySelector("h2")?.focus();
}

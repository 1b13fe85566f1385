import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { ModeName } from "../../parts/mode/ModeName.tsx";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { LeftMode } from "./LeftMode.tsx";

interface ModeTabsProps {
  /** True while an order is in progress: its mode can't be changed. */
  readonly disabled: boolean;
  /** The content of the chosen mode. */
  readonly children: ReactNode;
}

/** The choice of order mode. A single mode needs no tabs: the heading below names it. */
export function ModeTabs({ disabled, children }: ModeTabsProps) {
  const { t } = useLingui();
  const modes = useAtomValue(shownModesAtom);
  const [mode, choose] = useAtom(modeAtom);
  if (modes.length === 1) return children;
  const tabs = modes.map((each) => ({ value: each, name: <ModeName mode={each} /> }));
  return (
    <Tabs label={t`How would you like your order?`} tabs={tabs} value={mode} onChange={choose} disabled={disabled}>
      <LeftMode />
      {children}
    </Tabs>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { layoutAtom } from "../../state/host/host.atoms.ts";

interface SumsSectionProps {
  /** Its position in the form. */
  readonly part: number;
  readonly children: ReactNode;
}

/** The totals at the end of a phone's form, with the chosen payment method. A desktop has them in its card. */
export function SumsSection({ part, children }: SumsSectionProps) {
  const { t } = useLingui();
  if (useAtomValue(layoutAtom) !== "mobile") return null;
  return (
    <div data-part={part}>
      <section className="checkout__section" aria-label={t`Cart`}>
        {children}
      </section>
    </div>
  );
}

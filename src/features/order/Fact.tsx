import type { ReactNode } from "react";

interface FactProps {
  readonly term: ReactNode;
  /** What the others add up to. */
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

export function Fact({ term, isTotal = false, children }: FactProps) {
  return (
    <div className={isTotal ? "order__total" : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

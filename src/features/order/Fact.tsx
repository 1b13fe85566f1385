import type { ReactNode } from "react";

interface FactProps {
  readonly term: ReactNode;
  /** The sum of the rows above it. */
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

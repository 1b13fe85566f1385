import type { ReactNode } from "react";

interface FactProps {
  readonly term: ReactNode;
  /** The sum of the rows above it, a part of the amount above it, or nothing for paper. */
  readonly look?: "total" | "part" | "screen";
  readonly children: ReactNode;
}

export function Fact({ term, look, children }: FactProps) {
  return (
    <div className={look && `order__${look}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";

interface FactProps {
  readonly term: ReactNode;
  /** `screen`: not printed. `print`: only printed. */
  readonly look?: "screen" | "print";
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

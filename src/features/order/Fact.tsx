import type { ReactNode } from "react";

interface FactProps {
  readonly term: ReactNode;
  /** `total`: the sum of the rows above. `part`: a part of the amount above. `screen`: not printed. `print`: only printed. */
  readonly look?: "total" | "part" | "screen" | "print";
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

import type { ReactNode } from "react";

interface SectionProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** One card of the checkout's form. */
export function Section({ heading, children }: SectionProps) {
  return (
    <section className="checkout__section">
      <h2 className="checkout__section-heading">{heading}</h2>
      {children}
    </section>
  );
}

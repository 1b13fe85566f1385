import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";

interface SectionProps {
  readonly heading: ReactNode;
  /** Set if a tab already shows the heading. It stays available to screen readers. */
  readonly hidesHeading?: boolean;
  readonly children: ReactNode;
}

/** One section of the checkout's form. */
export function Section({ heading, hidesHeading = false, children }: SectionProps) {
  return (
    <section className="checkout__section">
      <h2 className={classNames("checkout__section-heading", hidesHeading && "visually-hidden")}>{heading}</h2>
      {children}
    </section>
  );
}

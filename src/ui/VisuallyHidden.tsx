import type { ReactNode } from "react";

/** For screen readers alone; its look is in tokens.css, since other pieces hide native inputs the same way. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

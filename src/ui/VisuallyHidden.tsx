import type { ReactNode } from "react";

/** For screen readers only. Its style is in tokens.css, because other components hide native inputs the same way. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

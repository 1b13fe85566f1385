import type { ReactNode } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./DialogActions.css?inline";

registerSheet(css);

/** The answers to a question about an order, in a dialog's footer. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="answers">{children}</div>;
}

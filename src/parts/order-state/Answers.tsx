import type { ReactNode } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./Answers.css?inline";

registerSheet(css);

/** The answers to a question about an order, in a dialog's footer. */
export function Answers({ children }: { readonly children: ReactNode }) {
  return <div className="answers">{children}</div>;
}

import type { ReactNode } from "react";
import css from "./GoodNotice.css?inline";
import { CheckIcon } from "./icons.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** What was done, in green. The first view has nothing to say of that kind, and does without it. */
export function GoodNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="notice notice--good" role="status">
      <span className="notice__icon">
        <CheckIcon />
      </span>
      <div className="notice__body">{children}</div>
    </div>
  );
}

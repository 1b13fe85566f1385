import type { ReactNode } from "react";
import css from "./GoodNotice.css?inline";
import { registerSheet } from "./sheets.ts";
import { CheckIcon } from "./signIcons.tsx";

registerSheet(css);

/** A green notice for something that succeeded. The first view has none, so it isn't part of Notice.tsx. */
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

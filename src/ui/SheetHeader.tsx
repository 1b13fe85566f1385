import type { ReactNode } from "react";
import css from "./SheetHeader.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** Names the sheet that it heads. A shop has one sheet at a time. */
export const sheetTitleId = "sheet-title";

interface SheetHeaderProps {
  /** A link to the screen before, in the same sheet. */
  readonly back?: ReactNode;
  readonly title: ReactNode;
  /** What else can be done here. */
  readonly children?: ReactNode;
  /** A link to the page behind. */
  readonly close: ReactNode;
}

/** The top of a screen in a sheet, by which a thumb also pulls the sheet down. */
export function SheetHeader({ back, title, children, close }: SheetHeaderProps) {
  return (
    <div className="sheet-header">
      {back}
      <h1 className="sheet-header__title" id={sheetTitleId}>
        {title}
      </h1>
      {children}
      {close}
    </div>
  );
}

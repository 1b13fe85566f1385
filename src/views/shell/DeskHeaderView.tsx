import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Translate } from "../translate.ts";
import { type HeaderLook, headerClass } from "./headerLook.ts";

interface DeskHeaderViewProps {
  readonly translate: Translate;
  readonly look: HeaderLook;
  readonly brand: ReactNode;
  readonly account?: ReactNode;
  /** How many dietary choices are selected. Null if the shop shows no dishes. */
  readonly dietaryCount: number | null;
  readonly onDietary?: () => void;
  readonly language: ReactNode;
  readonly cart: ReactNode;
}

/** The header of a desktop. */
export function DeskHeaderView(bar: DeskHeaderViewProps): ReactNode {
  const { translate, dietaryCount } = bar;
  return (
    <header className={headerClass(bar.look)}>
      <div className="header__inner">
        {bar.brand}
        <nav className="header__actions" aria-label={translate(msg`Shop`)}>
          {bar.account}
          {dietaryCount !== null && (
            <button type="button" className="header__dietary dropdown__button" onClick={bar.onDietary}>
              {translate(dietaryCount > 0 ? msg`Dietary (${dietaryCount})` : msg`Dietary`)}
            </button>
          )}
          {bar.language}
          {bar.cart}
        </nav>
      </div>
    </header>
  );
}

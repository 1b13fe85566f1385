import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import type { Say } from "../say.ts";

interface DeskHeaderViewProps {
  readonly say: Say;
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
  const { say, dietaryCount } = bar;
  return (
    <header className="header">
      <div className="header__inner">
        {bar.brand}
        <nav className="header__actions" aria-label={say(msg`Shop`)}>
          {bar.account}
          {dietaryCount !== null && (
            <Button variant="quiet" onClick={bar.onDietary}>
              {say(dietaryCount > 0 ? msg`Dietary (${dietaryCount})` : msg`Dietary`)}
            </Button>
          )}
          {bar.language}
          {bar.cart}
        </nav>
      </div>
    </header>
  );
}

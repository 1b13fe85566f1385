import type { ReactNode } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./HomeView.css?inline";

registerSheet(css);

interface HomeViewProps {
  readonly picture: ReactNode;
  readonly language: ReactNode;
  readonly logo: ReactNode;
  readonly name: string;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** S4: what a phone shows before the menu. The buttons are the last of the children. */
export function HomeView({ picture, language, logo, name, facts, children }: HomeViewProps): ReactNode {
  return (
    <div className="home">
      <div className="home__view">
        {picture}
        <div className="home__language">{language}</div>
      </div>
      <div className="home__body">
        {logo}
        <h1 className="home__name">{name}</h1>
        <div className="home__facts">{facts}</div>
        {children}
      </div>
    </div>
  );
}

/** Within reach of the thumb. */
export function HomeActionsView({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="home__actions">{children}</div>;
}

/** How the store's picture is drawn there. */
export const homePicture = { className: "home__picture", widthPx: 600, heightPx: 600, loading: "eager" } as const;

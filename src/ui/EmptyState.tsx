import type { ReactNode } from "react";
import css from "./EmptyState.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** 1 if it fills the screen, so that the screen has a heading. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, headingLevel = 2, text, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state">
      {icon !== undefined && <span className="empty-state__icon">{icon}</span>}
      <Heading className="empty-state__title">{title}</Heading>
      {text !== undefined && <p className="empty-state__text">{text}</p>}
      {action !== undefined && <div className="empty-state__action">{action}</div>}
    </div>
  );
}

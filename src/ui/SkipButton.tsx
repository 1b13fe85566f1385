import type { MouseEventHandler, ReactNode } from "react";
import css from "./SkipButton.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface SkipButtonProps {
  /** Moves the focus by itself: browsers look for the target of a `#` link in the document only, not in a shadow root. */
  readonly onSkip: MouseEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** A stop of the Tab key that leads past many others. Visible only while it has the keyboard focus; takes no space. */
export function SkipButton({ onSkip, children }: SkipButtonProps) {
  return (
    <button type="button" className="skip-button" onClick={onSkip}>
      {children}
    </button>
  );
}

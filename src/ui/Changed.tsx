import css from "./Changed.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChangedProps {
  /** The text to show. When it changes, the element is replaced, which restarts the animation. */
  readonly children: string | number;
}

/** Animates a count, price or state when its value changes. */
export function Changed({ children }: ChangedProps) {
  return (
    <span key={children} className="changed">
      {children}
    </span>
  );
}

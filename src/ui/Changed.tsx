import css from "./Changed.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChangedProps {
  /** What is shown: it comes anew, and so moves, when it differs. */
  readonly children: string | number;
}

/** A number or a word that is seen to change: a count, a price, a state. */
export function Changed({ children }: ChangedProps) {
  return (
    <span key={children} className="changed">
      {children}
    </span>
  );
}

import css from "./Spinner.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface SpinnerProps {
  /** Spoken once; without it the spinner is decoration, and its surroundings say that something is loading. */
  readonly label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className="spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

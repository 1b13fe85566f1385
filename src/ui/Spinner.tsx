import css from "./Spinner.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface SpinnerProps {
  /**
   * Announced once. Without a label the spinner is decorative, and the content around it says that something is
   * loading.
   */
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

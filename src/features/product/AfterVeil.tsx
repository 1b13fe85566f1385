import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "../../ui/afterPaint.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AfterVeil.css?inline";

registerSheet(css);

/** A hidden page may never be painted. */
const canVeil = () => "showPopover" in HTMLElement.prototype && !document.hidden;

function showVeil(veil: HTMLElement | null): void {
  veil?.showPopover();
}

/**
 * Dims the page at once, as an answer to the press, and draws the dialog right after the paint: a slow phone takes three
 * times as long for that.
 */
export function AfterVeil({ children }: { readonly children: ReactNode }) {
  const [isVeiled, setVeiled] = useState(canVeil);
  useEffect(() => afterPaint(() => setVeiled(false)), []);
  return isVeiled ? <div className="veil" popover="manual" ref={showVeil} /> : children;
}

import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "../../ui/afterPaint.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AfterVeil.css?inline";

registerSheet(css);

/** A hidden page may never be painted. */
const canVeil = () => "showPopover" in HTMLElement.prototype && !document.hidden;

/** Below a dialog that was there before the app the page is dim already. */
function showVeil(veil: HTMLElement | null): void {
  const root = veil?.getRootNode() as ShadowRoot | undefined;
  if (!root?.querySelector("dialog:modal")) veil?.showPopover();
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

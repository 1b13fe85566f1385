import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "../../ui/afterPaint.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AfterBackdrop.css?inline";

registerSheet(css);

/** A hidden page may never be painted, so it shows no veil. */
const canVeil = () => "showPopover" in HTMLElement.prototype && !document.hidden;

/** The page is already dimmed if a dialog was open before the app had loaded. */
function showVeil(backdrop: HTMLElement | null): void {
  const root = backdrop?.getRootNode() as ShadowRoot | undefined;
  if (!root?.querySelector("dialog:modal")) backdrop?.showPopover();
}

/**
 * Dims the page immediately in response to the press, and renders the dialog right after the paint: on a slow phone
 * that takes three times as long.
 */
export function AfterBackdrop({ children }: { readonly children: ReactNode }) {
  const [isVeiled, setVeiled] = useState(canVeil);
  useEffect(() => afterPaint(() => setVeiled(false)), []);
  return isVeiled ? <div className="veil" popover="manual" ref={showVeil} /> : children;
}

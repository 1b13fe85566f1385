import { useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./SkipLink.css?inline";
import stickyCss from "./stickyHeader.css?inline";

registerSheet(css);
// A full page's header, too, and not needed before the page is scrolled.
registerSheet(stickyCss);

/** Moves the focus by itself: browsers look for the target of a `#` link in the document only, not in a shadow root. */
function skip(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const main = (event.currentTarget.getRootNode() as ShadowRoot).querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** The first stop of the Tab key on a page of its own. Shown while it has the focus. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useValidAnchor: It leads to a place in the page, as a link does, and only finds it by itself.
    <a className="skip-link" href="#main" onClick={skip}>
      {t`Skip to content`}
    </a>
  );
}

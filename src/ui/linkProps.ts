import type { KeyboardEvent } from "react";

/**
 * A screen of an embedded shop has no address. With `href="#"`, a click with the middle button would open a copy of the
 * host page. Without an address, the browser neither stops at a link with Tab nor follows it with Enter.
 */
const withoutAddress = {
  role: "link",
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Enter") return;
    // The focus may move at once, and what has it then would be pressed, too.
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;

export type LinkProps = { readonly href: string } | typeof withoutAddress;

/** The props of an `<a>` that leads to an address, or to a screen that has none. */
export function linkProps(href: string | null): LinkProps {
  return href === null ? withoutAddress : { href };
}

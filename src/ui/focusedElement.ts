/** Inside a shadow root `document.activeElement` is only the host; the root knows the focused element. */
export function focusedElement(within: Element | null): HTMLElement | null {
  const root = within?.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return focused instanceof HTMLElement ? focused : null;
}

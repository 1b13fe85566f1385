/**
 * Dispatches a public event under both of its names, with the same detail: some templates can't bind a name with a
 * colon. The target is asked twice, because a listener of the first event may remove the element.
 */
export function dispatchPublicEvent(target: () => EventTarget, kind: string, detail: object, bubbles = true): void {
  for (const name of [`servery:${kind}`, `servery-${kind}`]) {
    target().dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: true }));
  }
}

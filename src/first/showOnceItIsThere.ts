interface Handover {
  /** Resolves when the app can draw its dialog. */
  readonly brought: Promise<unknown>;
  /** The dish's card on the app's screen. */
  readonly button: HTMLElement;
  readonly isOpen: () => boolean;
  readonly end: () => void;
}

/** Longer than a slow phone takes to draw it. */
const patienceMs = 5_000;

/** Presses the card for the app when its dialog can be drawn at once, and ends the first one in the frame in which that is. */
export async function showOnceItIsThere({ brought, button, isOpen, end }: Handover): Promise<void> {
  const isThere = await brought.then(
    () => true,
    () => false,
  );
  if (!isOpen()) return;
  if (!isThere) end();
  const root = button.getRootNode() as ShadowRoot;
  const shown = button.closest(".servery");
  let dialog: Element | null = null;
  const seen = new MutationObserver(() => {
    if (!dialog) {
      dialog = shown?.querySelector("dialog") ?? null;
      if (!dialog) return;
      end();
      // It is there already, to the diner: it doesn't slide in.
      for (const motion of dialog.getAnimations()) motion.finish();
    } else if (!dialog.isConnected) {
      seen.disconnect();
      // What had the focus before it was the first dialog.
      if (!root.activeElement) button.focus({ preventScroll: true });
    }
  });
  if (shown) seen.observe(shown, { childList: true, subtree: true });
  setTimeout(() => {
    if (dialog) return;
    seen.disconnect();
    end();
  }, patienceMs);
  button.click();
}

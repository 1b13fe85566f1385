interface Handover {
  /** Resolves when the app can draw its dialog. */
  readonly loaded: Promise<unknown>;
  /** The dish's card on the app's screen. */
  readonly button: HTMLElement;
  readonly isOpen: () => boolean;
  readonly end: () => void;
}

/** Longer than a slow phone needs to draw it. */
const patienceMs = 5_000;

/**
 * Presses the card in the app once the app's dialog can be drawn immediately. Closes the first dialog in the same frame
 * in which the app's appears.
 */
export async function showOnceItIsThere({ loaded, button, isOpen, end }: Handover): Promise<void> {
  const isThere = await loaded.then(
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
      // To the diner the dialog is already open, so it doesn't slide in.
      for (const motion of dialog.getAnimations()) motion.finish();
    } else if (!dialog.isConnected) {
      seen.disconnect();
      // Keyboard focus was in the first dialog before, and that no longer exists.
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

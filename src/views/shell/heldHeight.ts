/**
 * R82: the minimum height, so that nothing below the shop jumps while it loads: the last menu's height in a window of
 * this width, else the window's. It stays afterwards: a search or a shorter screen must not pull up what is below.
 */
export function heldHeight(lastPx: number | null, isLoading: boolean): string {
  if (lastPx === null) return "100vh";
  return isLoading ? `${lastPx}px` : `min(100vh, ${lastPx}px)`;
}

/**
 * R82: the minimum height, so that nothing below the shop jumps while it loads: the height of the last menu in a window
 * of this width, otherwise the window's. It stays afterwards, so that a search or a shorter screen doesn't pull up the
 * content below.
 */
export function reservedHeight(lastPx: number | null, isLoading: boolean): string {
  if (lastPx === null) return "100vh";
  return isLoading ? `${lastPx}px` : `min(100vh, ${lastPx}px)`;
}

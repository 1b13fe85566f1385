export const desktopFromPx = 992;

export type LayoutKind = "mobile" | "desktop";

/** R5: mobile if forced, otherwise by the element's own width. */
export function layoutAt(widthPx: number, isMobileForced: boolean): LayoutKind {
  return isMobileForced || widthPx < desktopFromPx ? "mobile" : "desktop";
}

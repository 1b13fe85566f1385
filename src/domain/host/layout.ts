export const desktopFromPx = 992;

export type Layout = "mobile" | "desktop";

/** R5: mobile if forced, otherwise by the element's own width. */
export function layoutAt(widthPx: number, isMobileForced: boolean): Layout {
  return isMobileForced || widthPx < desktopFromPx ? "mobile" : "desktop";
}

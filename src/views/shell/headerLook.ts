import { classNames } from "../../ui/classNames.ts";

/** Where the header's buttons are. */
export interface HeaderLook {
  /** An embedded shop has no bar of its own: its page has one. */
  readonly isFree: boolean;
  /** On the menu: on the store's picture, in the line of its name, or above it. On other screens: in the line that they
   * begin with, or alone. */
  readonly place: "over" | "beside" | "above" | "alone";
}

interface Shown {
  readonly isFullPage: boolean;
  readonly isMenu: boolean;
  /** The screen begins with a line that leaves room for the buttons: its title, or the way back. */
  readonly isHeaded: boolean;
  readonly hasCover: boolean;
}

export function headerLook({ isFullPage, isMenu, isHeaded, hasCover }: Shown): HeaderLook {
  const ofMenu = isFullPage ? "above" : "beside";
  const ofOthers = isHeaded && !isFullPage ? "beside" : "alone";
  return { isFree: !isFullPage, place: isMenu ? (hasCover ? "over" : ofMenu) : ofOthers };
}

/** The name is on the menu itself, so an embedded shop doesn't repeat it. Elsewhere it is the way back there. */
export function hasBrand({ isFree, place }: HeaderLook): boolean {
  return !isFree || place === "alone";
}

export function headerClass({ isFree, place }: HeaderLook): string {
  return classNames("header", isFree && "header--free", place !== "alone" && `header--${place}`);
}

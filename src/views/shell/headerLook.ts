import { classNames } from "../../ui/classNames.ts";

/** Where the header's buttons are. */
export interface HeaderLook {
  /** An embedded shop has no bar of its own: its page has one. */
  readonly isFree: boolean;
  /** On the menu: on the store's picture, in the line of its name, or above it. On other screens: alone. */
  readonly place: "over" | "beside" | "above" | "alone";
}

interface Shown {
  readonly isFullPage: boolean;
  readonly isMenu: boolean;
  readonly hasCover: boolean;
}

export function headerLook({ isFullPage, isMenu, hasCover }: Shown): HeaderLook {
  const besideOrAbove = isFullPage ? "above" : "beside";
  const place = hasCover ? "over" : besideOrAbove;
  return { isFree: !isFullPage, place: isMenu ? place : "alone" };
}

/** The name is on the menu itself, so an embedded shop doesn't repeat it. */
export function hasBrand({ isFree, place }: HeaderLook): boolean {
  return !isFree || place === "alone";
}

export function headerClass({ isFree, place }: HeaderLook): string {
  return classNames("header", isFree && "header--free", place !== "alone" && `header--${place}`);
}

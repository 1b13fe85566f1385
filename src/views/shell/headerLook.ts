import { classNames } from "../../ui/classNames.ts";

/** Where the header's buttons are. */
export interface HeaderLook {
  /** An embedded shop has no bar of its own: its page has one. */
  readonly isFree: boolean;
  /** On the store's picture, in the line of its name, or by themselves. */
  readonly place: "over" | "beside" | "alone";
}

interface Shown {
  readonly isFullPage: boolean;
  readonly isMenu: boolean;
  readonly hasCover: boolean;
}

export function headerLook({ isFullPage, isMenu, hasCover }: Shown): HeaderLook {
  const beside = isMenu && !isFullPage ? "beside" : "alone";
  return { isFree: !isFullPage, place: hasCover ? "over" : beside };
}

/** The name is on the menu itself, so an embedded shop doesn't repeat it. */
export function hasBrand({ isFree, place }: HeaderLook): boolean {
  return !isFree || place === "alone";
}

export function headerClass({ isFree, place }: HeaderLook): string {
  return classNames("header", isFree && "header--free", place !== "alone" && `header--${place}`);
}

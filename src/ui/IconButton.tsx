import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./IconButton.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> {
  readonly label: string;
  readonly icon: ReactNode;
  /**
   * Set if the button lies on a photo, such as a dialog's close button (Dialog.css). Otherwise it takes the background
   * around it.
   */
  readonly isRaised?: boolean;
}

export function IconButton({ label, icon, isRaised, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames("icon-button", isRaised && "icon-button--raised")}
      aria-label={label}
    >
      {icon}
    </button>
  );
}

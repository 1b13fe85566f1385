import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./IconButton.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> {
  readonly label: string;
  readonly icon: ReactNode;
  /** `raised` floats on a photo; `plain` takes the ground it stands on. */
  readonly variant?: "plain" | "raised";
}

export function IconButton({ label, icon, variant = "plain", ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames("icon-button", variant === "raised" && "icon-button--raised")}
      aria-label={label}
    >
      {icon}
    </button>
  );
}

import type { ComponentProps, ReactNode, Ref } from "react";
import css from "./DropdownView.css?inline";
import { ChevronDownIcon } from "./icons.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface DropdownViewProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly rootRef?: Ref<HTMLDivElement>;
  readonly button?: ComponentProps<"button">;
  /** The list, while it is open. */
  readonly children?: ReactNode;
}

export function DropdownView({ label, icon, rootRef, button, children }: DropdownViewProps): ReactNode {
  return (
    <div className="dropdown" ref={rootRef}>
      <button type="button" className="dropdown__button" aria-expanded={false} {...button}>
        {icon}
        <span>{label}</span>
        <span className="dropdown__chevron">
          <ChevronDownIcon sizePx={16} />
        </span>
      </button>
      {children}
    </div>
  );
}

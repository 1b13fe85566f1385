import type { ReactNode } from "react";
import { AlertIcon, InfoIcon } from "./icons.tsx";
import css from "./Notice.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

type NoticeKind = "info" | "warning" | "error";

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Set if the message is announced to screen readers elsewhere. */
  readonly isSilent?: boolean;
}

/** An error interrupts a screen reader; other messages wait until it has finished speaking. */
export function Notice({ kind, children, action, isSilent }: NoticeProps) {
  const Icon = kind === "info" ? InfoIcon : AlertIcon;
  return (
    <div className={`notice notice--${kind}`} role={isSilent ? undefined : kind === "error" ? "alert" : "status"}>
      <span className="notice__icon">
        <Icon />
      </span>
      <div className="notice__body">
        {children}
        {action !== undefined && <div className="notice__action">{action}</div>}
      </div>
    </div>
  );
}

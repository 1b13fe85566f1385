import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Ring.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface RingProps {
  /** How much of it is drawn, from 0 to 1. */
  readonly left: number;
  readonly sizePx: number;
  readonly widthPx: number;
  readonly tone?: "ink" | "good";
  readonly className?: string;
  /** Inside the ring. It says what the ring shows: the line itself is hidden from screen readers. */
  readonly children?: ReactNode;
}

/** A line around something, of which as much is drawn as is left. */
export function Ring({ left, sizePx, widthPx, tone = "ink", className, children }: RingProps) {
  const radius = (sizePx - widthPx) / 2;
  const circle = { cx: sizePx / 2, cy: sizePx / 2, r: radius, strokeWidth: widthPx, pathLength: 1 };
  return (
    <div
      className={classNames("ring", tone === "good" && "ring--good", className)}
      style={{ "--ring-size": `${sizePx}px` } as CSSProperties}
    >
      <svg className="ring__line" viewBox={`0 0 ${sizePx} ${sizePx}`} aria-hidden="true" focusable="false">
        <circle {...circle} className="ring__track" />
        {/* An empty line with round ends would still be a dot. */}
        {left > 0 && <circle {...circle} className="ring__left" strokeDasharray="1 1" strokeDashoffset={1 - left} />}
      </svg>
      {children}
    </div>
  );
}

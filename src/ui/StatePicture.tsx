import type { ReactNode } from "react";
import css from "./StatePicture.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

type Tone = "neutral" | "accent" | "good" | "bad";

export interface Picture {
  readonly tone: Tone;
  readonly drawing: ReactNode;
}

const body = "state-picture__body";
const tint = "state-picture__tint";

export const plate = (
  <>
    <circle className={body} cx="80" cy="62" r="34" />
    <circle cx="80" cy="62" r="23" />
    <path d="M30 36v14a6 6 0 0 0 12 0V36M36 36v52M124 88V36c-6 4-8 12-8 26h8" />
  </>
);

const plug = (
  <>
    <path className={body} d="M34 46h22a16 16 0 0 1 0 32H34Z" />
    <path d="M72 54h10M72 70h10M34 62H14" />
    <path className={tint} d="M126 46h-22a16 16 0 0 0 0 32h22Z" />
    <path d="M126 62h20M80 28v10M66 32l5 8M94 32l-5 8" />
  </>
);

/** The pictures that several screens share; those of an order are in `features/order`. */
export const pictures = {
  closed: {
    tone: "neutral",
    drawing: (
      <>
        <path d="M80 16 48 44M80 16l32 28" />
        <path className={body} d="M38 44h84a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6Z" />
        <path className={tint} d="M84 55a16 16 0 1 0 13 25 15 15 0 0 1-13-25Z" />
      </>
    ),
  },
  empty: { tone: "neutral", drawing: plate },
  toFill: {
    tone: "accent",
    drawing: (
      <>
        <path className={body} d="M44 46h72l6 52H38Z" />
        <path className={tint} d="M40.3 78h79.4l2.3 20H38Z" />
        <path d="M62 60V40a18 18 0 0 1 36 0v20" />
      </>
    ),
  },
  notFound: {
    tone: "neutral",
    drawing: (
      <>
        <circle className={body} cx="74" cy="54" r="32" />
        <path d="m97 77 26 26" />
        <path d="M65 47a9 9 0 1 1 13 8c-3 1.5-4 3-4 7M74 71v.1" />
      </>
    ),
  },
  offline: { tone: "neutral", drawing: plug },
  unreached: { tone: "bad", drawing: plug },
} as const satisfies Readonly<Record<string, Picture>>;

/**
 * Drawn at 160 × 120 px in the store's colours. Hidden from screen readers, because a heading is next to each picture.
 */
export function StatePicture({ of: { tone, drawing } }: { readonly of: Picture }) {
  return (
    <svg
      className={`state-picture state-picture--${tone}`}
      width="160"
      height="120"
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className="state-picture__ground" cx="80" cy="62" rx="72" ry="54" />
      {drawing}
    </svg>
  );
}

import type { ReactNode } from "react";
import css from "./StatePicture.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface Picture {
  readonly tone: Tone;
  readonly drawing: ReactNode;
}

type Tone = "neutral" | "accent" | "good" | "bad";

export type StateName =
  | "sent"
  | "accepted"
  | "cooking"
  | "ready"
  | "delivery"
  | "serving"
  | "completed"
  | "refused"
  | "paymentFailed"
  | "refunded"
  | "cancelling"
  | "closed"
  | "empty"
  | "toFill"
  | "notFound"
  | "offline"
  | "unreached";

const body = "state-picture__body";
const tint = "state-picture__tint";

/** An order's slip on the kitchen's rail. */
const slip = (
  <>
    <path className={body} d="M56 27v68l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5V27Z" />
    <path d="M67 47h26M67 60h26M67 73h14" />
    <path className={tint} d="M44 20h72v10H44Z" />
  </>
);

const plate = (
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

/** A mark on the corner of what it speaks of. */
function Badge({ mark }: { readonly mark: string }) {
  return (
    <>
      <circle className={tint} cx="108" cy="86" r="17" />
      <path className="state-picture__mark" d={mark} />
    </>
  );
}

const tick = "m100 86 6 6 10-11";
const cross = "m102 80 12 12M114 80l-12 12";

const pictures: Readonly<Record<StateName, Picture>> = {
  sent: { tone: "accent", drawing: slip },
  accepted: {
    tone: "good",
    drawing: (
      <>
        {slip}
        <Badge mark={tick} />
      </>
    ),
  },
  cooking: {
    tone: "accent",
    drawing: (
      <>
        <path className={tint} d="M46 68c2-13 12-18 26-18s24 5 26 18Z" />
        <path className={body} d="M34 68h76v4a24 24 0 0 1-24 24H58a24 24 0 0 1-24-24Z" />
        <path d="M110 73h36M54 40c-5-6 5-9 0-16M72 36c-5-6 5-9 0-16M90 40c-5-6 5-9 0-16" />
      </>
    ),
  },
  ready: {
    tone: "good",
    drawing: (
      <>
        <path d="M67 40v-6a13 13 0 0 1 26 0v6" />
        <path className={body} d="M52 40h56l5 60H47Z" />
        <path d="M64 56h32" />
        <Badge mark={tick} />
      </>
    ),
  },
  delivery: {
    tone: "good",
    drawing: (
      <>
        <path className={tint} d="M36 36h30v26H36Z" />
        <path className={body} d="M32 86c-1-11 3-19 9-24h31c1 13 7 19 15 20v4Z" />
        <path d="M62 90h24c8 0 14-4 16-10M80 38h9l23 48M89 38l8-3M20 44H8M24 56H6" />
        <circle className={body} cx="48" cy="88" r="12" />
        <circle className={body} cx="114" cy="88" r="12" />
      </>
    ),
  },
  serving: {
    tone: "good",
    drawing: (
      <>
        <path className={body} d="M40 76a40 36 0 0 1 80 0Z" />
        <circle className={tint} cx="80" cy="34" r="6" />
        <path d="M28 76h104M52 92h56M54 66a26 22 0 0 1 14-14" />
      </>
    ),
  },
  completed: {
    tone: "good",
    drawing: (
      <>
        {plate}
        <Badge mark={tick} />
      </>
    ),
  },
  refused: {
    tone: "bad",
    drawing: (
      <>
        {slip}
        <Badge mark={cross} />
      </>
    ),
  },
  paymentFailed: {
    tone: "bad",
    drawing: (
      <>
        <path className={body} d="M40 30h72a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z" />
        <path d="M32 48h88M44 70h20" />
        <Badge mark={cross} />
      </>
    ),
  },
  refunded: {
    tone: "neutral",
    drawing: (
      <>
        <circle className={body} cx="80" cy="62" r="25" />
        <path d="M87 52c-2-3-5-4-8-4-5 0-8 3-8 7 0 9 17 5 17 14 0 4-4 7-9 7-4 0-7-2-9-5M79 43v38" />
        <path d="M42 74a40 40 0 0 1 61-45M105 18v12H93M118 50a40 40 0 0 1-61 45M55 106V94h12" />
      </>
    ),
  },
  cancelling: {
    tone: "neutral",
    drawing: (
      <>
        {slip}
        <Badge mark="M108 77v9l6 4" />
      </>
    ),
  },
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
        <path d="M62 50V38a18 18 0 0 1 36 0v12" />
        <path className={body} d="M46 48h68l6 50H40Z" />
        <path className={tint} d="M65 74a15 12 0 0 1 30 0Z" />
        <path d="M62 80q4.5 4.500 9 0t9 0 9 0 9 0M65 87h30" />
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
};

/** Drawn on 160 × 120 px in the tenant's colours; never spoken, because a heading is next to each. */
export function StatePicture({ of }: { readonly of: StateName }) {
  const { tone, drawing } = pictures[of];
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

import { type Picture, plate } from "../../ui/StatePicture.tsx";

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

/** A mark on the corner of another drawing. */
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

/** A picture for each state of an order. */
export const orderPictures = {
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
        <path d="M110 73h36" />
        <path className="order__steam" d="M54 40c-5-6 5-9 0-16M72 36c-5-6 5-9 0-16M90 40c-5-6 5-9 0-16" />
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
} as const satisfies Readonly<Record<string, Picture>>;

import { Ring } from "../../ui/Ring.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MinutesRing.css?inline";
import type { MinutesLeft } from "./useOrderTime.ts";

registerSheet(css);

const sizePx = 44;

/** A small ring with the minutes in it, for a line that leads to an order. */
export function MinutesRing({ minutes: { words, left } }: { readonly minutes: MinutesLeft }) {
  return (
    <Ring left={left} sizePx={sizePx} widthPx={4}>
      <span className="minutes-ring__words">{words}</span>
    </Ring>
  );
}

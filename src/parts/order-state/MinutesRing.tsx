import { Ring } from "../../ui/Ring.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./MinutesRing.css?inline";
import type { OrderTime } from "./useOrderTime.ts";

registerSheet(css);

const sizePx = 52;

/** A range stays on one line, with its unit below. */
function unbroken(words: string): string {
  return words.replace("–", "\u2060–\u2060");
}

/** A small ring with the minutes in it, for a line that leads to an order. Nothing if they aren't counted. */
export function MinutesRing({ time }: { readonly time: OrderTime | null }) {
  if (!time?.minutes) return null;
  return (
    <Ring left={time.left} sizePx={sizePx} widthPx={4}>
      <span className="minutes-ring__words">{unbroken(time.minutes)}</span>
    </Ring>
  );
}

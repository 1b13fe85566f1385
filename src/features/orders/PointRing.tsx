import { useLingui } from "@lingui/react/macro";
import { usePointWords } from "../../parts/cart/usePointWords.ts";
import { useNumberWords } from "../../parts/language/useNumberWords.ts";
import { Changed } from "../../ui/Changed.tsx";

interface PointRingProps {
  readonly have: number;
  readonly need: number;
}

/** The maximum number of parts that can be told apart. */
const mostParts = 20;
const gap = 0.16;

/** A ring with one part for each stamp. With many points it is one piece. */
function dashes(filled: number, need: number): string {
  const count = Math.floor(filled);
  if (need > mostParts) return `${filled} ${need}`;
  return [...Array.from({ length: count }, () => `${1 - gap} ${gap}`), `0 ${need}`].join(" ");
}

/** R69: the ring is full once the rule's points are reached. */
export function PointRing(points: PointRingProps) {
  const { t } = useLingui();
  const inWords = useNumberWords();
  const { count, unit } = usePointWords();
  const whole = count(points.need);
  const have = inWords(points.have);
  const filled = Math.min(points.have, points.need);
  const circle = { cx: 80, cy: 80, r: 68, pathLength: points.need };
  return (
    <div className="point-ring" role="img" aria-label={t`${have} of ${whole}`}>
      <svg viewBox="0 0 160 160" width="160" height="160" aria-hidden="true" focusable="false">
        <circle className="point-ring__track" {...circle} strokeDasharray={dashes(points.need, points.need)} />
        {filled > 0 && (
          <circle className="point-ring__filled" {...circle} strokeDasharray={dashes(filled, points.need)} />
        )}
      </svg>
      <p className="point-ring__count" aria-hidden="true">
        <strong>
          <Changed>{have}</Changed>
        </strong>
        <span>{points.have < points.need ? t`of ${whole}` : unit(points.have)}</span>
      </p>
    </div>
  );
}

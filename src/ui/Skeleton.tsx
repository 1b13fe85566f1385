import { classNames } from "./classNames.ts";
import css from "./Skeleton.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface SkeletonProps {
  /** Pixels, or a CSS length such as "60%". */
  readonly width?: number | string;
  readonly heightPx: number;
  readonly round?: boolean;
}

/**
 * A placeholder of the same size as the loading content, so that nothing jumps. Its parent announces to screen readers
 * that it is loading.
 */
export function Skeleton({ width = "100%", heightPx, round = false }: SkeletonProps) {
  return (
    <span
      className={classNames("skeleton", round && "skeleton--round")}
      style={{ width, height: heightPx }}
      aria-hidden="true"
    />
  );
}

export interface SectionPosition {
  readonly topPx: number;
}

export interface Viewport {
  /** Just below the bar, where a section comes to rest after a jump. */
  readonly linePx: number;
  readonly bottomPx: number;
  /** Nothing is left to scroll, but something was scrolled. */
  readonly isAtEnd: boolean;
}

/**
 * The index of the section that is read: the last one that has reached the line. Above the first it is the first. At
 * the end of the page it is the last one that is in sight, which may be too short to reach the line.
 */
export function categoryAt(sections: readonly SectionPosition[], { linePx, bottomPx, isAtEnd }: Viewport): number {
  const reached = sections.findLastIndex(({ topPx }) => topPx <= (isAtEnd ? bottomPx : linePx));
  return Math.max(0, reached);
}

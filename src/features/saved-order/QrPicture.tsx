import encodeQR from "qr";
import { useMemo } from "react";

/** The margin that a reader needs around the code, in squares. */
const quietZone = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** One path for all dark squares: a stroke along each run in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
        ({ index, 0: { length } }) => `M${index} ${y}.5h${length}`,
      ),
    )
    .join("");
}

/** Always black on white, because a camera can't read other colours reliably. */
export function QrPicture({ text, label }: QrPictureProps) {
  // The lowest error correction gives the largest squares, and a screen has no stains.
  const rows = useMemo(() => encodeQR(text, "raw", { ecc: "low", encoding: "byte", border: quietZone }), [text]);
  const path = useMemo(() => pathOf(rows), [rows]);
  return (
    <svg className="saved-order__picture" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <rect width="100%" height="100%" />
      <path d={path} />
    </svg>
  );
}

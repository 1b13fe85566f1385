import type { ReactNode } from "react";
import { type PlateKind, plateKind } from "../../../domain/menu/plateKind.ts";
import { registerSheet } from "../../../ui/sheets.ts";
import css from "./DishPlate.css?inline";

registerSheet(css);

interface Drawing {
  /** The part in the store's colour. */
  readonly tint: string;
  readonly lines: string;
}

const bowl = "M10 32h44a22 19 0 0 1-44 0ZM25 52h14";
const stem = "M32 34v17M24 52h16";
const steam = "M26 25c-3-4 3-5 0-9M37 25c-3-4 3-5 0-9";

/** On a square of 64 × 64. */
const drawings: Readonly<Record<PlateKind, Drawing>> = {
  burger: {
    tint: "M13 28a19 15 0 0 1 38 0Z",
    lines:
      "M13 28a19 15 0 0 1 38 0ZM11 34q5.25 5 10.5 0t10.5 0 10.5 0 10.5 0M13 41h38v2a7 7 0 0 1-7 7H20a7 7 0 0 1-7-7ZM26 20v.1M34 18v.1M40 22v.1",
  },
  sandwich: {
    tint: "M9 40 32 16l23 24Z",
    lines: "M9 40 32 16l23 24ZM9 40q4.6 5 9.2 0t9.2 0 9.2 0 9.2 0 9.2 0M9 46h46v4H9Z",
  },
  taco: {
    tint: "M9 46a22 22 0 0 1 44 0Z",
    lines: "M9 46a22 22 0 0 1 44 0ZM16 28c0-5 5-7 8-5 1-5 8-6 11-2 4-2 8 0 8 4 5-1 8 3 7 7 4 2 5 7 4 12",
  },
  dumpling: {
    tint: "M9 40c2-12 12-18 23-18s21 6 23 18c-10 7-36 7-46 0Z",
    lines: "M9 40c2-12 12-18 23-18s21 6 23 18c-10 7-36 7-46 0ZM32 22v9M23 24l3 8M41 24l-3 8",
  },
  pizza: {
    tint: "M26 29a3.5 3.5 0 1 0 .1 0ZM39 28a3.5 3.5 0 1 0 .1 0ZM32 39a3.5 3.5 0 1 0 .1 0Z",
    lines: "M12 22q20-10 40 0L32 55ZM15 27q17-8 34 0M26 29a3.5 3.5 0 1 0 .1 0ZM39 28a3.5 3.5 0 1 0 .1 0Z",
  },
  pasta: {
    tint: "M32 20a12 12 0 1 0 .1 0Z",
    lines: "M32 11a21 21 0 1 0 .1 0ZM32 22a10 10 0 1 1-10 10 6.5 6.5 0 0 1 13 0 3 3 0 0 1-6 0M43 34l6 8",
  },
  salad: {
    tint: "M15 32c-3-8 4-13 10-10 2-8 13-8 15 0 7-2 12 4 9 10Z",
    lines: `${bowl}M15 32c-3-8 4-13 10-10 2-8 13-8 15 0 7-2 12 4 9 10M25 22c2 3 3 6 3 10M40 22c-2 3-3 6-3 10`,
  },
  chips: {
    tint: "M18 30q14 7 28 0l-4 23H22Z",
    lines: "M18 30q14 7 28 0l-4 23H22ZM20 31l-1-14h5l1 16M28 33V12h6v21M38 33l2-17h5l-1 15",
  },
  cocktail: { tint: "M19 21h26L32 34Z", lines: `M13 15h38L32 34Z${stem}M35 24l8-13` },
  coffee: {
    tint: "M15 28h30v9a13 13 0 0 1-13 13h-4a13 13 0 0 1-13-13Z",
    lines: `M15 28h30v9a13 13 0 0 1-13 13h-4a13 13 0 0 1-13-13ZM45 31h3a5 5 0 0 1 0 11h-4M14 55h32${steam}`,
  },
  drink: { tint: "M21 30h22l-2 23H23Z", lines: "M20 20h24l-3 33H23ZM21 30h22M33 20l4-11h6" },
  wine: { tint: "M21 23h22c-1 7-5 11-11 11s-10-4-11-11Z", lines: `M22 12h20c3 13-2 22-10 22s-13-9-10-22Z${stem}` },
  dessert: {
    tint: "M9 34 44 18c7 2 10 8 11 16Z",
    lines: "M9 34 44 18c7 2 10 8 11 16ZM9 34v16h46V34M9 42h46M43 18a3.5 3.5 0 1 1 5-4",
  },
  breakfast: {
    tint: "M31 24a8 8 0 1 0 .1 0Z",
    lines:
      "M19 22c5-10 17-9 22-4 9 0 14 9 9 16-2 3-3 8-8 10-4 2-6 7-13 6-7 0-8-6-12-9-6-5-5-15 2-19ZM31 24a8 8 0 1 0 .1 0Z",
  },
  bowl: { tint: bowl, lines: bowl + steam },
  fish: {
    tint: "M8 32c9-14 27-14 37 0-10 14-28 14-37 0Z",
    lines: "M8 32c9-14 27-14 37 0-10 14-28 14-37 0ZM45 32l11-9v18ZM18 29v.1M26 24c4 5 4 11 0 16",
  },
  chicken: {
    tint: "M26 38c-6-7-4-18 6-22s21 3 20 13-9 17-18 15c-4-1-6-4-8-6Z",
    lines:
      "M26 38c-6-7-4-18 6-22s21 3 20 13-9 17-18 15c-4-1-6-4-8-6ZM26 38l-9 9a3.8 3.8 0 1 0-3 4 3.8 3.8 0 1 0 6-2l10-7",
  },
  meat: {
    tint: "M10 36c-2-12 9-20 22-20 14 0 24 8 21 18-2 8-11 6-17 9-8 4-24 8-26-7Z",
    lines:
      "M10 36c-2-12 9-20 22-20 14 0 24 8 21 18-2 8-11 6-17 9-8 4-24 8-26-7ZM24 25a5 5 0 1 0 .1 0ZM36 24l8 2M34 32l9 1",
  },
  plate: { tint: "M32 20a12 12 0 1 0 .1 0Z", lines: "M32 11a21 21 0 1 0 .1 0ZM32 20a12 12 0 1 0 .1 0Z" },
};

interface DishPlateProps {
  readonly name: string;
  /** The name of the section that lists the dish. */
  readonly section?: string | undefined;
}

/** A drawing in the place of a missing photo. A pure function, so that cards without React have it, too. */
export function DishPlate({ name, section }: DishPlateProps): ReactNode {
  const { tint, lines } = drawings[plateKind(name, section)];
  return (
    <svg className="dish-plate" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="dish-plate__tint" d={tint} />
      <path d={lines} />
    </svg>
  );
}

import type { Language } from "../../domain/host/hostSettings.ts";
import type { MenuId } from "../../domain/menu/menu.ts";
import type { FirstSnapshot } from "../storage/firstTable.ts";

/**
 * What a printed page (R112) says about itself, as JSON inside the element: the snapshot it was drawn from, without the
 * dishes, which stand in the page.
 */
export interface PrintedPage extends FirstSnapshot {
  /** `firstScreenKey.version`. */
  readonly version: number;
  readonly language: Language;
  /** The menu whose dishes stand in the page. */
  readonly drawn: MenuId;
}

/** The attribute of the script that holds the JSON. */
export const printedAttribute = "data-servery-printed";

/** The attribute of each drawing, with its layout. The page's sheet shows the one that fits the window. */
export const drawingAttribute = "data-printed";

import type { Menu } from "../../../src/domain/menu/menu.ts";
import { parseMenu } from "../../../src/wire/documents/menu.ts";
import type { DocumentProblem } from "../../../src/wire/reading.ts";

interface MenuReading {
  readonly menu: Menu;
  /** The menu with its maps written as objects, for comparing. */
  readonly plain: unknown;
  readonly problems: readonly DocumentProblem[];
}

export function readMenu(fields: unknown): MenuReading {
  const problems: DocumentProblem[] = [];
  const context = { base: "http://localhost:5173/", note: (problem: DocumentProblem) => void problems.push(problem) };
  const menu = parseMenu("DefaultMenu", fields, context);
  const { products, groups } = menu;
  return {
    menu,
    problems,
    plain: { ...menu, products: Object.fromEntries(products), groups: Object.fromEntries(groups) },
  };
}

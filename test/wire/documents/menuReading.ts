import type { Menu } from "../../../src/domain/menu/menu.ts";
import { parseMenu } from "../../../src/wire/documents/menu.ts";
import type { DocumentProblem } from "../../../src/wire/reading.ts";
import { noting } from "./ruleReading.ts";

interface MenuReading {
  readonly menu: Menu;
  /** The menu with its maps written as objects, for comparing. */
  readonly plain: unknown;
  readonly problems: readonly DocumentProblem[];
}

export function readMenu(fields: unknown): MenuReading {
  const { read: menu, problems } = noting(
    (context) => parseMenu("DefaultMenu", fields, context),
    "http://localhost:5173/",
  );
  const { products, groups } = menu;
  const plain = { ...menu, products: Object.fromEntries(products), groups: Object.fromEntries(groups) };
  return { menu, plain, problems };
}

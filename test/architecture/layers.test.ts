import { describe, expect, it } from "vitest";
import { misplacedImports } from "./layers.ts";
import { filesUnder } from "./sourceFiles.ts";

describe("the code", () => {
  it("imports downwards only", () => {
    expect(misplacedImports(filesUnder("src", /\.tsx?$/))).toEqual([]);
  });
});

const forbidden: readonly (readonly [path: string, code: string])[] = [
  ["src/domain/menu/a.ts", 'import { DateTime } from "luxon";'],
  ["src/domain/menu/a.ts", 'import { priceCart } from "../cart/priceCart.ts";'],
  ["src/domain/weather/a.ts", 'import { cents } from "../money/cents.ts";'],
  ["src/state/promotion/a.ts", 'import type { OrderTracking } from "../order/order.atoms.ts";'],
  ["src/wire/documents/a.ts", 'import { storeAtom } from "../../state/store/store.atoms.ts";'],
  ["src/services/ports/a.ts", 'import { systemClock } from "../adapters/systemClock.ts";'],
  ["src/ui/a.tsx", 'import type { Cents } from "../domain/money/cents.ts";'],
  ["src/views/menu/a.tsx", 'import { type ReactNode, memo } from "react";'],
  ["src/parts/coupon/a.ts", 'import { DateTime } from "luxon";'],
  ["src/features/menu/a.tsx", 'import { OpenProduct } from "../product/OpenProduct.tsx";'],
  ["src/features/menu/a.tsx", 'export { OpenProduct } from "../product/OpenProduct.tsx";'],
  ["src/features/menu/a.tsx", 'const later = () => import("./Later.tsx");'],
  ["src/features/menu/a.tsx", 'type Later = typeof import("./Later.tsx");'],
  ["src/app/routes.ts", 'import { MenuScreen } from "../features/menu/MenuScreen.tsx";'],
  ["src/app/composition/a.ts", "const chunk = (name: string) => import(name);"],
  ["src/element/a.ts", 'import { createStorefront } from "../app/composition/createStorefront.tsx";'],
  ["src/first/a.tsx", 'import { createContext } from "react";'],
  ["src/index.ts", 'import type { HTMLAttributes } from "react";'],
  ["src/shared/a.ts", 'import { cents } from "../domain/money/cents.ts";'],
];

describe("a forbidden import is reported", () => {
  it.each(forbidden)("%s: %s", (path, text) => {
    expect(misplacedImports([{ path, text }]).length).toBeGreaterThan(0);
  });
});

const allowed: readonly (readonly [path: string, code: string])[] = [
  ["src/domain/cart/a.ts", 'import type { Menu } from "../menu/menu.ts";'],
  ["src/services/adapters/a.ts", 'import { getFirestore } from "firebase/firestore";'],
  ["src/views/menu/a.tsx", 'import type { ReactNode } from "react";'],
  ["src/features/menu/a.tsx", 'import css from "./MenuCard.css?inline";'],
  ["src/features/menu/a.tsx", '// import { x } from "../product/x.ts"'],
  ["src/app/routes.ts", 'const menu = () => import("../features/menu/MenuScreen.tsx");'],
  ["src/element/a.ts", 'const app = () => import("../app/composition/createStorefront.tsx");'],
];

describe("an allowed import is not reported", () => {
  it.each(allowed)("%s: %s", (path, text) => {
    expect(misplacedImports([{ path, text }])).toEqual([]);
  });
});

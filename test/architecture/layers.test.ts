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
  ["src/domain/menu/a.ts", 'import type { Clock } from "../../services/ports/clock.ts";'],
  ["src/domain/menu/a.ts", 'import { priceCart } from "../cart/priceCart.ts";'],
  ["src/domain/money/a.ts", 'import type { Instant } from "../time/instant.ts";'],
  ["src/domain/weather/a.ts", 'import { cents } from "../money/cents.ts";'],
  ["src/state/menu/a.ts", 'import { cartAtom } from "../cart/cart.atoms.ts";'],
  ["src/state/promotion/a.ts", 'import type { OrderTracking } from "../order/order.atoms.ts";'],
  ["src/state/weather/a.ts", 'import { servicesAtom } from "../services.atoms.ts";'],
  ["src/wire/documents/a.ts", 'import { atom } from "jotai";'],
  ["src/wire/documents/a.ts", 'import { storeAtom } from "../../state/store/store.atoms.ts";'],
  ["src/services/ports/a.ts", 'import { systemClock } from "../adapters/systemClock.ts";'],
  ["src/services/ports/a.ts", 'import { parseStore } from "../../wire/documents/store.ts";'],
  ["src/services/adapters/a.ts", 'import { logAtom } from "../../state/log/log.atoms.ts";'],
  ["src/services/adapters/a.ts", 'import { useState } from "react";'],
  ["src/state/menu/a.ts", 'import { parseMenu } from "../../wire/documents/menu.ts";'],
  ["src/state/menu/a.ts", 'import { systemClock } from "../../services/adapters/systemClock.ts";'],
  ["src/state/menu/a.ts", 'import { useState } from "react";'],
  ["src/ui/a.tsx", 'import type { Cents } from "../domain/money/cents.ts";'],
  ["src/ui/a.tsx", 'import { Trans } from "@lingui/react/macro";'],
  ["src/views/menu/a.tsx", 'import { storeAtom } from "../../state/store/store.atoms.ts";'],
  ["src/views/menu/a.tsx", 'import { useAtomValue } from "jotai";'],
  ["src/views/menu/a.tsx", 'import { useState } from "react";'],
  ["src/views/menu/a.tsx", 'import { type ReactNode, memo } from "react";'],
  ["src/views/menu/a.tsx", 'import { Trans } from "@lingui/react/macro";'],
  ["src/views/menu/a.tsx", 'import { Trans } from "../../parts/language/Trans.tsx";'],
  ["src/ui/a.tsx", 'import { PriceView } from "../views/money/PriceView.tsx";'],
  ["src/parts/money/a.tsx", 'import { MenuCard } from "../../features/menu/MenuCard.tsx";'],
  ["src/parts/money/a.tsx", 'import { parseMenu } from "../../wire/documents/menu.ts";'],
  ["src/parts/coupon/a.ts", 'import { DateTime } from "luxon";'],
  ["src/features/order/a.ts", 'import type { DateTime } from "luxon";'],
  ["src/features/menu/a.tsx", 'import { OpenProduct } from "../product/OpenProduct.tsx";'],
  ["src/features/menu/a.tsx", 'export { OpenProduct } from "../product/OpenProduct.tsx";'],
  ["src/features/menu/a.tsx", 'import { App } from "../../app/App.tsx";'],
  ["src/features/menu/a.tsx", 'import { parseMenu } from "../../wire/documents/menu.ts";'],
  ["src/features/menu/a.tsx", 'import { encodeQr } from "qr";'],
  ["src/features/menu/a.tsx", 'const later = () => import("./Later.tsx");'],
  ["src/features/menu/a.tsx", 'type Later = typeof import("./Later.tsx");'],
  ["src/app/a.tsx", 'import { storefrontClass } from "../element/ServeryStorefront.ts";'],
  ["src/app/a.tsx", 'import { start } from "../entry/storefront.ts";'],
  ["src/app/routes.ts", 'import { MenuScreen } from "../features/menu/MenuScreen.tsx";'],
  ["src/app/Screen.tsx", 'const menu = () => import("../features/menu/MenuScreen.tsx");'],
  ["src/app/composition/a.ts", "const chunk = (name: string) => import(name);"],
  ["src/element/a.ts", 'import { createStorefront } from "../app/composition/createStorefront.tsx";'],
  ["src/element/a.ts", 'import { parseStore } from "../wire/documents/store.ts";'],
  ["src/element/a.ts", 'import { atom } from "jotai";'],
  ["src/entry/a.ts", 'import { defineStorefront } from "../element/defineStorefront.ts";'],
  ["src/entry/a.ts", 'import * as v from "valibot";'],
  ["src/entry/a.ts", 'import { drawAll } from "../first/drawAll.ts";'],
  ["src/first/a.ts", 'import { storeAtom } from "../state/store/store.atoms.ts";'],
  ["src/first/a.tsx", 'import { Trans } from "../parts/language/Trans.tsx";'],
  ["src/first/a.tsx", 'import { createContext } from "react";'],
  ["src/first/a.ts", 'import { atom } from "jotai";'],
  ["src/index.ts", 'export * from "./app/App.tsx";'],
  ["src/index.ts", 'import type { HTMLAttributes } from "react";'],
  ["src/jsx.ts", 'import type { Menu } from "./domain/menu/menu.ts";'],
  ["src/shared/a.ts", 'import { cents } from "../domain/money/cents.ts";'],
];

describe("a forbidden import is reported", () => {
  it.each(forbidden)("%s: %s", (path, text) => {
    expect(misplacedImports([{ path, text }]).length).toBeGreaterThan(0);
  });
});

const allowed: readonly (readonly [path: string, code: string])[] = [
  ["src/domain/cart/a.ts", 'import type { Menu } from "../menu/menu.ts";'],
  ["src/domain/log/a.ts", 'import type { Instant } from "../time/instant.ts";'],
  ["src/state/order/a.ts", 'import { cartAtom } from "../cart/cart.atoms.ts";'],
  ["src/state/menu/a.ts", 'import { rings } from "../../domain/order/order.ts";'],
  ["src/wire/documents/a.ts", 'import * as v from "valibot";'],
  ["src/services/adapters/a.ts", 'import { getFirestore } from "firebase/firestore";'],
  ["src/state/menu/a.ts", 'import { selectAtom } from "jotai/utils";'],
  ["src/parts/dates/a.ts", 'import { DateTime } from "luxon";'],
  ["src/views/menu/a.tsx", 'import { msg } from "@lingui/core/macro";'],
  ["src/views/menu/a.tsx", 'import type { ReactNode } from "react";'],
  ["src/first/a.tsx", 'import type { ReactNode } from "react";'],
  ["src/parts/money/a.tsx", 'import { PriceView } from "../../views/money/PriceView.tsx";'],
  ["src/features/menu/a.tsx", 'import { Trans } from "../../parts/language/Trans.tsx";'],
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

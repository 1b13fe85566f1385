import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** What the first view of a menu says. All other messages load later, from a separate catalogue. */
const first = [
  "src/app/ErrorBoundary.tsx",
  "src/app/LostChunk.tsx",
  "src/app/Screen.tsx",
  "src/app/layouts/CartBar.tsx",
  "src/app/layouts/HostNotices.tsx",
  "src/app/layouts/SideCartColumn.tsx",
  "src/app/overlays.tsx",
  "src/features/menu/**",
  "src/first/**",
  "src/parts/store-status/**",
  "src/views/**",
];

/** What only a printed page says: no diner's browser loads it. */
const printed = ["src/page/**"];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "zh-CN"],
  catalogs: [
    { path: "<rootDir>/locales/{locale}", include: first },
    { path: "<rootDir>/locales/page/{locale}", include: printed },
    { path: "<rootDir>/locales/order/{locale}", include: ["src"], exclude: [...first, ...printed] },
  ],
  runtimeConfigModule: { Trans: ["#Trans", "Trans"] },
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "origin",
});

import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Files whose messages the first view of a menu doesn't need. Their messages load later, from a separate catalogue. */
const later = [
  "src/app/SetupProblem.tsx",
  "src/app/layouts/Footer.tsx",
  "src/app/layouts/SaidWords.tsx",
  "src/app/layouts/*News.tsx",
  "src/app/layouts/PageProblems.tsx",
  ...[
    "account",
    "account-entry",
    "cart",
    "check-in",
    "checkout",
    "dietary",
    "display",
    "drawer",
    "errors",
    "gift",
    "gift-checkout",
    "home",
    "info",
    "late-menu",
    "log",
    "membership",
    "order",
    "order-bar",
    "orders",
    "picked-venue",
    "policy",
    "print",
  ].map(feature),
  ...["product", "redemption", "roll", "saved-order", "scanner", "sign-in", "venues"].map(feature),
  ...[
    "account",
    "address-form",
    "card-form",
    "cart",
    "cart-frame",
    "contact-form",
    "coupon",
    "dates",
    "gift",
    "members-only",
  ].map(part),
  ...["modifiers", "navigation", "offers", "order-state", "server-words"].map(part),
  ...["mode-*", "payment-*", "pickup", "terms", "till", "time-choice", "waiting"].map(part),
];

function feature(name: string): string {
  return `src/features/${name}/**`;
}

function part(name: string): string {
  return `src/parts/${name}/**`;
}

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "zh-CN"],
  catalogs: [
    { path: "<rootDir>/locales/{locale}", include: ["src"], exclude: later },
    { path: "<rootDir>/locales/order/{locale}", include: later },
  ],
  runtimeConfigModule: { Trans: ["#Trans", "Trans"] },
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "origin",
});

import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Texts that nobody needs who only reads a menu: they come with the screens of an order. */
const ordering = [
  "src/features/cart",
  "src/features/checkout",
  "src/features/order",
  "src/features/redemption",
  "src/features/roll",
  "src/parts/card-form",
  "src/parts/cart",
  "src/parts/contact-form",
  "src/parts/coupon",
  "src/parts/payment",
  "src/parts/pickup",
  "src/parts/terms",
  "src/parts/time-choice",
];

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "zh-CN"],
  catalogs: [
    { path: "<rootDir>/locales/{locale}", include: ["src"], exclude: ordering.map((folder) => `${folder}/**`) },
    { path: "<rootDir>/locales/order/{locale}", include: ordering },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "origin",
});

import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "zh-CN"],
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["src"] }],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "origin",
});

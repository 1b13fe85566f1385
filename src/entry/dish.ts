const words = {
  en: () => import("../../locales/order/en.po"),
  "zh-CN": () => import("../../locales/order/zh-CN.po"),
};

/** What a press before the app is there opens, as a rule. The build names here all that the dialog can't run without. */
export async function openDish(tap: import("../first/tap.ts").Tap): Promise<void> {
  const brought = Promise.all([import("../features/product/ProductDialog.tsx"), words[tap.language]()]);
  const first = await import("../first/openDish.tsx");
  first.openDish(tap, brought);
}

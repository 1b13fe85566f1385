const words = {
  en: () => import("../../locales/order/en.po"),
  "zh-CN": () => import("../../locales/order/zh-CN.po"),
};

/**
 * Opens the dish that a diner presses before the app is loaded. The build adds the imports of everything that the app's
 * dialog needs.
 */
export async function openDish(tap: import("../first/tap.ts").Tap): Promise<void> {
  const loaded = Promise.all([import("../features/product/ProductDialog.tsx"), words[tap.language]()]);
  const first = await import("../first/showTappedDish.tsx");
  first.showTappedDish(tap, loaded);
}

const words = {
  en: () => import("../../locales/order/en.po"),
  "zh-CN": () => import("../../locales/order/zh-CN.po"),
};

/** What a press before the app is there opens, as a rule. The build names here all that the dialog can't run without. */
export const bringDish = (language: keyof typeof words) =>
  Promise.all([import("../features/product/ProductDialog.tsx"), words[language]()]);

/** What a press before the app is there opens, as a rule. The build names here all that the dialog can't run without. */
export const bringDish = () => import("../features/product/ProductDialog.tsx");

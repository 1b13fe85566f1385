/** What a column is called, the first name in the templates: others are the document's keys and what tills export. */
type Names = Readonly<Record<string, readonly string[]>>;

export const menuColumns = {
  // Square's export has several columns of categories: the first of these that is there counts.
  category: ["category", "categories", "reporting category", "category name", "menu category", "section", "subsection"],
  name: ["name", "item name", "item", "title", "item title", "dish", "product name"],
  // Of Square's, where the till calls a dish otherwise than its menu.
  shownName: ["customer-facing name"],
  description: ["description", "short description", "item description"],
  price: ["price", "item price", "base price"],
  photo: ["photo", "photo url", "image", "image url", "item image", "picture"],
  tags: ["tags", "tag"],
  allergens: ["allergens", "allergen"],
  diets: ["diets", "diet", "dietary preferences"],
  origin: ["origin"],
  kilojoules: ["kilojoules", "kj"],
  alcohol: ["alcohol", "contains alcohol", "is alcohol"],
  tax: ["tax", "tax rate", "gst"],
  chineseName: ["name_zh-CN"],
  chineseDescription: ["description_zh-CN", "short description_zh-CN"],
  chineseCategory: ["category_zh-CN"],
  variation: ["variation name"],
  archived: ["archived"],
} as const satisfies Names;

export const choiceColumns = {
  group: ["group", "modifier group", "modifier group name", "modifier set", "customization", "customisation"],
  dish: ["dish", "dishes", "item", "item name"],
  category: ["category", "categories"],
  choice: ["choice", "modifier", "modifier name", "option", "option name", "customization option"],
  price: ["price", "modifier price", "option price"],
  atLeast: ["at least", "minimum", "min", "min permitted"],
  atMost: ["at most", "maximum", "max", "max permitted"],
  allergens: ["allergens", "allergen"],
  diets: ["diets", "diet", "dietary preferences"],
  tax: ["tax", "tax rate", "gst"],
  chineseGroup: ["group_zh-CN"],
  chineseChoice: ["choice_zh-CN"],
} as const satisfies Names;

export const storeColumns = { key: ["key", "setting"], value: ["value"] } as const satisfies Names;

export type MenuColumn = keyof typeof menuColumns;
export type ChoiceColumn = keyof typeof choiceColumns;
export type StoreColumn = keyof typeof storeColumns;

/** In these columns, Square has several categories, each with those above it: "Specials, Drinks > Coffee". */
export const listOfCategories = /^(categories|reporting category)$/i;

/** Square has a column for each set of choices, and one for each tax. */
export const modifierSet = /^modifier set - (.+)$/i;
export const taxOfName = /^tax - .*?\((\d+(?:\.\d+)?) ?%\)$/i;

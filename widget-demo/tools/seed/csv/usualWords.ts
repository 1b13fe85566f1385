/** What a Chinese menu says of a dish that hasn't the allergen. */
const freeOf: Readonly<Record<string, string>> = {
  gluten: "无麸质",
  wheat: "无小麦",
  milk: "无牛奶",
  dairy: "无乳制品",
  lactose: "无乳糖",
  egg: "无鸡蛋",
  nut: "无坚果",
  "tree nut": "无树坚果",
  peanut: "无花生",
  soy: "无大豆",
  soya: "无大豆",
  sesame: "无芝麻",
  fish: "无鱼",
  shellfish: "无贝壳类海鲜",
  crustacean: "无甲壳类",
  mollusc: "无软体动物",
  lupin: "无羽扇豆",
  celery: "无芹菜",
  mustard: "无芥末",
  sulphite: "无亚硫酸盐",
};

const diets: Readonly<Record<string, string>> = {
  vegan: "纯素",
  vegetarian: "素食",
  halal: "清真",
  kosher: "洁食",
  pescatarian: "鱼素",
};

/** The Chinese name of a usual allergen's absence, or of a usual diet. Others are shown as they are written. */
export function chineseOf(kind: "allergen" | "diet", name: string): { readonly "Name_zh-CN"?: string } {
  const known = (kind === "allergen" ? freeOf : diets)[name.toLowerCase()];
  return known === undefined ? {} : { "Name_zh-CN": known };
}

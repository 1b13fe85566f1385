/** What a drawn plate shows in the place of a missing photo. */
export type PlateKind =
  | "burger"
  | "sandwich"
  | "taco"
  | "dumpling"
  | "pizza"
  | "pasta"
  | "salad"
  | "chips"
  | "cocktail"
  | "coffee"
  | "drink"
  | "wine"
  | "dessert"
  | "breakfast"
  | "bowl"
  | "fish"
  | "chicken"
  | "meat"
  | "plate";

interface Words {
  /** Without a plural's ending. */
  readonly english: string;
  readonly chinese: string;
}

/** Where two words start at the same letter, the upper row counts: "鸡尾酒" is no wine, "蛋糕" is no egg. */
const words: Readonly<Record<Exclude<PlateKind, "plate">, Words>> = {
  burger: { english: "burger|cheeseburger|hamburger|slider", chinese: "汉堡" },
  dumpling: {
    english: "dumpling|gyoza|wonton|spring roll|dim sum|siu mai|har gow",
    chinese: "饺|馄饨|云吞|包子|点心|春卷|烧卖",
  },
  taco: { english: "taco|tostada|quesadilla|nachos", chinese: "塔可|玉米饼|玉米卷" },
  sandwich: {
    english:
      "sandwich|toastie|roll|wrap|hot dog|dog|sub|panini|focaccia|bread|bagel|baguette|burrito|kebab|bun|bao|blt|bruschetta|crostini",
    chinese: "三明治|卷饼|热狗|面包|肉夹馍|百吉饼",
  },
  pizza: {
    english: "pizza|calzone|margherita|marinara|diavola|capricciosa|prosciutto|quattro formaggi",
    chinese: "披萨|比萨",
  },
  pasta: {
    english:
      "pasta|spaghetti|penne|linguine|fettuccine|rigatoni|gnocchi|lasagn[ae]|ravioli|tagliatelle|rag[uù]|cacio e pepe|carbonara|bolognese",
    chinese: "意大利面|意面|千层面|通心粉|肉酱面",
  },
  salad: {
    english: "salad|slaw|coleslaw|caesar|leaves|greens|vegetable|broccolini|broccoli|tabbouleh",
    chinese: "沙拉|沙律|青菜|蔬菜|时蔬",
  },
  chips: {
    english: "chip|fries|wedge|potato|hash brown|mash|onion ring|side|crisp",
    chinese: "薯|小食|配菜|洋葱圈",
  },
  cocktail: {
    english:
      "cocktail|martini|negroni|margarita|spritz|daiquiri|mojito|sour|old fashioned|gin|whisk(?:e?)y|rum|vodka|tequila|bourbon",
    chinese: "鸡尾酒|威士忌|马天尼",
  },
  coffee: {
    english:
      "coffee|latte|cappuccino|flat white|espresso|long black|mocha|tea|chai|hot chocolate|affogato|macchiato|piccolo",
    chinese: "咖啡|茶|拿铁|热巧克力",
  },
  drink: {
    english:
      "drink|juice|cola|coke|soda|lemonade|water|shake|milkshake|smoothie|beer|cider|lager|ale|stout|kombucha|ginger beer|tonic|mocktail",
    chinese: "饮|汽水|果汁|可乐|奶昔|啤酒|汁|水$",
  },
  wine: {
    english: "wine|riesling|shiraz|pinot|chardonnay|sauvignon|prosecco|champagne|ros[eé]|merlot|cabernet|sake|gris",
    chinese: "葡萄酒|红酒|白酒|香槟|清酒|酒",
  },
  dessert: {
    english:
      "dessert|cake|cheesecake|cookie|brownie|doughnut|donut|ice cream|sundae|gelato|sorbet|soft serve|pudding|tart|pie|pavlova|tiramis[uù]|cannol[io]|br[uû]l[eé]e|chocolate|fudge|sweet|muffin|churro|mousse|panna cotta|mochi|cheese",
    chinese: "蛋糕|甜|冰淇淋|雪糕|布丁|曲奇|饼干|蛋挞|巧克力",
  },
  breakfast: {
    english:
      "egg|omelette|benedict|toast|pancake|waffle|porridge|oats|granola|muesli|bircher|breakfast|croissant|shakshuka|brunch",
    chinese: "蛋|早餐|煎饼|吐司|松饼",
  },
  bowl: {
    english:
      "ramen|noodle|soup|broth|laksa|pho|udon|soba|mazesoba|tantan|tonkotsu|shoyu|miso|curry|curries|rice|bowl|congee|donburi|poke|stew|chowder|risotto|sauce|dip",
    chinese: "面|汤|粉|饭|粥|咖喱|锅|酱",
  },
  fish: {
    english:
      "fish|salmon|barramundi|snapper|tuna|swordfish|flathead|kingfish|prawn|oyster|crab|squid|calamari|mussel|clam|scallop|seafood|shell|lobster|octopus|boat|sushi|sashimi",
    chinese: "鱼|虾|蟹|蚝|贝|海鲜|寿司|刺身|鱿",
  },
  chicken: { english: "chicken|wing|drumstick|tender|nugget|karaage|duck|turkey", chinese: "鸡|鸭|翅" },
  meat: {
    english:
      "steak|fillet|beef|wagyu|lamb|pork|rib|schnitzel|meatball|sausage|brisket|grill|roast|sirloin|cutlet|chop|parma|ham",
    chinese: "牛|羊|猪|排|肉|烤",
  },
};

const kinds = Object.keys(words) as (keyof typeof words)[];
const known = new RegExp(
  kinds.map((kind) => `((?:^|[^\\p{L}])(?:${words[kind].english})(?:e?s)?(?!\\p{L})|${words[kind].chinese})`).join("|"),
  "giu",
);

/** What follows says how a dish comes ("with chips", "on toast", "· 220 g"), not what it is. */
const additions = /\s(?:and|with|on|in|from|for|to|&)\s.*|[,;:·(–/（，、].*|[配和佐].*/su;

/** The last word counts: a fish finger sandwich is a sandwich, a 炸鸡汉堡 a burger. */
function kindIn(text: string): PlateKind | undefined {
  const last = [...text.matchAll(known)].at(-1);
  return last && kinds[last.slice(1).findIndex((each) => each !== undefined)];
}

/** The drawing for a dish by the words of its name, otherwise by those of its section. */
export function plateKind(name: string, section = ""): PlateKind {
  const texts = [name.replace(additions, ""), section.replace(additions, ""), name, section];
  for (const text of texts) {
    const kind = kindIn(text);
    if (kind) return kind;
  }
  return "plate";
}

import { food as f } from "./food.mjs";

/** What stands on each plate. Sizes and places in px of the picture; later items lie in front. */
const tones = {
  cream: {
    light: "#fff6e6",
    middle: "#fbecd4",
    edge: "#f0dcbf",
    plate: "#fbf1e0",
    rim: "#f0e2cb",
    shadow: "#6b421f47",
  },
  butter: {
    light: "#fff8e2",
    middle: "#fcf0d0",
    edge: "#f2e0b6",
    plate: "#fcf4e0",
    rim: "#f2e6c8",
    shadow: "#6b501f47",
  },
  blush: {
    light: "#fff3ec",
    middle: "#fae7dc",
    edge: "#efd3c4",
    plate: "#fcf0e9",
    rim: "#f2ddd1",
    shadow: "#6b2a1f42",
  },
  sage: { light: "#f9f8ec", middle: "#f0efdd", edge: "#dfe1c9", plate: "#f6f6ea", rim: "#e6e8d5", shadow: "#3f4a2242" },
  mist: { light: "#f7f8f6", middle: "#e7edec", edge: "#cfdcdc", plate: "#f4f8f7", rim: "#dce6e5", shadow: "#21404842" },
  dusk: { light: "#2f6478", middle: "#1f4b5f", edge: "#143443", plate: "#2b5b6e", rim: "#3b6d80", shadow: "#0a1c2680" },
};

const item = (code, x, y, size, turn = 0) => ({ code, x, y, size, turn });
const middle = (code, size) => item(code, 240, 240, size);

/** Cards show a dish at 100 px or so: the food should fill its plate. */
const closeUp = 1.17;

function dish(name, tone, ...items) {
  const plates = [{ x: 240, y: 244, radius: 214 }];
  const near = items.map(({ code, x, y, size, turn }) =>
    item(code, 240 + (x - 240) * closeUp, 240 + (y - 240) * closeUp, size * closeUp, turn),
  );
  return { name, width: 480, height: 480, quality: 0.8, tone: tones[tone], plates, items: near };
}

function logo(name, tone, ...items) {
  return { name, width: 192, height: 192, quality: 0.9, tone: tones[tone], plates: [], items };
}

function view(name, tone, plates, items) {
  return { name, width: 1200, height: 600, quality: 0.8, tone: tones[tone], plates, items };
}

export const dishes = [
  dish("burger-classic", "cream", middle(f.burger, 262)),
  dish("burger-double", "butter", item(f.burger, 196, 220, 214, -5), item(f.burger, 282, 278, 222, 5)),
  dish("burger-bacon", "blush", item(f.bacon, 322, 176, 150, 14), item(f.burger, 226, 254, 248)),
  dish("burger-mushroom", "sage", item(f.mushroom, 324, 186, 140, 12), item(f.burger, 224, 256, 246)),
  dish("burger-cheese", "butter", item(f.cheese, 326, 188, 146, 10), item(f.burger, 224, 256, 246)),
  dish(
    "burger-lot",
    "cream",
    item(f.pineapple, 318, 168, 164, 16),
    item(f.burger, 240, 246, 232),
    item(f.egg, 142, 326, 84, -16),
  ),
  dish("burger-corn", "butter", item(f.cheese, 160, 316, 118, -8), item(f.corn, 258, 226, 242)),
  dish(
    "burger-garden",
    "sage",
    item(f.mushroom, 316, 178, 126, 14),
    item(f.greens, 164, 206, 142, -12),
    item(f.tomato, 244, 272, 206),
  ),
  dish(
    "burger-own",
    "cream",
    item(f.avocado, 158, 178, 116, -14),
    item(f.cheese, 328, 178, 118, 10),
    item(f.tomato, 326, 318, 106),
    item(f.burger, 216, 274, 206),
  ),
  dish(
    "box-family",
    "blush",
    item(f.chips, 330, 196, 160, 10),
    item(f.cup, 152, 178, 132, -8),
    item(f.burger, 176, 302, 168),
    item(f.burger, 298, 314, 160),
  ),
  dish("chicken-honey", "butter", item(f.honey, 328, 302, 128, 6), item(f.cutlet, 218, 226, 236)),
  dish("chicken-burger", "cream", item(f.cutlet, 324, 176, 158, 10), item(f.burger, 222, 262, 234)),
  dish(
    "chicken-wings",
    "blush",
    item(f.cutlet, 178, 196, 172, -24),
    item(f.cutlet, 304, 206, 172, 20),
    item(f.cutlet, 238, 302, 178, -4),
  ),
  dish(
    "chicken-tenders",
    "butter",
    item(f.fish, 178, 214, 168, -12),
    item(f.fish, 282, 208, 168, 8),
    item(f.jar, 320, 322, 92),
    item(f.fish, 220, 308, 158, 2),
  ),
  dish("chicken-roll", "sage", item(f.lemon, 328, 318, 112, 8), item(f.burrito, 226, 226, 240)),
  dish(
    "box-wings",
    "cream",
    item(f.jar, 328, 186, 112, 8),
    item(f.cutlet, 176, 214, 176, -20),
    item(f.cutlet, 258, 292, 180, 8),
    item(f.chilli, 336, 314, 92, 14),
  ),
  dish("hot-dog", "butter", middle(f.hotDog, 262)),
  dish(
    "hot-dog-chilli",
    "blush",
    item(f.chilli, 330, 316, 120, 12),
    item(f.cheese, 330, 176, 100, 8),
    item(f.hotDog, 216, 240, 236),
  ),
  dish("roll-egg", "cream", item(f.bacon, 326, 186, 126, 12), item(f.pan, 228, 258, 236)),
  dish(
    "steak-roll",
    "blush",
    item(f.herb, 330, 172, 120),
    item(f.steak, 308, 278, 150, 6),
    item(f.sandwich, 196, 246, 204),
  ),
  dish("chips", "cream", middle(f.chips, 256)),
  dish(
    "chips-loaded",
    "blush",
    item(f.cheese, 330, 296, 122, 8),
    item(f.bacon, 146, 188, 120, -12),
    item(f.chips, 228, 246, 220),
  ),
  dish("corn-ribs", "butter", item(f.corn, 186, 220, 190, -10), item(f.corn, 292, 262, 204, 8)),
  dish("onion-rings", "cream", item(f.onion, 180, 226, 176, -10), item(f.onion, 296, 264, 196, 8)),
  dish("sweet-potato", "blush", item(f.sweetPotato, 196, 216, 192, -6), item(f.sweetPotato, 292, 286, 176, 10)),
  dish("mac-cheese", "butter", item(f.cheese, 328, 190, 124, 10), item(f.pasta, 222, 256, 234)),
  dish("salad", "sage", middle(f.salad, 256)),
  dish(
    "salad-caesar",
    "sage",
    item(f.egg, 336, 196, 88, 12),
    item(f.bacon, 152, 182, 114, -10),
    item(f.greens, 236, 264, 226),
  ),
  dish(
    "bowl-grain",
    "cream",
    item(f.avocado, 326, 186, 132, 10),
    item(f.carrot, 148, 194, 118, -10),
    item(f.salad, 232, 272, 216),
  ),
  dish("slaw", "blush", item(f.carrot, 318, 206, 152, 8), item(f.greens, 196, 256, 214)),
  dish("kids-burger", "butter", item(f.juice, 324, 210, 150, 8), item(f.burger, 206, 280, 184)),
  dish("kids-tenders", "blush", item(f.chips, 316, 216, 158, 8), item(f.fish, 196, 276, 182)),
  dish("toastie", "butter", item(f.cheese, 326, 196, 122, 10), item(f.sandwich, 216, 258, 224)),
  dish(
    "fruit",
    "sage",
    item(f.blueberries, 170, 190, 130, -8),
    item(f.banana, 308, 190, 160, 8),
    item(f.strawberry, 234, 300, 162),
  ),
  dish("cookie", "cream", item(f.cookie, 282, 204, 190, 12), item(f.cookie, 198, 276, 196, -8)),
  dish("apple-pie", "blush", item(f.apple, 324, 188, 120, 8), item(f.pie, 222, 260, 222)),
  dish("soft-serve", "butter", middle(f.softServe, 268)),
  dish("doughnuts", "blush", item(f.doughnut, 294, 204, 176, 10), item(f.doughnut, 190, 280, 184, -6)),
  dish("shortcake", "cream", item(f.strawberry, 336, 306, 106, 8), item(f.cake, 224, 234, 240)),
  dish("sundae", "blush", item(f.cherries, 332, 184, 104), item(f.iceCream, 230, 252, 244)),
  dish("shake-vanilla", "cream", item(f.softServe, 304, 210, 190, 8), item(f.milk, 190, 262, 190)),
  dish("shake-chocolate", "blush", item(f.chocolate, 318, 224, 166, 6), item(f.milk, 192, 258, 196)),
  dish("shake-strawberry", "blush", item(f.strawberry, 314, 236, 174, 6), item(f.milk, 190, 254, 196)),
  dish("shake-caramel", "butter", item(f.honey, 312, 240, 168), item(f.milk, 190, 254, 196)),
  dish(
    "shake-peanut",
    "cream",
    item(f.banana, 314, 186, 140, 8),
    item(f.peanuts, 322, 302, 124),
    item(f.milk, 194, 254, 196),
  ),
  dish("cola", "blush", item(f.ice, 330, 316, 88, 8), item(f.cup, 228, 240, 248)),
  dish("lemonade", "butter", item(f.lemon, 322, 290, 136, 8), item(f.cocktail, 208, 236, 240)),
  dish("orange-soda", "cream", item(f.orange, 324, 278, 140, 8), item(f.cup, 202, 240, 224, -4)),
  dish("apple-juice", "sage", item(f.apple, 326, 296, 124, 8), item(f.juice, 212, 238, 236)),
  dish(
    "iced-tea",
    "mist",
    item(f.lemon, 330, 196, 108, 10),
    item(f.ice, 324, 310, 100, -6),
    item(f.cocktail, 208, 246, 226),
  ),
  dish("coffee", "cream", item(f.cookie, 330, 306, 96), middle(f.longBlack, 248)),
  dish("hot-chocolate", "blush", item(f.chocolate, 328, 188, 124, 8), item(f.longBlack, 222, 260, 232)),
  dish("tea", "sage", item(f.lemon, 334, 316, 88, 8), item(f.coffee, 230, 240, 242)),
  dish("ginger-tea", "butter", item(f.ginger, 326, 304, 118), item(f.teapot, 220, 232, 224)),
  dish("sauce-aioli", "cream", item(f.garlic, 310, 268, 150, 8), item(f.jar, 196, 236, 196)),
  dish("sauce-burger", "blush", item(f.tomato, 308, 276, 142, 8), item(f.jar, 196, 236, 196)),
  dish("sauce-smoky", "blush", item(f.chilli, 310, 266, 152, 8), item(f.jar, 196, 236, 196)),
  dish("sauce-honey", "butter", item(f.chilli, 328, 304, 104, 10), item(f.honey, 222, 230, 226)),
  dish("pancakes", "butter", item(f.blueberries, 334, 310, 104), item(f.pancakes, 226, 234, 242)),
  dish("croissant", "cream", item(f.butter, 326, 308, 112), item(f.croissant, 222, 230, 236)),
  dish("avocado-toast", "sage", item(f.bread, 304, 198, 164, 8), item(f.avocado, 206, 266, 200)),
  dish("bagel", "blush", middle(f.bagel, 252)),
  dish("waffle", "butter", item(f.strawberry, 330, 186, 106, 10), item(f.waffle, 228, 256, 250)),
  dish("soup", "mist", item(f.bread, 326, 182, 122, 8), item(f.soup, 224, 262, 236)),
  dish("club-sandwich", "mist", item(f.olive, 332, 310, 78), middle(f.sandwich, 246)),
  dish(
    "dumplings",
    "sage",
    item(f.dumpling, 180, 218, 158, -8),
    item(f.dumpling, 298, 222, 158, 8),
    item(f.dumpling, 240, 304, 166),
  ),
  dish("wine", "mist", middle(f.wine, 256)),
  dish("gift-card", "mist", item(f.ribbon, 318, 326, 110, 8), item(f.gift, 226, 230, 232)),
  dish("gift-dinner", "mist", item(f.gift, 322, 302, 132, 8), item(f.bell, 222, 226, 224)),
  dish("gift-flowers", "blush", item(f.gift, 320, 306, 128, 8), item(f.flower, 218, 224, 226)),
];

export const logos = [
  logo("logo-patty", "blush", item(f.burger, 96, 94, 128)),
  logo("logo-harbour", "dusk", item(f.shell, 96, 94, 120)),
];

export const views = [
  view(
    "profile-patty",
    "cream",
    [
      { x: 610, y: 320, radius: 230 },
      { x: 1030, y: 220, radius: 170 },
      { x: 190, y: 260, radius: 180 },
    ],
    [
      item(f.chips, 190, 250, 250, -6),
      item(f.cup, 372, 134, 170, 6),
      item(f.corn, 1030, 210, 230),
      item(f.tomato, 852, 486, 130),
      item(f.greens, 372, 486, 130, -10),
      item(f.cheese, 858, 116, 120, 10),
      item(f.burger, 610, 306, 330),
    ],
  ),
  view(
    "profile-group",
    "blush",
    [
      { x: 300, y: 300, radius: 200 },
      { x: 640, y: 300, radius: 200 },
      { x: 980, y: 300, radius: 200 },
    ],
    [item(f.burger, 300, 292, 260), item(f.cutlet, 640, 292, 250), item(f.salad, 980, 292, 250)],
  ),
  view(
    "profile-harbour",
    "dusk",
    [{ x: 600, y: 330, radius: 220 }],
    [item(f.wine, 842, 280, 220, 8), item(f.flower, 356, 280, 230, -6), item(f.bell, 600, 310, 290)],
  ),
];

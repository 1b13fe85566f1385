import { describe, expect, it } from "vitest";
import { type PlateKind, plateKind } from "../../../src/domain/menu/plateKind.ts";

describe("the drawing in the place of a missing photo", () => {
  it.each<[PlateKind, ...string[]]>([
    ["burger", "Crunchy chicken burger", "Wagyu cheeseburger", "炸鸡汉堡", "Two sliders, with chips"],
    ["sandwich", "Fish finger sandwich", "Harbour club sandwich", "Hot dog", "Rosemary focaccia", "鱼排三明治"],
    ["taco", "Fish taco", "Mushroom quesadillas", "牛肉塔可"],
    ["dumpling", "Pork gyoza", "Vegetable spring rolls", "猪肉饺子", "小笼包子"],
    ["pizza", "Margherita", "Prosciutto pizza", "玛格丽特披萨"],
    ["pasta", "Eight-hour ragù", "Cacio e pepe", "Prawn spaghetti", "番茄肉酱意面"],
    ["salad", "Caesar", "Chicken salad", "鸡肉沙拉"],
    ["chips", "Hand-cut chips", "Sweet potato fries", "Wedges", "炸薯条"],
    ["cocktail", "Espresso martini", "Rum sour", "招牌鸡尾酒"],
    ["coffee", "Flat white", "Hot chocolate", "Pot of tea", "冰咖啡"],
    ["drink", "House lemonade", "Sparkling water", "Ginger beer", "Chocolate milkshake", "啤酒", "矿泉水"],
    ["wine", "Clare Valley riesling", "Glass of wine", "红酒"],
    ["dessert", "Coffee ice cream", "Tiramisù", "Pavlova, passionfruit", "草莓蛋糕"],
    ["breakfast", "Eggs, as you like them", "Avocado toast", "水煮蛋"],
    ["bowl", "Prawn laksa", "Karaage rice", "Curries", "牛肉拉面", "鸡肉盖饭", "番茄蛋汤"],
    ["fish", "Fish and chips", "Sydney rock oysters, six", "Barramundi", "清蒸鱼"],
    ["chicken", "Honey wings", "Crispy duck", "烤鸡"],
    ["meat", "Eye fillet, 220 g", "Lamb cutlets", "红烧肉"],
    ["plate", "The full harbour", "Eggplant parmigiana", "Gingham", "Warm olives", "", "123", "今日特选"],
  ])("is a %s for %j, %j, %j, %j", (kind, ...names) => {
    for (const name of names) expect([name, plateKind(name)]).toEqual([name, kind]);
  });

  it.each<[string, string, PlateKind]>([
    ["The full harbour", "Breakfast plates", "breakfast"],
    ["Number seven", "Pasta and bowls", "pasta"],
    ["Number seven (chicken burger)", "Meals", "burger"],
    ["Number seven (chicken burger)", "Pizza", "pizza"],
    ["Double", "Burgers", "burger"],
    ["招牌", "甜品", "dessert"],
    ["House special", "Late and sweet", "dessert"],
    ["House special", "For children", "plate"],
  ])("of %j in the section %j is a %s: the name first, then the section", (name, section, kind) => {
    expect(plateKind(name, section)).toBe(kind);
  });
});

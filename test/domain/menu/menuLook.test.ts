import { expect, it } from "vitest";
import { type MenuLook, menuLook } from "../../../src/domain/menu/menuLook.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

/** A menu from text: "p" is a product with a photo, "-" one without. */
function menuWith(list: string) {
  const products = [...list].map((each, at) =>
    buildProduct(`dish${at}`, { photo: each === "p" ? "https://a/b" : null }),
  );
  return buildMenu({ Mains: products });
}

it.each<[string, string, boolean, MenuLook]>([
  ["all have a photo", "ppp", false, { style: "beside" }],
  ["half of them", "pp--", false, { style: "beside" }],
  ["fewer than half", "pp---", false, { style: "beside" }],
  ["a third", "p--", false, { style: "beside" }],
  ["fewer than a third", "p---", false, { style: "list" }],
  ["none", "--", false, { style: "list" }],
  ["an empty menu", "", false, { style: "beside" }],
  ["the store centres them", "ppp", true, { style: "centred" }],
  ["the store centres them, but hardly any are there", "p---", true, { style: "list" }],
])("the look of a menu: %s", (_case, list, centredPhotos, expected) => {
  expect(menuLook(menuWith(list), centredPhotos)).toEqual(expected);
});

import { expect, it } from "vitest";
import { orderedPhotos } from "../../../src/domain/order/orderedPhotos.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";

const products = [
  buildProduct("burger", { photo: "/burger.webp", photoFocus: "50% 30%" }),
  buildProduct("fries", { photo: "/fries.webp" }),
  buildProduct("cola", { photo: null }),
  buildProduct("pie", { photo: "/pie.webp" }),
];
const menu = buildMenu({}, { products: new Map(products.map((product) => [product.id, product])) });
const item = (productId: string, name = productId) => ({ productId, name });

it.each([
  ["each dish's photo", ["burger", "fries"], ["/burger.webp", "/fries.webp"]],
  ["one of a dish that was ordered twice", ["burger", "fries", "burger"], ["/burger.webp", "/fries.webp"]],
  ["none of a dish without a photo, or off the menu", ["cola", "gone", "pie"], ["/pie.webp"]],
  ["none of nothing", [], []],
  ["at most two", ["pie", "fries", "burger"], ["/pie.webp", "/fries.webp"]],
])("shows %s", (_case, ids, expected) => {
  const found = orderedPhotos(
    ids.map((id) => item(id)),
    menu,
    2,
  );
  expect(found.map(({ photo }) => photo)).toEqual(expected);
});

it("leaves out what an order lists without a name", () => {
  expect(orderedPhotos([item("burger", "")], menu, 3)).toEqual([]);
});

it("brings along what a crop of a photo keeps", () => {
  const found = orderedPhotos([item("burger"), item("fries")], menu, 2);
  expect(found.map(({ photoFocus }) => photoFocus)).toEqual(["50% 30%", null]);
});

// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { click } from "../../ui/render.tsx";
import { cook, menuWith, nameOf, openProduct } from "./productFixture.tsx";

const photos = { photo: "https://shop.example/dish.webp", largePhoto: "https://shop.example/dish-800.webp" };

function zoom(changes: Parameters<typeof menuWith>[1] = photos) {
  const dish = openProduct(menuWith([cook], changes));
  const button = dish.named("button", "Enlarge the photo");
  act(() => button.focus());
  click(button);
  const open = () => [...dish.root.querySelectorAll<HTMLDialogElement>("dialog[open]")];
  return { ...dish, button, open, zoomed: dish.find<HTMLDialogElement>(".photo-zoom") };
}

it("shows the dish's photo alone, as large as there is one, under the dish's name", () => {
  const { find, open, zoomed } = zoom();
  expect(open().map(nameOf)).toEqual(["Cheeseburger", "Cheeseburger"]);
  expect(zoomed.open).toBe(true);
  expect(find<HTMLImageElement>(".photo-zoom img").src).toBe(photos.largePhoto);
});

it.each([null, photos.largePhoto])("shows the small photo if the large one is %s or fails to load", (largePhoto) => {
  const { find } = zoom({ ...photos, largePhoto });
  const image = find<HTMLImageElement>(".photo-zoom img");
  act(() => void image.dispatchEvent(new Event("error")));
  expect(image.src).toBe(photos.photo);
});

it.each([
  ["a press anywhere", ({ zoomed }: ReturnType<typeof zoom>) => click(zoomed.querySelector("button") ?? zoomed)],
  [
    "Escape",
    ({ zoomed }: ReturnType<typeof zoom>) =>
      act(() => void zoomed.dispatchEvent(new Event("cancel", { cancelable: true }))),
  ],
])("closes by %s, and leads back to the dish", (_how, close) => {
  const shown = zoom();
  // As a browser does with what it shows.
  act(() => shown.zoomed.querySelector("button")?.focus());
  expect(shown.root.activeElement).not.toBe(shown.button);
  close(shown);
  expect(shown.open().map((dialog) => dialog.className)).toEqual([expect.not.stringContaining("photo-zoom")]);
  expect(shown.root.activeElement).toBe(shown.button);
  expect(shown.onClose).not.toHaveBeenCalled();
});

it("isn't there for a dish without a photo, nor on a display (R77)", () => {
  const without = openProduct(menuWith([cook], { photo: null }));
  expect(without.names("button")).not.toContain("Enlarge the photo");
  const display = openProduct(menuWith([cook], photos), { isDigitalDisplay: true });
  expect(display.find<HTMLImageElement>(".product-intro img").src).toBe(photos.photo);
  expect(display.names("button")).toEqual(["Close"]);
});

import { expect, it } from "vitest";
import { openProduct } from "./openProduct.ts";
import { setStage } from "./setStage.ts";
import { find, settle, type View } from "./stage.ts";

const stage = setStage();

it.each([
  // The photo in its original ratio, and a square at most on a desktop.
  { widthPx: 360, heightPx: 740, leastPart: 0.99 },
  { widthPx: 1_280, heightPx: 800, leastPart: 0.74 },
])(
  "fills the photo of a dish with choices without cutting its top or much of its sides: %j",
  async ({ leastPart, ...size }) => {
    const view: View = { ...size, language: "en" };
    const page = await stage.openMenu(view);
    await openProduct(page, view, 101);
    await settle(page);
    const photo = await (await find(page, "dialog img")).evaluate(async (node) => {
      const { clientWidth, clientHeight, currentSrc } = node as HTMLImageElement;
      // The file's own pixels, because `naturalWidth` depends on `sizes`.
      const file = await createImageBitmap(await (await fetch(currentSrc)).blob());
      const scale = Math.max(clientWidth / file.width, clientHeight / file.height);
      return { widthPart: clientWidth / scale / file.width, heightPart: clientHeight / scale / file.height, scale };
    });
    expect(photo.heightPart).toBeGreaterThan(0.99);
    expect(photo.widthPart).toBeGreaterThanOrEqual(leastPart);
    expect(photo.scale).toBeLessThanOrEqual(1);
  },
);

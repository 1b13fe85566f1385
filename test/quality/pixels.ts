import type { ElementHandle, Page } from "puppeteer-core";

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** A PNG. */
  readonly base64: string;
}

export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of what is visible on the page, or of a part of it, which is relative to the window. */
export async function takePicture(page: Page, clip?: Clip): Promise<Picture> {
  const base64 = await page.screenshot({
    encoding: "base64",
    captureBeyondViewport: false,
    ...(clip && { clip: await onPage(page, clip) }),
  });
  const viewport = page.viewport();
  return { widthPx: clip?.width ?? viewport?.width ?? 0, heightPx: clip?.height ?? viewport?.height ?? 0, base64 };
}

/** The browser expects a clip that is relative to the page. */
async function onPage(page: Page, clip: Clip): Promise<Clip> {
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
  return { ...clip, x: left + clip.x, y: top + clip.y };
}

export async function boxOf(element: ElementHandle): Promise<Clip> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element isn't drawn, so it has no bounding box.");
  return box;
}

interface Difference {
  readonly count: number;
  /** Opposite corners of the box around all differences. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/**
 * The pixels that differ by more than the rounding of a scaled photo; null if none do. The browser decodes the
 * pictures.
 */
export function findDifference(page: Page, one: Picture, other: Picture): Promise<Difference | null> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          if (!context) throw new Error("There is no canvas to compare the pictures on.");
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) {
        throw new Error("The pictures have different sizes.");
      }
      const roundingOff = 8;
      const places: number[] = [];
      for (let at = 0; at < first.data.length; at += 4) {
        const isOff = [0, 1, 2].some(
          (part) => Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)) > roundingOff,
        );
        if (isOff) places.push(at / 4);
      }
      if (places.length === 0) return null;
      const { width } = first;
      const columns = places.map((place) => place % width);
      const rows = places.map((place) => Math.floor(place / width));
      const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
      const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));
      return {
        count: places.length,
        from: [least(columns), least(rows)] as const,
        to: [most(columns), most(rows)] as const,
      };
    },
    [one.base64, other.base64],
  );
}

export async function countDifferences(page: Page, one: Picture, other: Picture): Promise<number> {
  return (await findDifference(page, one, other))?.count ?? 0;
}

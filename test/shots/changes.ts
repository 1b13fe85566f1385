import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import type { Folders } from "./takeSeries.ts";

export interface Change {
  readonly file: string;
  /** The share of pixels that changed, from 0 to 1. */
  readonly share: number;
}

/** Sorts the most changed first, and leaves out files without a change. */
export function rankChanges(compared: readonly Change[]): readonly Change[] {
  return compared
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || one.file.localeCompare(other.file));
}

/**
 * The share of pixels that differ. A pixel counts as the same if its colour is among those right around it in the other
 * picture: at half-pixel positions, the browser rounds up or down depending on what it drew before.
 */
export function shareOfChange(one: ImageData, other: ImageData): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  const roundingOff = 2;
  const isAmong = (there: Uint8ClampedArray, at: number, value: number) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    let [least, most] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const near = there[(row * width + column) * 4 + (at & 3)] ?? 0;
        least = Math.min(least, near);
        most = Math.max(most, near);
      }
    }
    return value >= least - roundingOff && value <= most + roundingOff;
  };
  const countIn = (here: Uint8ClampedArray, there: Uint8ClampedArray) => {
    let count = 0;
    for (let pixel = 0; pixel < here.length; pixel += 4) {
      const isOff = [pixel, pixel + 1, pixel + 2].some((at) => {
        const value = here[at] ?? 0;
        return value !== there[at] && !isAmong(there, at, value);
      });
      if (isOff) count += 1;
    }
    return count;
  };
  // Counts both ways, because a hairline that was removed is only missing in one of the two.
  return Math.max(countIn(one.data, other.data), countIn(other.data, one.data)) / (width * height);
}

/** Runs in the page, because its browser decodes the pictures. */
async function decode(base64: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("There is no canvas to compare pictures on.");
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The files that are in both folders and look different. */
export async function findChanges(browser: Browser, files: readonly string[], folders: Folders) {
  const differing = files.filter((file) => {
    const former = join(folders.before, file);
    return existsSync(former) && !readFileSync(former).equals(readFileSync(join(folders.now, file)));
  });
  const page = await browser.newPage();
  await page.evaluate(`globalThis.compare = async (one, other) => {
    ${decode} ${shareOfChange}
    return shareOfChange(await decode(one), await decode(other));
  }`);
  const compared: Change[] = [];
  for (const file of differing) {
    const pictures = [folders.before, folders.now].map((folder) => readFileSync(join(folder, file), "base64"));
    const share = (await page.evaluate(`compare(...${JSON.stringify(pictures)})`)) as number;
    compared.push({ file, share });
  }
  await page.close();
  return rankChanges(compared);
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";
import { countDifferences } from "../quality/pixels.ts";
import { sizes } from "./plan.ts";

export interface Change {
  readonly file: string;
  /** Of the picture's pixels, from 0 to 1. */
  readonly share: number;
}

/** The most changed first; what looks the same is left out. */
export function rankChanges(compared: readonly Change[]): readonly Change[] {
  return compared
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || one.file.localeCompare(other.file));
}

function areaOf(file: string): number {
  const size = sizes.find(({ widthPx }) => file.endsWith(`-${widthPx}.jpeg`));
  if (!size) throw new Error(`No width makes ${file}.`);
  return size.widthPx * size.heightPx;
}

/** Those of the files that are in both folders and don't look the same. */
export async function findChanges(
  browser: Browser,
  files: readonly string[],
  folders: { readonly now: string; readonly before: string },
): Promise<readonly Change[]> {
  const differing = files.filter((file) => {
    const former = join(folders.before, file);
    return existsSync(former) && !readFileSync(former).equals(readFileSync(join(folders.now, file)));
  });
  if (differing.length === 0) return [];
  const page = await browser.newPage();
  const compared: Change[] = [];
  for (const file of differing) {
    const [before, now] = [folders.before, folders.now].map((folder) => ({
      widthPx: 0,
      heightPx: 0,
      base64: readFileSync(join(folder, file), "base64"),
    }));
    if (before && now) compared.push({ file, share: (await countDifferences(page, before, now)) / areaOf(file) });
  }
  await page.close();
  return rankChanges(compared);
}

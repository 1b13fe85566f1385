/**
 * Draws the demo's photographs: 3D food of @lobehub/fluent-emoji-3d (MIT) on plates of our own.
 * Its output, data/images, is committed; run `node widget-demo/pictures.mjs` after a change here.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { launchChromium } from "../test/support/browser.ts";
import { drawScene } from "./pictures/drawScene.mjs";
import { dishes, logos, views } from "./pictures/scenes.mjs";

const assets = new URL("../node_modules/@lobehub/fluent-emoji-3d/assets/", import.meta.url);
const images = new URL("./data/images/", import.meta.url);
const largestDishBytes = 14_000;

async function dataUrlOf(code) {
  const bytes = await readFile(new URL(`${code}.webp`, assets));
  return [code, `data:image/webp;base64,${bytes.toString("base64")}`];
}

async function draw(page, scene) {
  const codes = [...new Set(scene.items.map((item) => item.code))];
  const sources = Object.fromEntries(await Promise.all(codes.map(dataUrlOf)));
  const url = await page.evaluate(drawScene, scene, sources);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await mkdir(images, { recursive: true });
  for (const scene of [...dishes, ...logos, ...views]) {
    const bytes = await draw(page, scene);
    if (scene.width === 480 && bytes.length > largestDishBytes) {
      throw new Error(`${scene.name} has ${bytes.length} bytes, more than ${largestDishBytes}.`);
    }
    await writeFile(new URL(`${scene.name}.webp`, images), bytes);
  }
} finally {
  await browser.close();
}

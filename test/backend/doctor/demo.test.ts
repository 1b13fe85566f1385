import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createDemo } from "../../../widget-demo/backend/createDemo.ts";
import { examine } from "../../../widget-demo/tools/doctor/doctor.ts";
import type { Line } from "../../../widget-demo/tools/doctor/report.ts";
import { temporaryFolder } from "../demoFixture.ts";

const folder = (path: string) => fileURLToPath(new URL(`../../../widget-demo/${path}`, import.meta.url));

/** The demo's own data and pages, with a script that stands for the build. */
async function startWholeDemo() {
  const dist = temporaryFolder({
    "storefront.js":
      'let c;try{c=__SERVERY_CONFIG__}catch{}document.querySelector("servery-storefront");import("./chunks/first-A1b2C3d4.js");',
    "chunks/first-A1b2C3d4.js": "export {};",
  });
  const demo = await createDemo({
    data: folder("data"),
    pages: folder("pages"),
    widget: { kind: "built", dist },
    port: 0,
    kitchen: false,
  });
  onTestFinished(() => demo.close());
  const config = join(dist, "config.json");
  writeFileSync(config, await (await fetch(`${demo.url}servery.json`)).text());
  return { demo, config };
}

it.each(["embed.html?store-id=120", "order/store/120", "restaurant.html", "hotel.html", "group.html"])(
  "the doctor finds nothing wrong with the demo's /%s, and leaves nothing behind",
  async (path) => {
    const { demo, config } = await startWholeDemo();
    const before = demo.documents.paths();
    const { text } = await examine(["--config", config, "--page", `${demo.url}${path}`, "--json"]);
    const lines = JSON.parse(text) as readonly Line[];
    expect(lines.filter(({ level }) => level !== "ok")).toEqual([]);
    const areas = new Set(lines.map(({ area }) => area));
    expect([...areas]).toEqual(expect.arrayContaining(["rules", "api", "hosting", "page"]));
    expect(demo.documents.paths()).toEqual(before);
    expect(text).not.toContain("demo-key");
  },
);

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createDemo } from "../../widget-demo/backend/createDemo.ts";
import { sampleFiles, temporaryFolder } from "./demoFixture.ts";

it("--dev serves the widget from its source, together with the pages, on the same port", async () => {
  const folder = temporaryFolder({ ...sampleFiles, "data/config.json": { appName: "Dev shop" } });
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const demo = await createDemo({
    data: join(folder, "data"),
    pages: join(folder, "pages"),
    widget: { kind: "source", root },
    port: 0,
  });
  onTestFinished(() => demo.close());

  const entry = await fetch(`${demo.url}storefront.js`);
  expect(entry.headers.get("access-control-allow-origin")).toBe("*");
  const imports = [...(await entry.text()).matchAll(/"(\/[^"]+)"/g)].map((found) => found[1]);
  expect(imports).toEqual(["/@vite/client", "/@react-refresh", "/src/entry/storefront.ts"]);
  for (const path of imports) {
    const module = await fetch(new URL(path ?? "", demo.url));
    expect(module.status).toBe(200);
    expect(module.headers.get("content-type")).toMatch(/javascript/);
  }
  expect(await (await fetch(`${demo.url}@vite/env`)).text()).toContain("Dev shop");
  expect(await (await fetch(demo.url)).text()).toContain("Demos");
  expect((await fetch(`${demo.url}nothing-here`)).status).toBe(404);

  const before = performance.now();
  await demo.close();
  expect(performance.now() - before).toBeLessThan(1000);
});

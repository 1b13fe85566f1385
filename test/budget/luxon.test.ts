import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { DateTime } from "luxon";
import { describe, expect, it, onTestFinished } from "vitest";
import { luxonModules, withMethods } from "../../.ci/build/luxonModules.ts";

const src = join(createRequire(import.meta.url).resolve("luxon/package.json"), "../src");

interface Hooks {
  load(path: string): string | null;
  transform(code: string, path: string): { readonly code: string } | null;
}

/** Luxon with only the parts that the build keeps. */
async function builtLuxon(): Promise<{ readonly DateTime: typeof DateTime }> {
  const folder = mkdtempSync(join(tmpdir(), "luxon-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { load, transform } = luxonModules() as unknown as Hooks;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const path = join(src, file);
    const code = load(path) ?? readFileSync(path, "utf8");
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), transform(code, path)?.code ?? code);
  }
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, "luxon.js")).href)) as typeof import("luxon");
}

const formats = ["ccc d MMM", "dd MMMM yyyy h:mm a", "yyyyMMdd'T'HHmm'00'", "ZZZ"];
const zones = ["Australia/Sydney", "Australia/Lord_Howe", "Asia/Shanghai", "America/New_York", "UTC"];
const moments = Array.from({ length: 60 }, (_, at) => Date.UTC(2026, 0, 1) + at * 12.3 * 86_400_000);

describe("the part of Luxon that the build keeps", () => {
  it("formats moments and days like the whole", async () => {
    const built = await builtLuxon();
    const said = ({ DateTime: Time }: typeof built) =>
      ["en-AU", "zh-CN"].flatMap((locale) =>
        zones.flatMap((zone) =>
          moments.flatMap((ms) => {
            const at = Time.fromMillis(ms, { zone, locale });
            const { year, month, day, zoneName } = at;
            const start = Time.fromObject({ year, month, day }, { zone, locale });
            const formatted = formats.flatMap((format) => [at, start].map((each) => each.toFormat(format)));
            return [...formatted, zoneName, start.toMillis(), at.toUTC().toFormat("yyyyMMdd'T'HHmm'00'")];
          }),
        ),
      );
    expect(said(built)).toEqual(said({ DateTime }));
  });

  it("lacks what the shop doesn't use", async () => {
    const { DateTime: Time } = await builtLuxon();
    const methods = Object.getOwnPropertyNames(Time.prototype);
    expect(methods).toContain("toFormat");
    expect(methods).not.toContain("toISO");
  });

  it("is as long, so that the source maps match", () => {
    const code = readFileSync(join(src, "datetime.js"), "utf8");
    expect(withMethods(code, ["fromMillis"]).split("\n")).toHaveLength(code.split("\n").length);
  });

  it("stops the build if a newer Luxon has no such method", () => {
    expect(() => withMethods("class A {\n  one() {\n    return 1;\n  }\n}\n", ["two"])).toThrow("no two");
  });
});

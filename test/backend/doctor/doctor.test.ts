import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { examine } from "../../../widget-demo/tools/doctor/doctor.ts";
import { temporaryFolder } from "../demoFixture.ts";
import { goodConfiguration as config } from "./goodConfiguration.ts";
import { goodDocuments, menuPath } from "./goodDocuments.ts";
import { type Change, planted } from "./planted.ts";

const wrong: readonly Change[] = [[menuPath, ["Products", "1", "Price"], "19.00"]];
const fault = {
  level: "error",
  area: "documents",
  place: `${menuPath} · Products.1.Price`,
  message: 'It is the text "19.00", so Margherita isn\'t shown.',
  fix: "Write the number 19, without quotes.",
};

function filesOf(configuration: object, documents: object): readonly string[] {
  const folder = temporaryFolder({ "config.json": configuration, "documents.json": documents });
  return ["--config", join(folder, "config.json"), "--documents", join(folder, "documents.json")];
}

describe("npm run doctor", () => {
  it("looks at a configuration and documents of files, and asks nobody", async () => {
    const args = filesOf(config, goodDocuments);
    const { text, isHealthy } = await examine([...args, "--store", "501"]);
    expect(text.split("\n")).toEqual([
      `✓ ${args[1]}: It names https://api.nonna.example and the project nonna-rosa. Everybody can read it, its keys too.`,
      "✓ Companies/501: 3 dishes in 2 categories, 1 gift card, Delivery and Pickup.",
      "2 ok, 0 warnings, 0 errors",
    ]);
    expect(isHealthy).toBe(true);
  });

  it("needs no configuration to look at documents", async () => {
    const [, , ...documents] = filesOf(config, planted(wrong));
    expect(await examine(documents)).toEqual({
      text: `✗ ${fault.place}: ${fault.message} ${fault.fix}\n0 ok, 0 warnings, 1 errors`,
      isHealthy: false,
    });
  });

  it("tells a program all of it as JSON", async () => {
    const { text, isHealthy } = await examine([...filesOf(config, planted(wrong)), "--json"]);
    expect(JSON.parse(text)).toEqual([expect.objectContaining({ level: "ok", area: "configuration" }), fault]);
    expect(isHealthy).toBe(false);
  });

  it("stays healthy with warnings", async () => {
    const { text, isHealthy } = await examine(filesOf({ ...config, apiKey: "" }, goodDocuments));
    expect(text).toContain("· apiKey: It is missing");
    expect(text).toContain("1 ok, 1 warnings, 0 errors");
    expect(isHealthy).toBe(true);
  });

  it("prints no key, whatever is wrong", async () => {
    const keys = [config.apiKey, config.mapsKey, config.firebase.apiKey];
    const documents = planted([[menuPath, ["Products", "1", "Price"], keys.join(" ")]]);
    const { text } = await examine([...filesOf({ ...config, unknown: keys[0] }, documents), "--json"]);
    expect(text).toContain("(key)");
    expect(keys.filter((key) => text.includes(key))).toEqual([]);
  });

  it("refuses what it can't understand", async () => {
    await expect(examine([])).rejects.toThrow("There is nothing to look at.");
    await expect(examine([...filesOf(config, goodDocuments), "--store", "Nonna"])).rejects.toThrow(
      '--store takes a store\'s number, not "Nonna".',
    );
    await expect(examine(filesOf(config, { Companies: {} }))).rejects.toThrow("even number of segments");
  });

  it("ends with 1 if something is wrong", () => {
    const main = fileURLToPath(new URL("../../../widget-demo/tools/doctor/main.ts", import.meta.url));
    const run = (documents: object) =>
      spawnSync(process.execPath, [main, ...filesOf(config, documents)], { encoding: "utf8" });
    const bad = run(planted(wrong));
    expect(bad.status, bad.stderr).toBe(1);
    expect(bad.stdout).toContain("1 ok, 0 warnings, 1 errors\n");
    expect(run(goodDocuments).status).toBe(0);
  });
});

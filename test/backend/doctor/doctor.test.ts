import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FieldsSchema } from "../../../widget-demo/backend/documentShape.ts";
import { examine, usage } from "../../../widget-demo/tools/doctor/doctor.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { lookAtLaw } from "../../../widget-demo/tools/doctor/law/law.ts";
import type { Line } from "../../../widget-demo/tools/doctor/report.ts";
import { moveBehindBrands } from "../../support/branded.ts";
import { brandedData, conformData } from "../conform/conformData.ts";
import { temporaryFolder } from "../demoFixture.ts";
import { files } from "../ordering/orderFixture.ts";
import { subjectWith } from "./doctorFixture.ts";
import { type Documents, goodDocuments, storePath } from "./goodDocuments.ts";

const config = {
  apiUrl: "https://api.nonna.example",
  apiKey: "key-of-the-api",
  firebase: { apiKey: "key-of-firebase", projectId: "nonna-rose" },
  idTokenHeader: "X-Id-Token",
  mapsKey: "key-of-maps",
};

const demo = fileURLToPath(new URL("../../../widget-demo/data/documents.json", import.meta.url));

function examineFiles(documents: object, ...more: string[]) {
  const folder = temporaryFolder({ "documents.json": documents, "config.json": config });
  return examine(["--documents", join(folder, "documents.json"), "--config", join(folder, "config.json"), ...more]);
}

describe("npm run doctor", () => {
  it("has a line for each finding, and counts them in the last one", async () => {
    const { text, isHealthy } = await examineFiles(goodDocuments);
    expect(isHealthy).toBe(true);
    expect(text.split("\n")).toEqual([
      expect.stringMatching(/^✓ .*config\.json: It names /),
      "✓ Companies/501: 3 dishes in 2 categories, 1 gift card, Delivery and Pickup.",
      "2 ok, 0 warnings, 0 errors",
    ]);
  });

  it("fails with an error, and not with a warning", async () => {
    const closed = { ...goodDocuments, [storePath]: { ...goodDocuments[storePath], OperatingHours: [] } };
    const { text, isHealthy } = await examineFiles(closed);
    expect(isHealthy).toBe(false);
    expect(text).toMatch(/\n1 ok, 0 warnings, 1 errors$/);
    const odd = { ...goodDocuments, [storePath]: { ...goodDocuments[storePath], IsHQ: true } };
    expect(await examineFiles(odd)).toMatchObject({
      isHealthy: true,
      text: expect.stringMatching(/1 warnings, 0 errors$/),
    });
  });

  it("prints JSON, and no key", async () => {
    const { text } = await examineFiles({ ...goodDocuments, "key-of-the-api/1": {} }, "--json");
    const lines = JSON.parse(text) as readonly Line[];
    for (const line of lines) expect(Object.keys(line)).toEqual(["level", "area", "place", "message", "fix"]);
    expect(lines.map(({ level, area }) => [level, area])).toContainEqual(["warning", "documents"]);
    expect(text).not.toMatch(/key-of-/);
  });

  it("looks only at the stores that it is asked about", async () => {
    const two = { ...goodDocuments, "Companies/502": { ID: 502 } };
    expect((await examineFiles(two)).isHealthy).toBe(false);
    expect((await examineFiles(two, "--store", "501")).isHealthy).toBe(true);
  });

  it.each([[[]], [["--nope"]], [["--documents", "a.json", "more"]], [["--documents", "a.json", "--store", "one"]]])(
    "says how it is used if called with %j",
    async (args) => {
      await expect(examine(args)).rejects.toThrow(`Use it like this: ${usage}`);
    },
  );

  it.each([
    ["no file", ["--documents", "/nowhere.json"], /nowhere\.json: cannot be read as JSON/],
    ["no page", ["--config", demo, "--page", "nonna.example"], /--page is an address such as https/],
  ])("stops with one reason: %s", async (_what, args, reason) => {
    await expect(examine(args)).rejects.toThrow(reason);
  });
});

describe("no false alarm", () => {
  const demosDocuments = JSON.parse(readFileSync(demo, "utf8"));

  it.each<[string, object]>([
    ["the demo", demosDocuments],
    ["the demo as a branded deployment", moveBehindBrands(demosDocuments).documents],
    ["the ordering tests", files["data/documents.json"] ?? {}],
    ["conform's tests", conformData["data/documents.json"] ?? {}],
    ["conform's branded tests", brandedData["data/documents.json"] ?? {}],
  ])("in the documents of %s", (_whose, documents) => {
    const found = lookAtDocuments(subjectWith({ stores: [], documents: documents as Documents }));
    expect(found.filter(({ level }) => level !== "ok")).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("whatever is in the documents", () => {
  const odd = [
    null,
    true,
    -1,
    1e300,
    "",
    "text",
    [],
    [null],
    {},
    { a: [{}] },
    [{ ID: null }],
    { $time: "2026-11-20T01:00:00Z" },
  ];

  /** Every value of a document in turn, replaced by an odd one. */
  function* spoilt(value: unknown, instead: unknown): Generator<unknown> {
    yield instead;
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      for (const other of spoilt(each, instead)) {
        yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
      }
    }
  }

  it.each(odd.map((value) => [JSON.stringify(value), value]))(
    "%s in place of any value has a report",
    (_json, instead) => {
      for (const [path, fields] of Object.entries(goodDocuments)) {
        for (const document of spoilt(fields, instead)) {
          // The file is refused as a whole.
          if (!v.is(FieldsSchema, document)) continue;
          const subject = subjectWith({ stores: [], documents: { ...goodDocuments, [path]: document } });
          expect(() => [...lookAtDocuments(subject), ...lookAtLaw(subject)]).not.toThrow();
        }
      }
    },
  );
});

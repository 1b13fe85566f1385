import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { fieldsOfJson } from "../../widget-demo/backend/documents/plain.ts";
import { encodeFields } from "../../widget-demo/backend/documents/values.ts";
import { listenOnLoopback } from "../../widget-demo/backend/loopback.ts";
import { startPreview } from "../../widget-demo/tools/seed/csv/preview.ts";
import { seed } from "../../widget-demo/tools/seed/seed.ts";
import { goodMenu, goodStore, menuPath, storePath } from "./csv/sheetFixture.ts";
import { temporaryFolder } from "./demoFixture.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = { "store.csv": goodStore, "menu.csv": goodMenu };
const jsonIn = (file: string) => JSON.parse(readFileSync(file, "utf8"));

async function serve(listener: RequestListener): Promise<string> {
  const { port, close } = await listenOnLoopback(listener, 0);
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

const configFor = (firestore: string) => ({
  apiUrl: "https://api.nonna.example",
  firebase: { apiKey: "k-1", projectId: "nonna-rose" },
  emulators: { firestore },
});

describe("npm run seed -- --csv", () => {
  it("writes the documents of a folder to a file, and says what it has made", async () => {
    const folder = temporaryFolder(files);
    const out = join(folder, "documents.json");
    expect(await seed(["--csv", folder, "--out", out], {})).toBe(
      `✓ Companies/501: 2 dishes in 2 categories, Pickup.\n2 documents are in ${out}`,
    );
    expect(Object.keys(jsonIn(out))).toEqual([storePath, menuPath]);
  });

  it("reads Excel's Unicode Text, and names in any case", async () => {
    const unicode = Buffer.from(`\ufeff${goodMenu.replace("Margherita", "宫保披萨").replaceAll(",", "\t")}`, "utf16le");
    const folder = temporaryFolder({ "Store.CSV": goodStore, "Menu.csv": unicode });
    const out = join(folder, "documents.json");
    await seed(["--csv", folder, "--out", out], {});
    expect(jsonIn(out)[menuPath].Products).toHaveProperty("宫保披萨");
  });

  it("writes them to Firestore", async () => {
    const bodies: string[] = [];
    const address = await serve(async (request, response) => {
      bodies.push(await text(request));
      response.end("{}");
    });
    const folder = temporaryFolder({ ...files, "config.json": configFor(address) });
    expect(await seed(["--csv", folder, "--config", join(folder, "config.json")], {})).toMatch(
      /^2 documents are in projects\/nonna-rose\/.+, under firestore\.rules$/m,
    );
    expect(JSON.parse(bodies[0] ?? "").writes).toHaveLength(2);
  });

  it("leaves with --keep what is in Firestore and not in the sheets, and nothing else", async () => {
    const before = { Name: "Nonna", HQCompanyID: 7 };
    const bodies: string[] = [];
    const address = await serve(async (request, response) => {
      const path = decodeURIComponent(request.url?.split("?")[0] ?? "");
      if (request.method === "GET" && !path.endsWith(storePath)) return void response.writeHead(404).end("{}");
      const name = path.slice(path.indexOf("projects/"));
      if (request.method === "GET")
        return void response.end(JSON.stringify({ name, fields: encodeFields(fieldsOfJson(before), "") }));
      bodies.push(await text(request));
      response.end("{}");
    });
    const folder = temporaryFolder({ ...files, "config.json": configFor(address) });
    const writtenWith = async (...more: readonly string[]) => {
      await seed(["--csv", folder, "--config", join(folder, "config.json"), ...more], {});
      return JSON.parse(bodies.splice(0)[0] ?? "").writes[0].update.fields;
    };
    expect(await writtenWith("--keep")).toMatchObject({
      Name: { stringValue: "Nonna Rosa" },
      HQCompanyID: { integerValue: "7" },
    });
    expect(await writtenWith()).not.toHaveProperty("HQCompanyID");
  });

  it("leaves with --keep what is in the file, too", async () => {
    const folder = temporaryFolder({ ...files, "documents.json": { "Companies/502": { ID: 502, Name: "Another" } } });
    const out = join(folder, "documents.json");
    await seed(["--csv", folder, "--out", out, "--keep"], {});
    expect(Object.keys(jsonIn(out))).toEqual(["Companies/502", storePath, menuPath]);
    await seed(["--csv", folder, "--out", out], {});
    expect(Object.keys(jsonIn(out))).toEqual([storePath, menuPath]);
  });

  it("tells every mistake at once, ends with 1, and writes nothing", () => {
    const folder = temporaryFolder({ ...files, "menu.csv": `${goodMenu}\nPizza,Marinara,"12,50",\nPizza,,17,` });
    const out = join(folder, "documents.json");
    const main = join(root, "widget-demo/tools/seed/main.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, "--csv", folder, "--out", out], {
      encoding: "utf8",
    });
    expect([status, stdout, existsSync(out)]).toEqual([1, "", false]);
    expect(stderr.trim().split("\n")).toEqual([
      '✗ menu.csv, row 4, price: It is "12,50". Write 12.50 if it is that many dollars. If all prices have commas, write a row decimal comma,yes into store.csv.',
      "✗ menu.csv, row 5, name: It is empty. Write the dish's name.",
      "2 mistakes. Nothing is written.",
    ]);
  });

  it.each([
    ["no folder", {}, /^There is no folder .+nothing\.$/],
    [
      "a workbook",
      { "menu.xlsx": "PK", "store.csv": goodStore },
      /^✗ menu\.csv: It isn't there\. Open menu\.xlsx, and save it as/,
    ],
    [
      "a download of Google Sheets",
      { "My café - menu.csv": goodMenu, "store.csv": goodStore },
      /^✗ menu\.csv: It isn't there\. Rename My café - menu\.csv to menu\.csv\.$/m,
    ],
    [
      "no sheet",
      { "store.csv": goodStore },
      /^✗ menu\.csv: It isn't there\. Copy the template from widget-demo\/data\/csv\./,
    ],
    [
      "an export of Square under its own name",
      { "store.csv": goodStore, "catalog-2026-12-01-0912.csv": goodMenu },
      /^✗ menu\.csv: It isn't there\. Rename catalog-2026-12-01-0912\.csv to menu\.csv\.$/m,
    ],
    [
      "a renamed workbook",
      { ...files, "menu.csv": "PK\u0003\u0004" },
      /^✗ menu\.csv: It is a workbook, not a CSV file\./,
    ],
  ])("stops for %s", async (what, content, reason) => {
    const folder = temporaryFolder(content);
    const named = what === "no folder" ? join(folder, "nothing") : folder;
    await expect(seed(["--csv", named, "--out", join(folder, "out.json")], {})).rejects.toThrow(reason);
  });

  it("says that a photo isn't in the folder, if there is one", async () => {
    const menu =
      "category,name,price,tax,photo\nPizza,Margherita,19,10%,/images/m.webp\nPizza,Marinara,17,10%,/images/no.webp";
    const folder = temporaryFolder({ ...files, "menu.csv": menu, "images/m.webp": "picture" });
    const told = await seed(["--csv", folder, "--out", join(folder, "out.json")], {});
    expect(told.match(/^!.*/gm)).toEqual([
      expect.stringMatching(/^! menu\.csv, row 3, name: Its photo \/images\/no\.webp/),
    ]);
  });

  it.each([
    [["--csv", "a"], /Name --config, --out or --preview\./],
    [["--csv", "a", "--documents", "b"], /Name --documents, or --csv\./],
    [["--csv", "a", "--preview", "--keep"], /--keep needs --config or --out\./],
    [["--documents", "a"], /--documents needs --config\./],
    [["--documents", "a", "--config", "b", "--keep"], /go with --csv\./],
  ])("is called wrongly: %j", async (args, reason) => {
    await expect(seed(args, {})).rejects.toThrow(reason);
  });
});

describe("npm run seed -- --csv FOLDER --preview", () => {
  it("starts the demo on the sheets with their photos, prints the menu's address, and leaves nothing behind", async () => {
    const folder = temporaryFolder({ ...files, "images/m.webp": "picture" });
    const stand = join(folder, "start.mjs");
    // In place of npm start, which builds the shop first.
    writeFileSync(
      stand,
      `process.chdir(${JSON.stringify(root)}); await import(${JSON.stringify(join(root, "widget-demo/backend/main.ts"))});`,
    );
    const child = spawn(process.execPath, [join(root, "test/backend/csv/previewRun.ts"), folder, stand], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, TMPDIR: folder },
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    let out = "";
    child.stdout.on("data", (chunk) => (out += chunk));
    await expect.poll(() => out, { timeout: 20_000 }).toMatch(/^Your menu: http:\/\/localhost:\d+\/order\/$/m);
    const [address = ""] = /http:\/\/localhost:\d+\/order\//.exec(out) ?? [];
    // The menu's own page is drawn by a build, which a test of sheets doesn't need.
    expect(await (await fetch(new URL("store/501/checkout", address))).text()).toContain('store-id="501"');
    expect(await (await fetch(new URL("/images/m.webp", address))).text()).toBe("picture");
    const copies = () => readdirSync(folder).filter((name) => name.startsWith("servery-preview-"));
    expect(copies()).toHaveLength(1);
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(copies()).toEqual([]);
    expect(out).toMatch(/^✓ Companies\/501: 2 dishes/);
  });

  it("ends with a problem if the demo can't start", async () => {
    const folder = temporaryFolder({ ...files, "start.mjs": "process.exit(3);" });
    const preview = seed(["--csv", folder, "--preview"], {}, (_lines, documents, sheets) =>
      startPreview([], documents, sheets, join(folder, "start.mjs")),
    );
    await expect(preview).rejects.toThrow("The demo can't be started: see above.");
  });
});

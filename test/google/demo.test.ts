import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { createDemo, type Demo } from "../../widget-demo/backend/createDemo.ts";

const host = inject("firestoreHost");
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** Of its own, because the shop's journeys may run at the same time. */
const projectId = `demo-${process.pid}`;
const store = "Companies/120";

describe.skipIf(host === null)("npm start with Google's emulator", () => {
  const documents = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  const owner = { Authorization: "Bearer owner" };
  const data = mkdtempSync(join(tmpdir(), "servery-google-"));
  let demo: Demo;
  beforeAll(async () => {
    cpSync(folder("widget-demo/data"), data, { recursive: true });
    writeFileSync(join(data, "config.json"), JSON.stringify({ firebase: { projectId } }));
    demo = await createDemo({
      data,
      pages: folder("widget-demo/pages"),
      widget: { kind: "built", dist: folder("dist") },
      port: 0,
      kitchen: false,
      firestore: new URL(`http://${host}`),
    });
  });
  afterAll(async () => {
    await demo.close();
    rmSync(data, { recursive: true });
  });

  /** What the emulator has; null without such a document. */
  async function inEmulator(path: string): Promise<Record<string, unknown> | null> {
    const response = await fetch(`${documents}/${path}`, { headers: owner });
    return response.ok ? ((await response.json()) as { fields: Record<string, unknown> }).fields : null;
  }

  async function writeInEmulator(path: string, key: string, text: string): Promise<void> {
    const body = JSON.stringify({ fields: { [key]: { stringValue: text } } });
    const url = `${documents}/${path}?updateMask.fieldPaths=${key}`;
    expect((await fetch(url, { method: "PATCH", headers: owner, body })).status).toBe(200);
  }

  async function control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${demo.url}sandbox/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    expect(response.status).toBe(200);
  }

  it("fills it with the data, under the published rules", async () => {
    expect(await inEmulator(store)).toMatchObject({ Name: { stringValue: "Patty & Sons, Bourke St" } });
    expect((await fetch(`${documents}/${store}`)).status).toBe(200);
    expect((await fetch(`${documents}/Users/demo-mei-lin`)).status).toBe(403);
    expect((await fetch(`${demo.url}v1/projects/${projectId}/databases/(default)/documents/${store}`)).status).toBe(
      200,
    );
  });

  it("has stored what the backend wrote when the backend answers", async () => {
    await control("PATCH", `documents/${store}`, { Suburb: "Fitzroy" });
    expect(await inEmulator(store)).toMatchObject({ Suburb: { stringValue: "Fitzroy" } });
    await control("PUT", "documents/MessageTemplates/soup", { Text: "Hot", At: { $time: "2026-11-20T01:00:00.5Z" } });
    expect(await inEmulator("MessageTemplates/soup")).toEqual({
      Text: { stringValue: "Hot" },
      At: { timestampValue: "2026-11-20T01:00:00.500Z" },
    });
    await control("DELETE", "documents/MessageTemplates/soup");
    expect(await inEmulator("MessageTemplates/soup")).toBeNull();
  });

  it("reads what others write there, and leaves it as it is when it writes another field", async () => {
    await writeInEmulator(store, "StoreTitle", "Written outside");
    demo.documents.merge(store, { Suburb: "Carlton" });
    await vi.waitFor(() => expect(demo.documents.read(store)).toMatchObject({ StoreTitle: "Written outside" }), 5_000);
    expect(demo.documents.read(store)).toMatchObject({ Suburb: "Carlton" });
    await control("PATCH", `documents/${store}`, { Suburb: "Kew" });
    expect(await inEmulator(store)).toMatchObject({
      StoreTitle: { stringValue: "Written outside" },
      Suburb: { stringValue: "Kew" },
    });
    await fetch(`${documents}/${store}/Menus/DefaultMenu`, { method: "DELETE", headers: owner });
    await vi.waitFor(() => expect(demo.documents.read(`${store}/Menus/DefaultMenu`)).toBeUndefined(), 5_000);
  });

  it("keeps the last of several writes in a row", async () => {
    for (let count = 1; count <= 20; count += 1) demo.documents.merge(store, { Suburb: `Suburb ${count}` });
    await control("PATCH", `documents/${store}`, {});
    expect(demo.documents.read(store)).toMatchObject({ Suburb: "Suburb 20" });
    expect(await inEmulator(store)).toMatchObject({ Suburb: { stringValue: "Suburb 20" } });
  });

  it("has the data as at the start after a reset", async () => {
    await writeInEmulator("Companies/999", "Name", "Left over");
    await vi.waitFor(() => expect(demo.documents.read("Companies/999")).toBeDefined(), 5_000);
    await control("POST", "reset");
    expect(await inEmulator("Companies/999")).toBeNull();
    expect(await inEmulator(`${store}/Menus/DefaultMenu`)).not.toBeNull();
    expect(await inEmulator(store)).toMatchObject({ StoreTitle: { stringValue: "Patty & Sons" } });
  });
});

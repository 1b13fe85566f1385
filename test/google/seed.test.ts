import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, it, onTestFinished } from "vitest";
import { seed } from "../../widget-demo/tools/seed/seed.ts";
import { openDocuments, startGoogle } from "./startGoogle.ts";

const host = inject("firestoreHost");
const documents = fileURLToPath(new URL("../../widget-demo/data/documents.json", import.meta.url));

it.skipIf(host === null)(
  "npm run seed writes the demo's documents into Google's emulator, for the shop to read",
  async () => {
    const { google, deployment } = await startGoogle(String(host));
    const folder = mkdtempSync(join(tmpdir(), "servery-seed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const config = join(folder, "config.json");
    const { projectId } = deployment.firebase;
    writeFileSync(
      config,
      JSON.stringify({
        apiUrl: "/api",
        firebase: { projectId, apiKey: "k-1" },
        emulators: { firestore: google.address },
      }),
    );
    expect(await seed(["--config", config, "--documents", documents], {})).toMatch(
      /^\d+ documents are in projects\/.+, under firestore\.rules$/,
    );
    const shop = openDocuments(deployment);
    expect(await shop.loadStore({ kind: "id", id: 120 })).toMatchObject({ value: { name: "Patty & Sons, Bourke St" } });
    expect(await shop.loadMenus(120)).toMatchObject({ kind: "found" });
  },
);

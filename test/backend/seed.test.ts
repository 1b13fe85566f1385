import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { listenOnLoopback } from "../../widget-demo/backend/loopback.ts";
import { seed } from "../../widget-demo/tools/seed/seed.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "servery-seed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const config = (firestore?: string) => ({
  apiUrl: "https://api.nonna.example",
  firebase: { apiKey: "k-1", projectId: "nonna-rose" },
  ...(firestore && { emulators: { firestore } }),
});
const documents = { "Companies/501": { ID: 501, Name: "Nonna Rose" } };

async function serve(listener: RequestListener): Promise<string> {
  const { port, close } = await listenOnLoopback(listener, 0);
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

const run = (configuration: unknown, content: unknown, env = {}) =>
  seed(["--config", file("config.json", configuration), "--documents", file("documents.json", content)], env);

describe("npm run seed", () => {
  it("writes all documents, each whole, as the emulator's owner", async () => {
    const asked: {
      readonly url?: string | undefined;
      readonly authorization?: string | undefined;
      readonly body: string;
    }[] = [];
    const address = await serve(async (request, response) => {
      asked.push({ url: request.url, authorization: request.headers.authorization, body: await text(request) });
      response.end("{}");
    });
    const many = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`Companies/${at + 1}`, { ID: at + 1 }]));
    expect(
      await run(config(address), { ...many, "MessageTemplates/a": { At: { $time: "2026-11-20T01:00:00Z" } } }),
    ).toBe(`46 documents are in projects/nonna-rose/databases/(default) at ${address}, under firestore.rules`);
    expect(asked.map(({ url, authorization }) => [url, authorization])).toEqual([
      ...[1, 2, 3].map(() => ["/v1/projects/nonna-rose/databases/(default)/documents:commit", "Bearer owner"]),
      ["/emulator/v1/projects/nonna-rose:securityRules", undefined],
    ]);
    expect(JSON.parse(asked[3]?.body ?? "")).toMatchObject({
      rules: { files: [{ content: expect.stringContaining("match /TrackingOrders/{order}") }] },
    });
    const writes = asked.slice(0, 3).flatMap(({ body }) => JSON.parse(body).writes);
    expect(writes[0]).toEqual({
      update: {
        name: "projects/nonna-rose/databases/(default)/documents/Companies/1",
        fields: { ID: { integerValue: "1" } },
      },
    });
    expect(writes.at(-1).update.fields).toEqual({ At: { timestampValue: "2026-11-20T01:00:00Z" } });
    expect(writes).toHaveLength(46);
  });

  it("says what Firestore refuses, and never the token", async () => {
    const address = await serve((_request, response) =>
      response.writeHead(403).end(JSON.stringify({ error: { message: "Missing or insufficient permissions." } })),
    );
    const refused = run(config(address), documents, { FIRESTORE_TOKEN: "ya29.secret" });
    await expect(refused).rejects.toThrow(
      /^Companies\/501 to Companies\/501 were not written: HTTP 403\. Missing or insufficient permissions\. FIRESTORE_TOKEN may be/,
    );
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it.each([
    [
      "no token",
      config(),
      documents,
      /^FIRESTORE_TOKEN must have an access token that may write to nonna-rose\. For example/,
    ],
    ["no Firestore", config("http://127.0.0.1:9"), documents, /^Nothing answers at http:\/\/127\.0\.0\.1:9\.$/],
    ["a wrong configuration", { apiUrl: "api.nonna.example" }, documents, /config\.json: apiUrl/],
    [
      "no documents",
      config("http://127.0.0.1:9"),
      { Companies: {} },
      /documents\.json: Companies: a document's path has/,
    ],
  ])("stops with one reason: %s", async (_what, configuration, content, reason) => {
    await expect(run(configuration, content)).rejects.toThrow(reason);
  });

  it("writes nothing if a document isn't as the contract says, and names each such place", async () => {
    const asked: (string | undefined)[] = [];
    const address = await serve((request, response) => {
      asked.push(request.url);
      response.end("{}");
    });
    const odd = {
      ...documents,
      "Companies/501/Menus/DefaultMenu": { Products: { 1: { Price: "19.00" } } },
      "Companies/502": { ID: 501 },
      "Users/mei": { RewardPoints: "12" },
    };
    const file = join(folder, "documents.json");
    await expect(run(config(address), odd)).rejects.toThrow(
      new RegExp(
        [
          `^${file}: Users/mei > RewardPoints: .+`,
          `${file}: Companies/501/Menus/DefaultMenu > Products > 1 > Price: .+"19\\.00"`,
          `${file}: Companies/502 > ID: differs from the document's id$`,
        ].join("\n"),
      ),
    );
    for (const [content, reason] of [
      [{}, "there is no document in it"],
      [[], "must be an object"],
      [{ "Brands/1/Companies/5": { ID: 5 }, "Brands/2/Companies/5": { ID: 5 } }, /Brands\/1 has a store 5, too/],
    ] as const)
      await expect(run(config(address), content)).rejects.toThrow(reason);
    expect(asked).toEqual([]);
  });
});

import type { RequestListener } from "node:http";
import { deleteApp, initializeApp } from "firebase/app";
import { initializeFirestore } from "firebase/firestore";
import { expect, it, onTestFinished } from "vitest";
import { fieldsOfJson } from "../../widget-demo/backend/documents/plain.ts";
import type { Fields } from "../../widget-demo/backend/documents/values.ts";
import { createEmulatorDocuments, forward } from "../../widget-demo/backend/emulator/createEmulatorDocuments.ts";
import { fieldsOfSdk, sdkFieldsOf } from "../../widget-demo/backend/emulator/sdkValues.ts";
import { listenOnLoopback } from "../../widget-demo/backend/loopback.ts";

async function serve(listener: RequestListener) {
  const { port, close } = await listenOnLoopback(listener, 0);
  onTestFinished(close);
  return { address: new URL(`http://127.0.0.1:${port}`), close };
}

it("gives the SDK fields of every kind, and reads them back", () => {
  const app = initializeApp({ projectId: "p", apiKey: "k" }, "values");
  onTestFinished(() => deleteApp(app));
  const fields: Fields = new Map([
    ...fieldsOfJson({
      none: null,
      yes: true,
      text: "海鲜",
      whole: 12,
      part: 1.5,
      minus: -0,
      at: { $time: "1969-12-31T23:59:59.000001Z" },
      list: [1, [], { deep: ["a"] }],
      map: { inner: { $time: "2026-11-20T01:00:00Z" } },
    }),
    ["bytes", { kind: "bytes", base64: "aGk=" }],
    ["place", { kind: "geoPoint", latitude: -37.8, longitude: 144.9 }],
    ["other", { kind: "reference", path: "Companies/120" }],
  ]);
  expect(fieldsOfSdk(sdkFieldsOf(fields, initializeFirestore(app, {})))).toEqual(fields);
});

it("passes on what the emulator answers, with headers that a page on this machine may read", async () => {
  const emulator = await serve((request, response) => {
    response.writeHead(418, { "Content-Type": "text/plain", "Access-Control-Allow-Origin": "https://other.example" });
    request.on("data", (part) => response.write(part)).on("end", () => response.end(` from ${request.url}`));
  });
  const demo = await serve((request, response) => void forward(emulator.address, request, response));
  const ask = (method: string, body?: string) =>
    fetch(new URL("/v1/a?b=c", demo.address), {
      method,
      headers: { Origin: "http://localhost:5173" },
      ...(body && { body }),
    });
  const answer = await ask("POST", "tea");
  expect([answer.status, await answer.text()]).toEqual([418, "tea from /v1/a?b=c"]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
  expect((await ask("OPTIONS")).status).toBe(204);
  await emulator.close();
  const gone = await ask("GET");
  expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining("Nothing answers at")]);
});

it.each([
  ["isn't there", null, /^No Firestore emulator answers at .*\. Start one, for example: gcloud/],
  ["is something else", 404, /doesn't answer like a Firestore emulator: DELETE \/emulator\/.* is a 404\.$/],
])("doesn't start with an emulator that %s", async (_what, status, message) => {
  const { address, close } = await serve((_request, response) => response.writeHead(status ?? 200).end());
  if (status === null) await close();
  await expect(createEmulatorDocuments({ documents: {}, address, projectId: "p" })).rejects.toThrow(message);
});

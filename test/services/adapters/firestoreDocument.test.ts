import { expect, it } from "vitest";
import { readDocument } from "../../../src/services/adapters/firebase/firestoreDocument.ts";

const name = "projects/p/databases/(default)/documents/Companies/120";
const patty = { name, fields: { Name: { stringValue: "Patty" } } };

it.each([
  { status: 200, text: JSON.stringify(patty), expected: { id: "120", fields: { Name: "Patty" } } },
  { status: 404, text: "{}", expected: null },
])("$status is an answer", async ({ expected, ...answer }) => {
  expect(await readDocument({ read: async () => answer }, "https://documents.example")).toEqual(expected);
});

it.each([
  { status: 500, text: JSON.stringify(patty), problem: "HTTP 500" },
  { status: 403, text: "{}", problem: "HTTP 403" },
  { status: 200, text: "<p>WiFi</p>", problem: "JSON" },
  { status: 200, text: "{}", problem: "the answer is no document" },
])("$status $text isn't a missing document, but no answer", async ({ problem, ...answer }) => {
  await expect(readDocument({ read: async () => answer }, "https://documents.example")).rejects.toThrow(problem);
});

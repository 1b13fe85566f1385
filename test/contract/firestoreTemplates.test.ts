import { expect, it } from "vitest";
import { systemClock } from "../../src/services/adapters/clock/systemClock.ts";
import { createFirestoreTemplates } from "../../src/services/adapters/firebase/firestoreTemplates.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { startFirestore } from "./startFirestore.ts";

async function opened(hqId: number | null = null) {
  const { deployment, log, ...firestore } = await startFirestore();
  const loadTemplate = createFirestoreTemplates({ clock: systemClock, deployment, paths: pathsOf(hqId), log });
  return { ...firestore, loadTemplate };
}

it.each([
  ["the deployment's", null, "MessageTemplates/thankyou"],
  ["its brand's", 7, "Brands/7/MessageTemplates/thankyou"],
])("R8: the template is %s", async (_whose, hqId, path) => {
  const { demo, logged, loadTemplate } = await opened(hqId);
  expect(await loadTemplate("thankyou")).toBeNull();
  demo.documents.set(path, { Content: "<p>Ta</p>" });
  expect(await loadTemplate("thankyou")).toEqual({ en: "<p>Ta</p>", "zh-CN": null });
  expect(logged).toEqual([]);
});

it("a template that can't be read is null, which is logged", async () => {
  const { demo, logged, strike, loadTemplate } = await opened();
  demo.documents.set("MessageTemplates/thankyou", { Content: "<p>Ta</p>" });
  await strike("GET /v1/projects/p-1/databases/(default)/documents/MessageTemplates", { status: 500 });
  expect(await loadTemplate("thankyou")).toBeNull();
  expect(logged).toEqual([expect.stringMatching(/^Warning: The message template could not be read/)]);
});

import { expect, it } from "vitest";
import { isBranded } from "../support/branded.ts";
import { useJourneys } from "../support/journey.ts";
import { until } from "../support/until.ts";

const journeys = useJourneys();

const storeRead = "GET /v1/projects/servery-demo/databases/(default)/documents/Companies/120?";
const emulator = "/v1/projects/servery-demo/";
const config = {
  branded: isBranded,
  apiUrl: "/api",
  firebase: { projectId: "servery-demo", apiKey: "demo-key" },
  appName: "Patty & Sons",
  emulators: { firestore: "/" },
};

it("R78: sends an error to the deployment's address once, with the keys of a log entry", async () => {
  const { demo } = journeys;
  const body = JSON.stringify({ ...config, errorReporting: "/errors" });
  await demo.fault({ match: "GET /reporting.json", times: 0, status: 200, body });
  await demo.fault({ match: "POST /errors", times: 0, status: 204 });
  await demo.fault({ match: storeRead, times: 0, status: 500 });
  const visit = await journeys.open("/embed.html");
  const sent: { readonly body: string | undefined; readonly headers: Record<string, string> }[] = [];
  visit.page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/errors")
      sent.push({ body: request.postData(), headers: request.headers() });
  });
  await visit.go("/embed.html?store-id=120&config=/reporting.json");
  await visit.find("heading", "Something is wrong.");
  await until(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0]?.body ?? "")).toEqual({
    logType: "Error",
    category: "documents",
    desc: "The store could not be read: HTTP 500",
    dateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    path: "/",
    appName: "Patty & Sons",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  const asked = visit.page.waitForResponse(
    (response) => response.url().includes(emulator) && response.status() === 500,
  );
  await visit.click("button", "Try again");
  await asked;
  await visit.find("heading", "Something is wrong.");
  expect(sent).toHaveLength(1);
  visit.watch.take(/^console: Failed to load resource/);
});

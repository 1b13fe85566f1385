import { describe, expect, it, onTestFinished } from "vitest";
import { listenOnLoopback } from "../../../widget-demo/backend/loopback.ts";
import { groups } from "../../../widget-demo/tools/conform/groups.ts";
import { brandedData, fixtures } from "./conformData.ts";
import { run, runText } from "./conformFixture.ts";

const sentences = Object.entries(groups).flatMap(([group, checks]) =>
  checks.map(({ sentence }) => `${group}: ${sentence}`),
);

it("has 80 checks or more, each with a sentence of its own, and the limits last", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(80);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(Object.keys(groups).at(-1)).toBe("limits");
});

it("is passed by the local backend: nothing fails, and each check is made at one of two stores", async () => {
  const [all, others] = [await run({ kitchen: true }), await run({ store: 908 })];
  for (const lines of [all, others]) {
    expect(lines.map(({ group, check }) => `${group}: ${check}`)).toEqual(sentences);
    expect(lines.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  }
  const made = new Set([...all, ...others].filter(({ outcome }) => outcome === "passed").map(({ check }) => check));
  expect(all.filter(({ check }) => !made.has(check))).toEqual([]);
});

it("is passed by the local backend at a store with a minimum, where points need a large order", async () => {
  const lines = await run({ store: 912, kitchen: true });
  expect(lines.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  const passed = lines.filter(({ outcome }) => outcome === "passed").map(({ check }) => check);
  for (const { sentence } of [...groups.totals.slice(0, 6), ...groups.coupons, ...groups.points.slice(0, 5)])
    expect(passed).toContain(sentence);
});

it("is passed by the local backend in a branded deployment, too", async () => {
  const branded = { data: brandedData, config: { branded: true }, kitchen: true };
  const { text, isGood } = await runText(branded, "--hq", "7");
  expect(text).toContain("✓ place: The order's document is there when the answer is, and its guest may read it.");
  expect(text).toContain("✓ cards: An order is paid with a stored card, and has its identifier alone.");
  expect(isGood).toBe(true);
});

describe("npm run conform", () => {
  it("tells one line a check, and how many there are of each", async () => {
    const { text, isGood } = await runText({ only: "visits" });
    expect(isGood).toBe(true);
    expect(text.split("\n")).toEqual([
      "✓ visits: A guest who checks in at a table is noted.",
      ...groups.visits.slice(1).map(({ sentence }) => `✓ visits: ${sentence}`),
      "6 passed, 0 failed, 0 skipped",
    ]);
  });

  it("tells what came instead, and why a check was skipped", async () => {
    const after = () => ({ status: 502, answer: "<h1>Oh</h1>" });
    const failed = await runText({ only: "visits", fault: { after } });
    expect(failed.isGood).toBe(false);
    expect(failed.text).toContain(
      "✗ visits: A guest who checks in at a table is noted. Instead: HTTP 502 with <h1>Oh</h1>.",
    );
    const { text } = await runText({ only: "cards", fixtures: {} });
    expect(text).toContain("– cards: A card that isn't stored can't be removed. Skipped: no member in the fixtures.");
    expect(text).toMatch(/0 passed, 0 failed, \d+ skipped$/);
  });

  it("says once what keeps it from checking anything", async () => {
    const answered = (status: number, answer = "<h1>Oh</h1>") => ({ fault: { after: () => ({ status, answer }) } });
    await expect(runText(answered(404))).rejects.toThrow(
      /GET coupons: HTTP 404 with <h1>Oh<\/h1>\. POST trackingorders: .+ Is this the API's address\?/,
    );
    await expect(runText(answered(403, '{"Success":false}'))).rejects.toThrow(
      "Is apiKey in the configuration the API's?",
    );
    const noted = await runText({ only: "visits", fault: { after: () => ({ status: 404 }) } });
    expect(noted.text).toContain("✗ visits: A guest who checks in at a table is noted. Instead: HTTP 404");
  });

  it("skips what the fixtures lack, and still places orders in cash", async () => {
    const lines = await run({ only: "place", fixtures: {} });
    const outcomes = new Map(lines.map(({ check, outcome }) => [check, outcome]));
    expect(outcomes.get("An order that adds up is answered with Success true.")).toBe("passed");
    expect(outcomes.get("An order to a room is taken.")).toBe("skipped");
    expect(outcomes.get("An order for delivery is taken.")).toBe("skipped");
  });

  it("tells why nothing answers", async () => {
    const { port, close } = await listenOnLoopback(() => {}, 0);
    await close();
    await expect(runText({ api: `http://127.0.0.1:${port}` })).rejects.toThrow(
      `http://127.0.0.1:${port}/api: the connection broke, or nothing answers (ECONNREFUSED).`,
    );
  });

  it("tells the API's own reason, and as JSON what it had been sent, without the card", async () => {
    const fault = { after: ({ path }: { readonly path: string }) => (path.includes("storecard") ? { answer } : {}) };
    const answer = '{"Success":false,"Status":{"Message":"No.","Detail":"CVV is missing","Code":"not-allowed"}}';
    const lines = await run({ only: "cards", fault });
    expect(lines[0]).toEqual({
      group: "cards",
      check: groups.cards[0]?.sentence,
      outcome: "failed",
      instead: 'HTTP 200 with Success false, not-allowed, "No.", "CVV is missing".',
      sent: {
        call: "POST customers/mei/storecard",
        body: expect.objectContaining({ HQCompanyID: 7, CardNumber: "(secret)", Cvv: "(secret)" }),
      },
    });
    expect(lines.filter(({ outcome }) => outcome === "passed").some((line) => "sent" in line)).toBe(false);
  });

  it("says that an emulator's unsigned tokens can't be told from forged ones", async () => {
    const payload = Buffer.from(JSON.stringify({ sub: "mei", user_id: "mei" })).toString("base64url");
    const idToken = `${Buffer.from('{"alg":"none","type":"JWT"}').toString("base64url")}.${payload}.`;
    const { port, close } = await listenOnLoopback(
      (_, response) => response.end(JSON.stringify({ localId: "mei", idToken })),
      0,
    );
    onTestFinished(close);
    const lines = await run({ only: "members", auth: `http://127.0.0.1:${port}` });
    for (const sentence of [
      "A token that nobody has signed proves nothing.",
      "A token with another signature proves nothing.",
    ])
      expect(lines.find(({ check }) => check === sentence)).toMatchObject({
        outcome: "skipped",
        instead: expect.stringContaining("unsigned (alg none)"),
      });
  });

  it("never prints a key, a token, a card's number or a password", async () => {
    const after = ({ body }: { readonly body: string }) => ({ status: 500, answer: body.slice(-110) });
    const { text } = await runText({ only: "cards", fault: { after } });
    const secrets = [fixtures.cards.approved, fixtures.cards.approved.replaceAll(" ", ""), fixtures.member.password];
    expect(text).toContain("(secret)");
    for (const secret of [...secrets, "demo-key", "eyJ"]) expect(text).not.toContain(secret);
    const cut = () => ({ status: 500, answer: `${"-".repeat(115)}4111111111111111` });
    expect((await runText({ only: "visits", fault: { after: cut } })).text).not.toContain("-4");
    const json = await runText({ only: "cards", fault: { after } }, "--json");
    expect(json.text).toContain('"CardNumber": "(secret)"');
    for (const secret of [...secrets, "demo-key", "eyJ", '"123"']) expect(json.text).not.toContain(secret);
  });

  it.each([
    ["a system that isn't a test system", { config: { forceSandboxPayment: false } }, "forceSandboxPayment isn't true"],
    ["a branded deployment without its headquarters", { config: { branded: true } }, "needs --hq"],
    ["a store that isn't there", { store: 909 }, "Firestore has no Companies/909."],
    ["a group that isn't there", { only: "nothing" }, "--only takes one of place, udid, refusals"],
    [
      "a member who can't log in",
      { fixtures: { member: { email: "mei@example.com", password: "wrong-1" } } },
      "The fixtures' member can't log in: HTTP 400.",
    ],
    ["a fixture that isn't one", { fixtures: { coupons: "Half" } }, "coupons"],
    ["a store that is closed", { store: 910 }, "The store is closed now, and takes no orders for later."],
  ])("refuses %s, and says why", async (_name, options, why) => {
    await expect(runText(options)).rejects.toThrow(why);
  });
});

import { describe, expect, it } from "vitest";
import { startDemo, temporaryFolder } from "./demoFixture.ts";
import { codeOf } from "./signin/signinFixture.ts";

describe("the clock", () => {
  it("is set over HTTP", async () => {
    const demo = await startDemo();
    const moved = await demo.send("PUT", "/sandbox/clock", { now: "2030-01-01T08:00:00Z" });
    expect(moved.text).toMatch(/^\{"now":"2030-01-01T08:00:0/);
    expect((await demo.get("/sandbox/clock")).text).toMatch("2030-01-01T08:00:0");
    expect(demo.clock.now().getUTCFullYear()).toBe(2030);
    for (const back of [{ now: null }, null]) {
      await demo.send("PUT", "/sandbox/clock", { now: "2030-01-01T08:00:00Z" });
      await demo.send("PUT", "/sandbox/clock", back);
      expect(Math.abs(demo.clock.now().getTime() - Date.now())).toBeLessThan(5000);
    }
  });

  it("sends a Date header only while it is equal to the machine's time", async () => {
    const demo = await startDemo();
    const dateOf = async () =>
      (await demo.get("/v1/projects/p/databases/(default)/documents/Companies/120")).headers.date;
    expect(Math.abs(Date.parse((await dateOf()) ?? "") - Date.now())).toBeLessThan(5_000);
    await demo.send("PUT", "/sandbox/clock", { now: "2030-01-01T08:00:00Z" });
    expect(await dateOf()).toBeUndefined();
    await demo.send("PUT", "/sandbox/clock", null);
    expect(await dateOf()).toBeDefined();
  });
});

describe("faults", () => {
  it("strike as often as asked, then end", async () => {
    const demo = await startDemo();
    const fault = { match: "GET /restaurant", times: 2, status: 503, body: '{"broken":' };
    expect((await demo.send("POST", "/sandbox/faults", fault)).status).toBe(201);
    const struck = await demo.get("/restaurant.html", { Origin: "https://shop.example" });
    expect(struck).toMatchObject({ status: 503, text: '{"broken":' });
    expect(struck.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "access-control-allow-origin": "https://shop.example",
    });
    expect((await demo.get("/")).status).toBe(200);
    expect((await demo.get("/restaurant.html")).status).toBe(503);
    expect((await demo.get("/restaurant.html")).status).toBe(200);
  });

  it("delay, and then let the service answer", async () => {
    const demo = await startDemo();
    await demo.send("POST", "/sandbox/faults", { match: "GET /", delayMs: 120 });
    const before = performance.now();
    expect(await demo.get("/")).toMatchObject({ status: 200, text: expect.stringContaining("Demos") });
    expect(performance.now() - before).toBeGreaterThan(115);
  });
});

describe("the record of requests", () => {
  it("counts method and path, without queries and without itself", async () => {
    const demo = await startDemo();
    await demo.get("/?key=secret");
    await demo.get("/");
    await demo.send("HEAD", "/");
    await demo.get("/sandbox/clock");
    expect(JSON.parse((await demo.get("/sandbox/requests")).text)).toEqual([
      { method: "GET", path: "/", count: 2 },
      { method: "HEAD", path: "/", count: 1 },
    ]);
  });
});

describe("reset", () => {
  it("restores the data of the start", async () => {
    const state = temporaryFolder();
    const demo = await startDemo({}, state);
    await demo.send("PUT", "/sandbox/documents/Companies/120", { ID: 0 });
    await demo.send("PUT", "/sandbox/documents/Companies/999", { ID: 999 });
    await demo.send("PUT", "/sandbox/clock", { now: "2030-01-01T08:00:00Z" });
    await demo.send("POST", "/identitytoolkit.googleapis.com/v1/accounts:signUp", {
      email: "new@example.com",
      password: "123456",
    });
    await demo.send("POST", "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode", {
      requestType: "PASSWORD_RESET",
      email: "new@example.com",
    });
    await demo.send("POST", "/sandbox/faults", { match: "GET /", times: 0, status: 500 });
    const [mail] = demo.mails();

    expect((await demo.send("POST", "/sandbox/reset")).status).toBe(200);
    expect(demo.documents.read("Companies/120")).toMatchObject({ ID: 120 });
    expect(demo.documents.read("Companies/999")).toBeUndefined();
    expect(Math.abs(demo.clock.now().getTime() - Date.now())).toBeLessThan(5000);
    expect((await demo.get("/sandbox/requests")).text).toBe("[]");
    expect((await demo.get("/sandbox/outbox")).text).toBe("[]");
    expect((await demo.get("/")).status).toBe(200);
    const again = await demo.send("POST", "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword", {
      email: "new@example.com",
      password: "123456",
    });
    expect(again.status).toBe(400);
    const reset = await demo.send("POST", "/identitytoolkit.googleapis.com/v1/accounts:resetPassword", {
      oobCode: codeOf(mail),
    });
    expect(reset.text).toContain("INVALID_OOB_CODE");
  });
});

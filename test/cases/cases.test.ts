import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { keyFaults } from "../../widget-demo/tools/doctor/documents/keys.ts";
import { answerCase } from "./answerCase.ts";
import { exampleCase, usage } from "./usage.ts";

const menu = {
  Categories: [{ ID: 1, SubMenuItems: [{ ProductID: "patty", Price: 10 }] }],
  Products: { patty: { Price: 11 } },
};

const now = "2025-06-10T02:00:00Z";

function order(cart: readonly object[], given: object = {}): object {
  return { kind: "price", id: "a", menu, now, cart, ...given };
}

const patty = { uid: "L1", categoryId: 1, productId: "patty" };

function linesOf(cart: readonly object[], given: object = {}): unknown {
  const answer = answerCase(order(cart, given)) as {
    readonly lines: readonly { uid: string; unit: number; total: number }[];
  };
  return answer.lines.map(({ uid, unit, total }) => `${uid} ${unit} ${total}`);
}

describe("a case", () => {
  it("can leave out irrelevant parts", () => {
    expect(answerCase(order([patty]))).toMatchObject({
      id: "a",
      total: 1_000,
      fee: 0,
      bank: 0,
      offers: [],
      wholeOrder: null,
    });
    expect(answerCase(order([]))).toMatchObject({ lines: [], total: 0, minimum: { required: 0, missing: 0 } });
  });

  it("leaves out a redeemed line without points, and counts the menu's rules as written", () => {
    const RedemptionRules = [{ Name: "bad" }, { Point: 5, DiscountRate: 50 }];
    const cart = [0, 1, 1, 2].map((redemptionRule, index) => ({ ...patty, uid: `L${index}`, redemptionRule }));
    const given = { menu: { ...menu, RedemptionRules }, customer: { RewardPoints: 9 } };
    expect(linesOf(cart, given)).toEqual(["L1 500 500"]);
  });

  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
    DayOfWeek,
    OpeningTime: "09:00",
    ClosingTime: "11:00",
  }));

  it.each([
    ["inside its hours", "2025-06-10T00:00:00Z", {}, true, true],
    ["outside them", now, {}, false, false],
    ["outside them with pre-order", now, { EnablePreoderForDelivery: true }, false, true],
    ["out of operation", "2025-06-10T00:00:00Z", { IsInOperation: false, EnablePreoderForPickup: true }, false, false],
  ])("reports whether a store is open: %s", (_name, at, given, open, orderable) => {
    const store = { OperatingHours: everyDay, ...given };
    expect(answerCase({ kind: "open", id: 1, store, now: at })).toEqual({ id: 1, open, orderable });
  });

  it.each([
    [{ id: "x", kind: "unheard" }, "x"],
    [{ id: "x", kind: "price", now: "soon" }, "x"],
    [{ id: "x", kind: "price", now, cart: "pizza" }, "x"],
    [{ id: "x", kind: "slots", now, type: "room" }, "x"],
    ["pizza", null],
  ])("returns an error if it is invalid: %j", (given, id) => {
    expect(answerCase(given)).toEqual({ id, error: expect.any(String) });
  });
});

describe("npm run cases", () => {
  const tool = fileURLToPath(new URL("cases.ts", import.meta.url));

  function run(input: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { input, encoding: "utf8" });
    return { status, stdout, stderr };
  }

  it("answers a list of cases, including an invalid one, with JSON only", { timeout: 20_000 }, () => {
    const { status, stdout, stderr } = run(JSON.stringify([order([patty]), { id: "bad" }, order([], { id: "b" })]));
    const answers = JSON.parse(stdout) as readonly object[];
    expect(answers).toMatchObject([{ id: "a", total: 1_000 }, { id: "bad", error: expect.any(String) }, { id: "b" }]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("says in a line that what comes in isn't JSON", { timeout: 20_000 }, () => {
    const { status, stdout, stderr } = run('[{"kind": "price",\n  oops\n}]');
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^What comes in isn't JSON\. .+\n$/);
    expect(run("").stderr).toMatch(/^What comes in isn't JSON\. .+\n$/);
  });

  it("ends with 2 if it is called wrongly", { timeout: 20_000 }, () => {
    const { status, stdout, stderr } = run("[]", "--pretty");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe("Unknown option '--pretty'.\nUse it like this: npm run -s cases < cases.json > results.json\n");
    expect(run("[]", "cases.json").status).toBe(2);
  });

  it("tells its form, with an example that has a result", { timeout: 20_000 }, () => {
    expect(run("", "--help")).toEqual({ status: 0, stdout: usage, stderr: "" });
    expect(usage).toContain(JSON.stringify(exampleCase));
    const result = answerCase(exampleCase);
    expect(result).toMatchObject({ id: "two burgers", coupon: 377, total: 3_393 });
    expect(JSON.parse(usage.slice(usage.lastIndexOf("\n{") + 1))).toEqual(result);
    for (const key of Object.keys(result)) expect(usage.slice(0, usage.indexOf("For example"))).toContain(key);
  });

  it("has an example of keys that the contract knows", () => {
    expect(keyFaults("Companies/1/Menus/DefaultMenu", exampleCase.menu)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { attempts, disturbanceNames, faultNames, methods, quickFaults } from "../../journeys/attempts.ts";
import { disturbances, struck } from "./attemptCells.ts";

const named = disturbanceNames.flatMap((disturbance) =>
  faultNames.map((fault) => ({ disturbance, fault, method: attempts[disturbance][fault][0] })),
);

const methodsIn = (cells: typeof named) => new Set(cells.map(({ method }) => method)).size;

describe("the cells that run in a browser", () => {
  it("are a fifth of the table: every combination of disturbance and fault once", () => {
    expect([...disturbanceNames].sort()).toEqual(Object.keys(disturbances).sort());
    expect([...faultNames].sort()).toEqual(Object.keys(struck).sort());
    const all = disturbanceNames.length * faultNames.length * methods.length;
    expect([named.length, all]).toEqual([99, 495]);
    expect(new Set(named.map(({ disturbance, fault }) => `${disturbance}, ${fault}`)).size).toBe(99);
  });

  it.each(methods)("use %s at least ten times", (method) => {
    expect(named.filter((cell) => cell.method === method).length).toBeGreaterThanOrEqual(10);
  });

  it.each(disturbanceNames)("use at least four payment methods: %s (disturbance)", (disturbance) => {
    expect(methodsIn(named.filter((cell) => cell.disturbance === disturbance))).toBeGreaterThanOrEqual(4);
  });

  it.each(faultNames)("use at least four payment methods: %s (fault)", (fault) => {
    expect(methodsIn(named.filter((cell) => cell.fault === fault))).toBeGreaterThanOrEqual(4);
  });

  it("still have every method, fault and outcome of a fault in the quick gate", () => {
    const quick = disturbanceNames.flatMap((name) =>
      quickFaults[name].map((fault): readonly string[] => [fault, ...attempts[name][fault]]),
    );
    const count = (wanted: string) => quick.filter((cell) => cell.includes(wanted)).length;
    expect(Math.min(...methods.map(count))).toBeGreaterThanOrEqual(3);
    expect(Math.min(...faultNames.map(count))).toBeGreaterThanOrEqual(2);
    const outcomes = (cells: readonly (readonly string[])[]) =>
      new Set(cells.map(([fault, , told]) => `${fault}: ${told}`));
    const all = disturbanceNames.flatMap((name) => faultNames.map((fault) => [fault, ...attempts[name][fault]]));
    expect(outcomes(quick)).toEqual(outcomes(all));
  });
});

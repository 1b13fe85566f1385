import { expect, it, vi } from "vitest";
import { createStopScope } from "../../src/app/composition/shopScope.ts";

it("stops everything once, in the order in which it was added", () => {
  const stopped: string[] = [];
  const scope = createStopScope();
  scope.add(
    () => stopped.push("first"),
    () => stopped.push("second"),
  );
  scope.add(() => stopped.push("third"));
  expect([scope.isClosed(), stopped]).toEqual([false, []]);
  scope.close();
  scope.close();
  expect([scope.isClosed(), stopped]).toEqual([true, ["first", "second", "third"]]);
});

it("stops at once what is started after it has closed", () => {
  const scope = createStopScope();
  scope.close();
  const stop = vi.fn();
  scope.add(stop);
  expect(stop).toHaveBeenCalledOnce();
});

import { atom } from "jotai";
import { expect, it } from "vitest";
import { foodPlacing } from "../../../src/state/checkout/placing/placement.atoms.ts";
import { runCommand } from "../../../src/state/checkout/placing/runCommand.ts";
import { logEntriesAtom } from "../../../src/state/log/log.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { buildElementState } from "../../support/buildServices.ts";

it("logs what goes wrong after an order was placed, and keeps the attempt for the next visit", async () => {
  const { store } = buildElementState();
  const attempt = buildAttempt("u-1");
  const { food } = store.get(orderServicesAtom).attempts;
  food.keep(attempt);
  const cause = new Error("no room");
  const goods = {
    ...foodPlacing.goods,
    settle() {
      throw cause;
    },
  };
  const settleAtom = atom(null, (get, set) =>
    runCommand(
      { get, set, placing: { ...foodPlacing, goods } },
      { kind: "settle", reference: attempt.reference, attempt },
    ),
  );
  await expect(store.set(settleAtom)).rejects.toBe(cause);
  expect(store.get(logEntriesAtom)).toMatchObject([
    { type: "Error", category: "screen", description: "A placed order could not be settled", cause },
  ]);
  expect(food.kept()).toMatchObject({ reference: { udid: "u-1" } });
});

import { atom } from "jotai";
import { expect, it } from "vitest";
import { buildQuery } from "../../../src/state/fulfilment/query.ts";
import { buildElementState } from "../../support/buildServices.ts";

it("answers as failed if asking fails, and can ask again", async () => {
  const { store, passTime } = buildElementState({});
  const questionAtom = atom<string | null>("How far?");
  const request: string[] = [];
  const answers = [Promise.reject(new Error("no code")), Promise.resolve("near")];
  const accountQuery = buildQuery<string, string>(
    (get) => get(questionAtom),
    async (_get, question) => {
      request.push(question);
      return answers[request.length - 1] ?? "unexpected";
    },
    "failed",
  );

  store.set(accountQuery.ask);
  passTime(500);
  await expect.poll(() => store.get(accountQuery.answer)).toBe("failed");
  void store.set(accountQuery.refetch);
  expect(store.get(accountQuery.answer)).toBeNull();
  await expect.poll(() => store.get(accountQuery.answer)).toBe("near");
  expect(request).toEqual(["How far?", "How far?"]);
});

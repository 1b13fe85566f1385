import { atom } from "jotai";
import { expect, it } from "vitest";
import { buildInquiry } from "../../../src/state/fulfilment/inquiry.ts";
import { buildElementState } from "../../support/buildServices.ts";

it("answers as failed if asking fails, and can ask again", async () => {
  const { store, passTime } = buildElementState({});
  const questionAtom = atom<string | null>("How far?");
  const asked: string[] = [];
  const answers = [Promise.reject(new Error("no code")), Promise.resolve("near")];
  const inquiry = buildInquiry<string, string>(
    (get) => get(questionAtom),
    async (_get, question) => {
      asked.push(question);
      return answers[asked.length - 1] ?? "unexpected";
    },
    "failed",
  );

  store.set(inquiry.ask);
  passTime(500);
  await expect.poll(() => store.get(inquiry.answer)).toBe("failed");
  store.set(inquiry.askAgain);
  expect(store.get(inquiry.answer)).toBeNull();
  await expect.poll(() => store.get(inquiry.answer)).toBe("near");
  expect(asked).toEqual(["How far?", "How far?"]);
});

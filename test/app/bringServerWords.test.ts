// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { bringServerWords } from "../../src/app/composition/bringServerWords.ts";
import { sentencesAtom } from "../../src/parts/server-words/sentences.atoms.ts";
import { shopState } from "../features/checkout/checkoutFixture.tsx";

it("loads the backend's sentences with the first screen after the menu", async () => {
  const { store, history } = shopState();
  history.push("/store/120");
  const stop = bringServerWords(store);
  await import("../../src/parts/server-words/sentences.ts");
  expect(store.get(sentencesAtom)).toBeNull();
  history.push("/store/120/checkout");
  await vi.waitFor(() => expect(store.get(sentencesAtom)).not.toBeNull());
  stop();
});

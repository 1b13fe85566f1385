// @vitest-environment happy-dom
import { atom, useAtomValue } from "jotai";
import { act } from "react";
import { expect, it } from "vitest";
import { Spoken } from "../../../src/parts/spoken/Spoken.tsx";
import { toSayAtom } from "../../../src/state/screen/toSay.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";

const paragraphsAtom = atom<readonly string[]>([]);

function Paragraphs() {
  return useAtomValue(paragraphsAtom).map((words) => (
    <p key={words}>
      {words}: <b>$7</b>.50
    </p>
  ));
}

function spoken() {
  const state = buildElementState();
  const { unmount } = renderIn(
    state,
    <Spoken about="delivery">
      <Paragraphs />
    </Spoken>,
  );
  return {
    unmount,
    toSay: () => state.store.get(toSayAtom),
    show: (...paragraphs: readonly string[]) => act(async () => state.store.set(paragraphsAtom, paragraphs)),
  };
}

it("joins paragraphs with spaces, and keeps inline text together", async () => {
  const { show, toSay } = spoken();
  await show("Delivery fee", "Least order");
  expect(toSay()?.get("delivery")).toBe("Delivery fee: $7.50 Least order: $7.50");
});

it("clears the text of an unmounted part, and announces nothing if there was none", async () => {
  const { show, toSay, unmount } = spoken();
  await show("Delivery fee");
  unmount();
  expect(toSay()?.size).toBe(0);
  const silent = spoken();
  silent.unmount();
  expect(silent.toSay()).toBeNull();
});

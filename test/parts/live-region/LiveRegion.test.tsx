// @vitest-environment happy-dom
import { atom, useAtomValue } from "jotai";
import { act } from "react";
import { expect, it } from "vitest";
import { LiveRegion } from "../../../src/parts/live-region/LiveRegion.tsx";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
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
    <LiveRegion about="delivery">
      <Paragraphs />
    </LiveRegion>,
  );
  return {
    unmount,
    announcements: () => state.store.get(announcementsAtom),
    show: (...paragraphs: readonly string[]) => act(async () => state.store.set(paragraphsAtom, paragraphs)),
  };
}

it("joins paragraphs with spaces, and keeps inline text together", async () => {
  const { show, announcements } = spoken();
  await show("Delivery fee", "Least order");
  expect(announcements()?.get("delivery")).toBe("Delivery fee: $7.50 Least order: $7.50");
});

it("clears the text of an unmounted part, and announces nothing if there was none", async () => {
  const { show, announcements, unmount } = spoken();
  await show("Delivery fee");
  unmount();
  expect(announcements()?.size).toBe(0);
  const silent = spoken();
  silent.unmount();
  expect(silent.announcements()).toBeNull();
});

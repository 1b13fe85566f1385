// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, it } from "vitest";
import { Spoken } from "../../../src/parts/spoken/Spoken.tsx";
import { toSayAtom } from "../../../src/state/screen/toSay.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";

function spoken() {
  const state = buildElementState();
  let change = (_paragraphs: readonly string[]): void => {};
  function Part() {
    const [paragraphs, setParagraphs] = useState<readonly string[]>([]);
    change = setParagraphs;
    return (
      <Spoken about="delivery">
        {paragraphs.map((words) => (
          <p key={words}>
            {words}: <b>$7</b>.50
          </p>
        ))}
      </Spoken>
    );
  }
  const { unmount } = renderIn(state, <Part />);
  return {
    unmount,
    toSay: () => state.store.get(toSayAtom),
    show: (...paragraphs: readonly string[]) => act(async () => change(paragraphs)),
  };
}

it("says paragraphs after each other, and what is in a line as it stands there", async () => {
  const { show, toSay } = spoken();
  await show("Delivery fee", "Least order");
  expect(toSay()?.get("delivery")).toBe("Delivery fee: $7.50 Least order: $7.50");
});

it("says nothing of a part that is gone, and has nobody told where there was nothing to say", async () => {
  const { show, toSay, unmount } = spoken();
  await show("Delivery fee");
  unmount();
  expect(toSay()?.size).toBe(0);
  const silent = spoken();
  silent.unmount();
  expect(silent.toSay()).toBeNull();
});

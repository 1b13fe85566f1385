// @vitest-environment happy-dom

import { describe, expect, it, vi } from "vitest";
import { bringMemberPrompt } from "../../src/app/composition/bringMemberPrompt.ts";
import { memberPromptPartAtom } from "../../src/parts/member-prompt/memberPromptPart.atoms.ts";
import { shopState } from "../features/checkout/checkoutFixture.tsx";
import { serve } from "../support/buildServices.ts";

const membership = { isKnown: async () => false };

describe("R67: the membership prompt of a guest's checkout", () => {
  it("loads when the checkout is shown, if the service can create accounts", async () => {
    const { store, history } = shopState();
    history.push("/store/120");
    serve(store, { membership });
    const stop = bringMemberPrompt(store);
    expect(store.get(memberPromptPartAtom)).toBeNull();
    history.push("/store/120/checkout");
    await vi.waitFor(() => expect(store.get(memberPromptPartAtom)).not.toBeNull());
    stop();
  });

  it("subscribes to nothing if the shop stops before its code arrives", async () => {
    const { store, history } = shopState();
    serve(store, { membership });
    history.push("/store/120/checkout");
    const followed = vi.spyOn(store, "sub");
    const stop = bringMemberPrompt(store);
    stop();
    followed.mockClear();
    await vi.dynamicImportSettled();
    expect(store.get(memberPromptPartAtom)).toBeNull();
    expect(followed).not.toHaveBeenCalled();
  });

  it.each([
    ["the shop has no membership service", null, true],
    ["the store has no login", membership, false],
  ])("doesn't load if %s", async (_where, made, login) => {
    const { store } = shopState({ view: { login } });
    serve(store, { membership: made });
    bringMemberPrompt(store)();
    await import("../../src/features/membership/memberPromptPart.ts");
    expect(store.get(memberPromptPartAtom)).toBeNull();
  });
});

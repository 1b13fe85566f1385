// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { JoinedNotice } from "../../../src/features/membership/JoinedNotice.tsx";
import { followJoining } from "../../../src/features/membership/memberPromptPart.ts";
import { followSessionAtom, memberAtom } from "../../../src/state/customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../../src/state/customer/membership.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { kindOf, openTab, settle, submit } from "../../state/checkout/checkoutTab.ts";
import { buildAccounts, type MemoryAccounts } from "../../support/buildAccounts.ts";
import { serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";

/** A guest's order that was sent, after they have said whether they want to be a member. */
async function order(answer: "join" | "skip", prepare: (accounts: MemoryAccounts) => void = () => {}) {
  const state = openTab();
  const signIn = buildSignIn(state.device);
  const memory = buildAccounts(signIn);
  const { accounts, profiles, membership } = memory;
  const loadAccounts = async () => accounts;
  serve(state.store, { membership, loadAccounts, loadProfiles: async () => profiles, session: signIn.open() });
  state.store.set(followSessionAtom);
  state.store.set(memberAnswerAtom, { answer });
  prepare(memory);
  followJoining(state.store);
  await submit(state);
  const { root } = renderIn(state, <JoinedNotice />);
  return {
    ...state,
    ...memory,
    answerWith: (kind: "taken" | "refused") =>
      act(async () => {
        state.ordering.answer(kind === "taken" ? { kind, customerId: null } : { kind, message: "Declined." });
        await settle();
      }),
    told: () => root.textContent ?? "",
  };
}

describe("R67: who becomes a member with their order", () => {
  it("is one once it is placed: signed in, their card stored, a link mailed", async () => {
    const shop = await order("join");
    expect([shop.store.get(memberAtom), shop.told()]).toEqual([null, ""]);
    await shop.answerWith("taken");
    expect(shop.store.get(memberAtom)).toMatchObject({
      email: "noor@example.com",
      firstName: "Noor",
      lastName: "Abbot",
      storedCards: [{ type: "visa", lastDigits: "1111" }],
    });
    expect(shop.mailed).toEqual(["noor@example.com"]);
    expect(shop.told()).toContain("e-mailed a link to noor@example.com");
    expect(shop.store.get(memberAnswerAtom).answer).toBe("skip");
  });

  it.each([
    ["skips it", "skip", "taken"],
    ["has their order refused", "join", "refused"],
  ] as const)("isn't one who %s", async (_who, answer, outcome) => {
    const shop = await order(answer);
    await shop.answerWith(outcome);
    expect([shop.store.get(memberAtom), shop.mailed, shop.told()]).toEqual([null, [], ""]);
  });

  it.each([
    [
      "their card is refused",
      ({ refuseNext }: MemoryAccounts) => refuseNext("Declined."),
      "Your card could not be stored",
    ],
    [
      "their address has an account",
      ({ add }: MemoryAccounts) => add(buildMember({ email: "noor@example.com" }), "123456"),
      "There is an account for noor@example.com already",
    ],
    ["nothing answers", ({ setAnswering }: MemoryAccounts) => setAnswering(false), "your account could not be made"],
  ])("where %s, the order is placed, and they are told", async (_what, prepare, words) => {
    const shop = await order("join", prepare);
    await shop.answerWith("taken");
    expect([kindOf(shop), shop.told()]).toEqual(["placed", expect.stringContaining(words)]);
  });
});

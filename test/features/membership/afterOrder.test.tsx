// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Settlement } from "../../../src/domain/payment/settlement.ts";
import { noTender } from "../../../src/domain/payment/settlement.ts";
import { AfterOrder } from "../../../src/features/membership/AfterOrder.tsx";
import { followJoining } from "../../../src/features/membership/memberPromptPart.ts";
import { memberQuestion } from "../../../src/state/checkout/member/memberPrompt.atoms.ts";
import {
  cardToStoreAtom,
  placeJoinAtom,
  walletGuestAtom,
} from "../../../src/state/checkout/member/memberQuestion.atoms.ts";
import { submitAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { followSessionAtom, memberAtom } from "../../../src/state/customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../../src/state/customer/membership.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { openTab, settle } from "../../state/checkout/checkoutTab.ts";
import { buildAccounts, type MemoryAccounts } from "../../support/buildAccounts.ts";
import { noorTyped } from "../../support/buildContact.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn, type MemorySignIn } from "../../support/buildSession.ts";
import { click } from "../../ui/render.tsx";

const byWallet: Settlement = { kind: "token", method: "apple-pay", isSpent: false, isSent: true };

interface Given {
  readonly settlement?: Settlement;
  readonly asks?: boolean;
  readonly prepare?: (
    members: MemoryAccounts & { readonly signIn: MemorySignIn; readonly state: ElementState },
  ) => void;
}

/** The page after a guest's order. */
async function placed({ settlement = byWallet, asks = true, prepare }: Given = {}) {
  const state = openTab(undefined, { login: true });
  const signIn = buildSignIn(state.device);
  const members = { ...buildAccounts(signIn), signIn };
  serve(state.store, {
    membership: members.membership,
    loadAccounts: async () => members.accounts,
    loadProfiles: async () => members.profiles,
    session: signIn.open(),
  });
  state.store.set(followSessionAtom);
  prepare?.({ ...members, state });
  const place = (udid: string) =>
    act(async () => {
      state.store.set(placeJoinAtom, buildAttempt(udid, { settlement }), noTender);
      await settle();
    });
  await place("first");
  followJoining(state.store);
  const rendered = renderIn(state, <AfterOrder asks={asks} />);
  await act(settle);
  const buttons = () => [...rendered.root.querySelectorAll("button")].map((each) => each.textContent);
  return {
    ...state,
    ...members,
    ...rendered,
    place,
    buttons,
    told: () => (rendered.root.textContent ?? "").trim(),
    async press(name: string) {
      const found = [...rendered.root.querySelectorAll("button")].find((each) => each.textContent === name);
      if (!found) throw new Error(`No button ${name}`);
      click(found);
      await act(settle);
    },
  };
}

describe("R97: the question on the page after a wallet's order", () => {
  it("makes the guest a member in one tap, with what the order knew, and says so in its place", async () => {
    const page = await placed();
    expect(page.told()).toContain("We email a link to noor@example.com");
    expect(page.told()).not.toMatch(/pa(y|id)/i);
    expect(page.buttons()).toEqual(["Become member", "No thanks"]);
    await page.press("Become member");
    expect(page.store.get(memberAtom)).toMatchObject({
      email: "noor@example.com",
      firstName: "Noor",
      lastName: "Abbot",
      storedCards: [],
    });
    expect([page.mailed, page.buttons()]).toEqual([["noor@example.com"], []]);
    expect(page.told()).toBe(
      "You're a member now. We've emailed a link to noor@example.com so you can choose a password.",
    );
    await page.place("next");
    expect(page.told()).toBe("");
  });

  it("closes with No thanks, and comes once a session, also before an order", async () => {
    const page = await placed();
    await page.press("No thanks");
    expect([page.told(), page.mailed]).toEqual(["", []]);
    await page.place("next");
    expect(page.told()).toBe("");
    expect(memberQuestion.ask(page.store.get, page.store.set, submitAtom)).toBe(false);
  });

  it("isn't repeated after an order if nobody has answered", async () => {
    const page = await placed();
    await page.place("next");
    expect(page.buttons()).toEqual([]);
  });

  it("R86: is forgotten once somebody has signed in", async () => {
    const page = await placed();
    page.signIn.signIn(buildMember({ email: "lee@example.com" }));
    await act(settle);
    expect(page.told()).toBe("");
    expect(page.store.get(walletGuestAtom)).toEqual({ udid: "first", guest: null });
  });

  it("says what failed, and offers to register", async () => {
    const page = await placed({ prepare: ({ setAnswering }) => setAnswering(false) });
    await page.press("Become member");
    expect(page.told()).toContain("Your order is placed, but we couldn't make your account.");
    expect(page.buttons()).toEqual([]);
    expect(page.store.get(cardToStoreAtom)).toBeNull();
  });

  it.each<readonly [string, Given]>([
    ["paid by card", { settlement: { kind: "card" } }],
    ["paid on a page", { settlement: { kind: "redirect", method: "alipay", hasReturned: true } }],
    ["where the order isn't shown", { asks: false }],
    [
      "whose address has an account",
      { prepare: ({ add }) => add(buildMember({ email: "noor@example.com" }), "123456") },
    ],
    ["who is a member", { prepare: ({ signIn }) => signIn.signIn(buildMember({ email: "noor@example.com" })) }],
    ["who was asked before", { prepare: ({ state }) => state.store.set(memberAnswerAtom, { answer: "skip" }) }],
    ["who gave no address", { prepare: ({ state }) => state.store.set(typedContactAtom, { ...noorTyped, email: "" }) }],
  ])("doesn't come to a diner %s", async (_who, given) => {
    const page = await placed(given);
    expect(page.told()).toBe("");
  });
});

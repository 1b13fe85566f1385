// @vitest-environment happy-dom

import { act } from "react";
import { describe, expect, it } from "vitest";
import { noTender } from "../../../src/domain/payment/settlement.ts";
import { JoinedNotice } from "../../../src/features/membership/JoinedNotice.tsx";
import { followJoining } from "../../../src/features/membership/memberPromptPart.ts";
import { dispatchPlacementAtom, foodPlacing } from "../../../src/state/checkout/goods/foodGoods.ts";
import { memberQuestion } from "../../../src/state/checkout/member/memberPrompt.atoms.ts";
import {
  cardToStoreAtom,
  memberQuestionAtom,
  placeJoinAtom,
} from "../../../src/state/checkout/member/memberQuestion.atoms.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { followSessionAtom, memberAtom } from "../../../src/state/customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../../src/state/customer/membership.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { kindOf, openTab, settle, submit } from "../../state/checkout/checkoutTab.ts";
import { buildAccounts, type MemoryAccounts } from "../../support/buildAccounts.ts";
import { noorTyped } from "../../support/buildContact.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn, type MemorySignIn } from "../../support/buildSession.ts";
import { liveOrder, storedAttempt } from "../checkout/checkoutFixture.tsx";

interface Members extends MemoryAccounts {
  readonly signIn: MemorySignIn;
}

/** A page on which a guest can become a member. */
function openPage({ state, members }: { readonly state: ElementState; readonly members: Members }) {
  const { accounts, profiles, membership, signIn } = members;
  const loadAccounts = async () => accounts;
  serve(state.store, { membership, loadAccounts, loadProfiles: async () => profiles, session: signIn.open() });
  state.store.set(followSessionAtom);
  state.store.set(memberQuestionAtom, memberQuestion);
  const stop = followJoining(state.store);
  const { root } = renderIn(state, <JoinedNotice />);
  return {
    ...state,
    ...members,
    stop,
    answerWith: (kind: "taken" | "refused" | "no-answer") =>
      act(async () => {
        const refusal = { message: "Declined.", isCoded: true } as const;
        state.ordering.answer(kind === "taken" ? { kind, customerId: null } : { kind, ...refusal });
        await settle();
      }),
    /** The same page after a reload, or another tab of the device. */
    async openAgain() {
      const next = openPage({ state: openTab(state), members });
      await act(settle);
      return next;
    },
    told: () => root.textContent ?? "",
  };
}

/** Sends a guest's order after their answer about membership. */
async function order(answer: "join" | "skip", prepare: (members: Members) => void = () => {}) {
  const state = openTab();
  const signIn = buildSignIn(state.device);
  const members = { ...buildAccounts(signIn), signIn };
  state.store.set(memberAnswerAtom, { answer, askedFor: noorTyped.email });
  const page = openPage({ state, members });
  await submit(state);
  prepare(members);
  return page;
}

describe("R67: a guest who becomes a member with their order", () => {
  it("is logged in once it is placed, with the card stored and a link mailed", async () => {
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
    expect(shop.told()).toContain("emailed a link to noor@example.com");
    expect(shop.store.get(memberAnswerAtom).answer).toBe("skip");
  });

  it.each([
    ["skips it", "skip", "taken"],
    ["has their order refused", "join", "refused"],
  ] as const)("isn't a member if the guest %s", async (_who, answer, outcome) => {
    const shop = await order(answer);
    await shop.answerWith(outcome);
    expect([shop.store.get(memberAtom), shop.mailed, shop.told()]).toEqual([null, [], ""]);
  });

  it.each([
    [
      "their card is refused",
      ({ refuseNext }: MemoryAccounts) => refuseNext("Declined."),
      "We couldn't save your card",
    ],
    ["the mail fails", ({ stopMails }: MemoryAccounts) => stopMails(), "didn't go out"],
    [
      "their address has an account",
      ({ add }: MemoryAccounts) => add(buildMember({ email: "noor@example.com" }), "123456"),
      "There is an account for noor@example.com already",
    ],
    ["nothing answers", ({ setAnswering }: MemoryAccounts) => setAnswering(false), "we couldn't make your account"],
  ])("gets a message if %s, and the order is still placed", async (_what, prepare, words) => {
    const shop = await order("join", prepare);
    await shop.answerWith("taken");
    expect([kindOf(shop), shop.told()]).toEqual(["placed", expect.stringContaining(words)]);
  });
});

it("consent covers only the guest's own address, not the next one typed in the tab", async () => {
  const shop = await order("join", ({ setAnswering }) => setAnswering(false));
  await shop.answerWith("taken");
  const joins = () => memberQuestion.joins(shop.store.get);
  expect(joins()).toMatchObject({ email: "noor@example.com" });
  act(() => shop.store.set(typedContactAtom, { firstName: "Bob", lastName: "Ode", email: "bob@example.com" }));
  expect(joins()).toBeNull();
});

describe("R67: the choice that belongs to an order", () => {
  const inMemory = (shop: Pick<ElementState, "store">) =>
    JSON.stringify([shop.store.get(foodPlacing.tenderAtom), shop.store.get(cardToStoreAtom)]);

  it("survives a reload while it is sent, except for the card (R37), and the notice says so", async () => {
    const shop = await order("join");
    expect(storedAttempt(shop)?.joins).toEqual({ firstName: "Noor", lastName: "Abbot", email: "noor@example.com" });
    shop.stop();
    shop.orders.put(liveOrder(shop.ordering.posted[0]?.udid ?? ""));
    const after = await shop.openAgain();
    expect(after.store.get(memberAtom)).toMatchObject({ email: "noor@example.com", storedCards: [] });
    expect(after.told()).toContain("We couldn't save your card");
  });

  it("is handled by only one of two tabs", async () => {
    const shop = await order("join");
    const other = await shop.openAgain();
    await shop.answerWith("taken");
    await act(settle);
    expect(shop.mailed).toEqual(["noor@example.com"]);
    expect([shop.told(), other.told()].filter(Boolean)).toHaveLength(1);
  });

  it("leads to one account, even if the page reloads while it is being created", async () => {
    const never = new Promise<never>(() => {});
    const shop = await order("join");
    const { accounts } = shop;
    // The answer is lost with the page.
    serve(shop.store, {
      loadAccounts: async () => ({ ...accounts, join: (guest) => accounts.join(guest).then(() => never) }),
    });
    await shop.answerWith("taken");
    expect(shop.store.get(memberAtom)).not.toBeNull();
    shop.stop();
    const after = await shop.openAgain();
    expect(after.told()).toContain("You're a member now");
    expect(after.store.get(memberAnswerAtom)).toMatchObject({ answer: "skip", email: "" });
  });

  it("is completed after a reload if the code for it had not loaded before", async () => {
    const shop = await order("join");
    shop.stop();
    await shop.answerWith("taken");
    const after = await shop.openAgain();
    expect(after.store.get(memberAtom)).toMatchObject({ email: "noor@example.com", storedCards: [] });
    expect(after.told()).toContain("We couldn't save your card");
  });

  it("leads to a separate account if another one is still being created", async () => {
    const shop = await order("join");
    const { accounts } = shop;
    const slow = Promise.withResolvers<void>();
    const asked: string[] = [];
    const join: typeof accounts.join = async (guest) => {
      asked.push(guest.email);
      await slow.promise;
      return { kind: "known-email" };
    };
    serve(shop.store, { loadAccounts: async () => ({ ...accounts, join }) });
    await shop.answerWith("taken");
    const next = buildAttempt("next", {
      settlement: { kind: "none" },
      joins: { firstName: "Bo", lastName: "Ode", email: "bo@example.com" },
    });
    await act(async () => {
      shop.store.set(placeJoinAtom, next, { kind: "none" });
      slow.resolve();
      await settle();
    });
    expect(asked).toEqual(["noor@example.com", "bo@example.com"]);
    expect(shop.told()).toContain("bo@example.com");
  });

  it("doesn't apply to another member who has logged in meanwhile: no account, card or mail", async () => {
    const mei = buildMember({ email: "mei@example.com" });
    const shop = await order("join", ({ signIn }) => signIn.signIn(mei));
    await shop.answerWith("taken");
    expect([shop.store.get(memberAtom), shop.mailed]).toEqual([mei, []]);
    expect(shop.told()).toContain("Somebody else has logged in");
  });

  it("doesn't store the card for another member who logs in after the account was created", async () => {
    const mei = buildMember({ email: "mei@example.com" });
    const shop = await order("join");
    const { profiles } = shop;
    serve(shop.store, {
      async loadProfiles() {
        shop.signIn.signIn(mei);
        return profiles;
      },
    });
    await shop.answerWith("taken");
    expect(shop.store.get(memberAtom)?.storedCards).toEqual([]);
    expect(shop.told()).toContain("We couldn't save your card");
  });

  it.each(["taken", "refused"] as const)("R37: leaves no card in memory once the order is %s", async (outcome) => {
    const shop = await order("join");
    expect(inMemory(shop)).toMatch(/4111 ?1111/);
    await shop.answerWith("no-answer");
    await act(async () => {
      void shop.store.set(dispatchPlacementAtom, { kind: "retry" });
      await settle();
    });
    await shop.answerWith(outcome);
    expect(inMemory(shop)).not.toMatch(/4111 ?1111/);
  });

  it("has a notice that is shown only for its own order", async () => {
    const shop = await order("join");
    await shop.answerWith("taken");
    expect(shop.told()).toContain("You're a member now");
    act(() => shop.store.set(placeJoinAtom, buildAttempt("next", { settlement: { kind: "none" } }), noTender));
    expect(shop.told()).toBe("");
  });
});

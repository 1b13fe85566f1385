// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Member } from "../../../src/domain/customer/customer.ts";
import type { PointRules } from "../../../src/domain/promotion/promotions.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { MemberReward } from "../../../src/features/member-reward/MemberReward.tsx";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { wantedRuleAtom } from "../../../src/state/promotion/redemptions.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { patty, pattys } from "../../state/cart/cartFixture.ts";
import { buildPointRules, buildRedemptionRule } from "../../support/buildPromotions.ts";
import { buildElementState, noRules, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { click, settle } from "../../ui/render.tsx";

const coffee = buildRedemptionRule({ key: "coffee", name: "Free coffee", points: 10 });
const unnamed = { ...coffee, name: "" };

interface Given {
  readonly member?: Partial<Member> | null;
  readonly rules?: Partial<PointRules>;
  readonly store?: Partial<Store>;
}

/** On the menu of a store with members. */
async function show({ member = {}, rules = { redemptions: [coffee] }, store = {} }: Given = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const signIn = buildSignIn(state.device);
  serve(state.store, { session: signIn.open() });
  state.rules.set({ ...noRules, promotions: { triggers: [], points: buildPointRules(rules) } });
  state.store.set(followSessionAtom);
  if (member) signIn.signIn(buildMember(member));
  state.documents.put({ ...patty, view: { ...patty.view, login: true, pickup: true }, ...store }, [pattys]);
  state.history.push("/store/120");
  await state.store.set(openStoreAtom);
  const screen = renderIn(state, <MemberReward />);
  await settle();
  const line = () => screen.root.querySelector<HTMLElement>(".member-reward");
  return { ...state, ...signIn, line };
}

const money = { pointsToDollar: 20 };

describe("what a member's points are good for", () => {
  it.each<[string, Given, string | undefined]>([
    ["a reward that is reached", { member: { points: 161 } }, "161 stamps: Free coffee"],
    ["what is missing", { member: { points: 8 } }, "2 more stamps: Free coffee"],
    ["the last one missing", { member: { points: 9 } }, "1 more stamp: Free coffee"],
    [
      "a reward without a name",
      { member: { points: 9 }, rules: { redemptions: [unnamed] } },
      "1 more stamp: your reward",
    ],
    ["money", { member: { points: 50 }, rules: money }, "50 points, worth $2.50"],
    ["nothing: points are good for nothing here", { member: { points: 50 }, rules: {} }, undefined],
    ["nothing: no points, and they are money", { member: { points: 0 }, rules: money }, undefined],
    ["nothing to a guest", { member: null }, undefined],
    ["nothing until the member's points are known", { member: { points: 0, isRead: false } }, undefined],
  ])("says %s", async (_what, given, words) => {
    expect((await show(given)).line()?.textContent).toBe(words);
  });

  it.each<[string, Given, string]>([
    ["the stamps while some are missing", { member: { points: 8 } }, "/120/userStamps"],
    ["the stamps while the store is closed", { member: { points: 161 }, store: { hours: [] } }, "/120/userStamps"],
    ["the points", { member: { points: 50 }, rules: money }, "/120/loyalty"],
  ])("leads to %s", async (_what, given, path) => {
    const { line, history } = await show(given);
    click(line() as HTMLElement);
    expect(history.current()).toBe(path);
  });

  it("opens the reward that is reached", async () => {
    const { line, store } = await show({ member: { points: 161 } });
    click(line() as HTMLElement);
    expect([store.get(overlayAtom), store.get(wantedRuleAtom)]).toEqual([{ kind: "redemption" }, "coffee"]);
  });

  it("follows the member's points, and goes when they log out", async () => {
    const { line, signIn, signOut } = await show({ member: { points: 8 } });
    act(() => signIn(buildMember({ points: 9 })));
    expect(line()?.textContent).toBe("1 more stamp: Free coffee");
    act(() => signOut());
    expect(line()).toBeNull();
  });
});

import { expect, it } from "vitest";
import { customerAtom, followSessionAtom, memberAtom } from "../../../src/state/customer/customer.atoms.ts";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";

const mei = buildMember({ uid: "mei", points: 40 });

function openShop() {
  const { store } = buildElementState();
  const signIn = buildSignIn();
  serve(store, { session: signIn.open() });
  return { store, ...signIn };
}

it("the customer is a guest until a member logs in, and again after a logout", () => {
  const { store, signIn, signOut } = openShop();
  store.set(followSessionAtom);
  expect([store.get(customerAtom), store.get(memberAtom)]).toEqual([{ kind: "guest" }, null]);
  signIn(mei);
  expect([store.get(customerAtom), store.get(memberAtom)]).toEqual([mei, mei]);
  signOut();
  expect([store.get(customerAtom), store.get(memberAtom)]).toEqual([{ kind: "guest" }, null]);
});

it("a member who logged in before the session is followed is known immediately", () => {
  const { store, signIn } = openShop();
  signIn(mei);
  expect(store.get(memberAtom)).toEqual(mei);
  store.set(followSessionAtom);
  expect(store.get(memberAtom)).toEqual(mei);
});

it("two elements of a shop have the same customer", () => {
  const { store, signIn, open } = openShop();
  const other = buildElementState().store;
  serve(other, { session: open() });
  for (const each of [store, other]) each.set(followSessionAtom);
  signIn(mei);
  signIn({ ...mei, points: 30 });
  expect([store, other].map((each) => each.get(memberAtom)?.points)).toEqual([30, 30]);
});

it("a stopped shop no longer follows the session", () => {
  const { store, signIn } = openShop();
  const stop = store.set(followSessionAtom);
  stop();
  let heard = 0;
  store.sub(customerAtom, () => {
    heard += 1;
  });
  signIn(mei);
  expect(heard).toBe(0);
});

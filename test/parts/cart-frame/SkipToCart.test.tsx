// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { SkipToCart } from "../../../src/parts/cart-frame/SkipToCart.tsx";
import { cartEventAtom } from "../../../src/state/cart/cart.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";

/** Two dishes, the open dialog of an offer, and a cart. */
function shop() {
  const state = buildElementState();
  const { root, find, unmount } = renderIn(
    state,
    <>
      <ul>
        {["burger", "cola"].map((name) => (
          <li key={name} id={name}>
            <button type="button" className="menu-card" />
          </li>
        ))}
      </ul>
      <dialog open>
        <button type="button" className="menu-card" />
      </dialog>
      <div className="layout__side">
        <section tabIndex={-1}>
          <button type="button" id="more" />
        </section>
      </div>
      <SkipToCart />
    </>,
  );
  return {
    root,
    unmount,
    find,
    focus: (selector: string) => act(async () => find(selector).focus()),
    change: (kind: "added" | "removed") =>
      act(async () => state.store.set(cartEventAtom, { kind, name: "Cheeseburger" })),
    /** After which dishes it is. */
    places: () => Array.from(root.querySelectorAll(".skip-button"), (skip) => skip.closest("li")?.id),
  };
}

it("is after the dish that was added last, until the cart is gone", async () => {
  const { focus, change, places, unmount, find } = shop();
  await focus("#burger button");
  expect(places()).toEqual([]);
  await change("added");
  expect(places()).toEqual(["burger"]);
  await focus("#cola button");
  await change("removed");
  expect(places()).toEqual(["burger"]);
  await change("added");
  expect(places()).toEqual(["cola"]);
  const list = find("ul");
  unmount();
  expect(list.querySelectorAll("li > div")).toHaveLength(0);
});

it("waits until a dialog returns the focus to the dish", async () => {
  const { focus, change, places } = shop();
  await focus("dialog button");
  await change("added");
  await focus("dialog button");
  expect(places()).toEqual([]);
  await focus("#cola button");
  expect(places()).toEqual(["cola"]);
  await focus("#burger button");
  expect(places()).toEqual(["cola"]);
});

it("is nowhere if one more was added in the cart", async () => {
  const { focus, change, places } = shop();
  await focus("#more");
  await change("added");
  await focus("#burger button");
  expect(places()).toEqual([]);
});

it("moves the focus to the cart", async () => {
  const { root, focus, change, find } = shop();
  await focus("#burger button");
  await change("added");
  await act(async () => find(".skip-button").click());
  expect(root.activeElement).toBe(find("section"));
});

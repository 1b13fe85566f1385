// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { startButton } from "../../src/entry/orderButton.ts";

const linesOf = (count: number) => JSON.stringify({ value: { 120: [{ quantity: count }] } });

/** As the shop and another tab do. */
async function tellOfCart(): Promise<void> {
  document.dispatchEvent(new Event("servery:cart-change", { bubbles: true }));
  dispatchEvent(new Event("storage"));
  await new Promise((resolve) => setTimeout(resolve));
}

it("R108: a button follows the cart while it is in the page, and reads nothing once it is removed", async () => {
  const host = document.createElement("servery-order-button");
  document.body.append(host);
  let count = 0;
  const stored = vi.fn((key: string) => (key === "cart" ? linesOf(count) : null));
  const importPanel = () => Promise.reject(new Error("Nothing is pressed."));
  const button = startButton(host, { stored, language: "en", importPanel, begin: () => {}, warm: () => {} });
  const follow = () => button?.follow();
  const shown = () => host.shadowRoot?.querySelector("[part=count]")?.textContent;
  follow();
  count = 2;
  await tellOfCart();
  expect(shown()).toBe("2");
  host.remove();
  follow();
  stored.mockClear();
  count = 3;
  await tellOfCart();
  expect(stored).not.toHaveBeenCalled();
  document.body.append(host);
  follow();
  expect(shown()).toBe("3");
});

// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ThankYouScreen } from "../../../src/features/order/ThankYouScreen.tsx";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { click } from "../../ui/render.tsx";

it("thanks in the spec's words, and leads back to the menu", () => {
  const state = buildElementState();
  state.history.push("/store/120/thankyou");
  const screen = renderIn(state, <ThankYouScreen />);
  expect(screen.find("h1").textContent).toBe("Thank you");
  expect(screen.find("p").textContent).toBe(
    "A request has been sent. Please check your email to see the status of your order.",
  );
  const button = screen.find("button");
  expect(button.textContent).toBe("Continue ordering");
  click(button);
  expect(state.history.current()).toBe("/store/120");
});

// @vitest-environment happy-dom
import { act } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { RouteLink } from "../../../src/parts/navigation/RouteLink.tsx";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";

it("a link that is pressed twice before its screen is shown navigates once, but works again later", () => {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const push = vi.spyOn(state.history, "push");
  const { find } = renderIn(state, <RouteLink to={{ name: "contact" }}>Contact</RouteLink>);
  const press = () => find("a").click();
  act(() => {
    flushSync(press);
    press();
  });
  expect(push.mock.calls).toEqual([["/contact"]]);
  act(press);
  expect(push).toHaveBeenCalledTimes(2);
});

// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { LogScreen } from "../../../src/features/log/LogScreen.tsx";
import { logAtom } from "../../../src/state/log/log.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { click } from "../../ui/render.tsx";

function open() {
  const state = buildElementState();
  state.history.push("/store/120");
  state.store.set(logAtom, { type: "Information", category: "documents", description: "Listening to the menu" });
  state.store.set(logAtom, { type: "Warning", category: "documents", description: "A field was left out" });
  state.store.set(logAtom, { type: "Error", category: "screen", description: "It broke", cause: new Error("why") });
  return renderIn(state, <LogScreen />);
}

it("S44: is a table of number, type, category, description, date and time, and path, which highlights errors and warnings and can be cleared", () => {
  const { root, find } = open();
  const texts = (selector: string) => Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(texts("th")).toEqual(["Number", "Type", "Category", "Description", "Date and time", "Path"]);
  expect(texts("tbody tr:last-child td")).toEqual([
    "3",
    "Error",
    "screen",
    expect.stringContaining("It broke"),
    expect.stringMatching(/20 Nov 2026|Nov 20, 2026/),
    expect.stringContaining("/"),
  ]);
  const rows = Array.from(root.querySelectorAll("tbody tr"), ({ className }) => className);
  expect(rows).toEqual(["log__row log__row--information", "log__row log__row--warning", "log__row log__row--error"]);
  expect(texts("h1")).toEqual(["Log, version 1.1.7"]);
  click(find("button"));
  expect(root.textContent).toBe("The log is emptyVersion 1.1.7");
});

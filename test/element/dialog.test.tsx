import { sendKeys } from "@web/test-runner-commands";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../src/ui/Button.tsx";
import { Dialog } from "../../src/ui/Dialog.tsx";
import { VisuallyHidden } from "../../src/ui/VisuallyHidden.tsx";
import { draw } from "./support/dress.tsx";
import { assertEqual, assertTrue, describe, it, until } from "./support/runner.ts";

function Shop() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Burger</Button>
      {isOpen && (
        <Dialog title="Burger" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <input aria-label="Notes" />
        </Dialog>
      )}
    </>
  );
}

async function openByKey(root: ShadowRoot): Promise<HTMLDialogElement> {
  await until(() => root.querySelector("button") !== null, "the button is drawn");
  root.querySelector("button")?.focus();
  await sendKeys({ press: "Enter" });
  await until(() => root.querySelector("dialog")?.open === true, "the dialog is open");
  const dialog = root.querySelector("dialog");
  assertTrue(dialog !== null, "the dialog is there");
  return dialog;
}

describe("a dialog, in a real browser", () => {
  it("opens by Enter as a modal with the focus inside", async () => {
    const root = draw(<Shop />);
    const dialog = await openByKey(root);
    assertTrue(dialog.matches(":modal"), "it is modal");
    assertTrue(dialog.contains(root.activeElement), "it has the focus");
  });

  it("is visible before it is modal, and has the focus from the start", async () => {
    const root = draw(<Shop />);
    await until(() => root.querySelector("button") !== null, "the button is drawn");
    flushSync(() => root.querySelector("button")?.click());
    const dialog = root.querySelector("dialog");
    assertTrue(dialog?.matches(":popover-open") === true, "it lies over the page at once");
    const focused = root.activeElement;
    assertTrue(dialog?.contains(focused) === true, "it has the focus at once");
    await until(() => dialog?.matches(":modal") === true, "it is modal after the paint");
    assertEqual(dialog?.matches(":popover-open"), false, "a popover still");
    assertTrue(root.activeElement === focused, "the focus stays where it was");
  });

  it("focuses the scrollable part without scrolling it", async () => {
    const tall = <p style={{ height: "2000px" }}>Burger</p>;
    const root = draw(
      <Dialog label="Burger" closeLabel="Close" onClose={() => {}} aside={tall}>
        {tall}
      </Dialog>,
    );
    await until(() => root.querySelector("dialog")?.matches(":modal") === true, "it is modal");
    const scroller = root.activeElement;
    assertTrue((scroller?.scrollHeight ?? 0) > (scroller?.clientHeight ?? 0), "what has the focus scrolls");
    assertEqual(scroller?.scrollTop, 0, "how far it is scrolled");
  });

  for (const name of [{ title: "Burger" }, { label: "Burger", aside: <p>Photo</p> }] as const)
    it(`focuses a group with its name, the only one: ${Object.keys(name)}`, async () => {
      const root = draw(
        <Dialog {...name} closeLabel="Close" onClose={() => {}}>
          <p>Text</p>
        </Dialog>,
      );
      await until(() => root.querySelector("dialog")?.matches(":modal") === true, "it is modal");
      const groups = [...root.querySelectorAll("[role=group]")];
      assertTrue(groups.length === 1 && groups[0] === root.activeElement, "the focus is on the only group");
      const title = root.getElementById(groups[0]?.getAttribute("aria-labelledby") ?? "");
      assertEqual(groups[0]?.getAttribute("aria-label") ?? title?.textContent, "Burger", "the group's name");
    });

  it("doesn't move when an element in it is scrolled into view", async () => {
    const root = draw(
      <Dialog title="Burger" closeLabel="Close" onClose={() => {}} footer={<Button>Add</Button>}>
        <p style={{ height: "2000px" }}>Burger</p>
        <button type="button" className="last">
          Bun <VisuallyHidden>of the burger</VisuallyHidden>
        </button>
        <p style={{ height: "200px" }}>Fries</p>
      </Dialog>,
    );
    await until(() => root.querySelector("dialog")?.matches(":modal") === true, "it is modal");
    root.querySelector(".last")?.scrollIntoView({ block: "start" });
    for (const part of root.querySelectorAll("dialog, .dialog__panel")) assertEqual(part.scrollTop, 0, part.className);
  });

  it("stays closed and returns the focus if it is closed before it is modal", async () => {
    const root = draw(<Shop />);
    await until(() => root.querySelector("button") !== null, "the button is drawn");
    root.querySelector("button")?.focus();
    flushSync(() => root.querySelector("button")?.click());
    flushSync(() => root.querySelector<HTMLElement>("dialog button")?.click());
    assertEqual(root.activeElement?.textContent, "Burger", "the focused button");
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    assertEqual(root.querySelector("dialog"), null, "the dialog");
  });

  it("keeps the focus in a field that was focused before it is modal", async () => {
    const root = draw(<Shop />);
    await until(() => root.querySelector("button") !== null, "the button is drawn");
    flushSync(() => root.querySelector("button")?.click());
    const field = root.querySelector<HTMLElement>("dialog input");
    field?.focus();
    await until(() => root.querySelector("dialog")?.matches(":modal") === true, "it is modal after the paint");
    assertTrue(root.activeElement === field, "the field has the focus still");
  });

  it("closes on Escape even before it is modal", async () => {
    const root = draw(<Shop />);
    await until(() => root.querySelector("button") !== null, "the button is drawn");
    flushSync(() => root.querySelector("button")?.click());
    flushSync(() => root.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    assertEqual(root.querySelector("dialog"), null, "the dialog");
  });

  it("keeps Tab inside", async () => {
    const root = draw(<Shop />);
    const dialog = await openByKey(root);
    for (let times = 0; times < 4; times += 1) {
      await sendKeys({ press: "Tab" });
      assertTrue(root.activeElement === null || dialog.contains(root.activeElement), `Tab ${times + 1} stays inside`);
    }
  });

  it("closes on Escape and returns the focus", async () => {
    const root = draw(<Shop />);
    await openByKey(root);
    await sendKeys({ press: "Escape" });
    await until(() => root.querySelector("dialog") === null, "the dialog is gone");
    assertEqual(root.activeElement?.textContent, "Burger", "the focused button");
  });

  it("is styled by its style sheet", async () => {
    const dialog = await openByKey(draw(<Shop />));
    assertTrue(getComputedStyle(dialog).maxWidth !== "none", "it has the sheet's width");
  });
});

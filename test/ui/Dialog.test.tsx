// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "../../src/ui/Dialog.tsx";
import { Drawer } from "../../src/ui/Drawer.tsx";
import { click, render } from "./render.tsx";

function Opener({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const kinds = [
  [
    "Dialog",
    (close: () => void) => (
      <Dialog title="Burger" closeLabel="Close" onClose={close}>
        <p>Text</p>
      </Dialog>
    ),
  ],
  [
    "Drawer",
    (close: () => void) => (
      <Drawer title="Burger" closeLabel="Close" onClose={close}>
        <p>Text</p>
      </Drawer>
    ),
  ],
] as const;

describe.each(kinds)("%s", (_, draw) => {
  it("opens as a modal named by its title, with its content marked for autofocus", () => {
    const { find } = render(draw(vi.fn()));
    const dialog = find<HTMLDialogElement>("dialog");
    expect(dialog.open).toBe(true);
    expect(find(`#${CSS.escape(dialog.getAttribute("aria-labelledby") ?? "")}`).textContent).toBe("Burger");
    // The browser focuses this element; that is tested in a real one.
    expect(dialog.querySelector<HTMLElement>("[tabindex]")?.autofocus).toBe(true);
  });

  it("returns the focus to the element that had it", () => {
    const { find, root } = render(<Opener>{draw}</Opener>);
    act(() => find(".opener").focus());
    click(find(".opener"));
    act(() => find("[aria-label=Close]").focus());
    click(find("[aria-label=Close]"));
    expect(root.querySelector("dialog")).toBeNull();
    expect(root.activeElement).toBe(find(".opener"));
  });

  it("asks its owner to close on Escape, and doesn't close by itself", () => {
    const onClose = vi.fn();
    const { find } = render(draw(onClose));
    const cancel = new Event("cancel", { cancelable: true });
    act(() => {
      find("dialog").dispatchEvent(cancel);
    });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
    expect(find<HTMLDialogElement>("dialog").open).toBe(true);
  });

  it("notifies its owner if the browser closes it", () => {
    const onClose = vi.fn();
    const { find } = render(draw(onClose));
    act(() => find<HTMLDialogElement>("dialog").close());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes on a press on the backdrop, but not inside", () => {
    const onClose = vi.fn();
    const { find } = render(draw(onClose));
    click(find("p"));
    expect(onClose).not.toHaveBeenCalled();
    click(find("dialog"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stays open if a press starts inside and ends on the backdrop", () => {
    const onClose = vi.fn();
    const { find } = render(draw(onClose));
    act(() => {
      find("p").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
      find("dialog").click();
    });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("Dialog", () => {
  it("accepts a label if its content has the heading", () => {
    const { find, root } = render(
      <Dialog label="Burger" closeLabel="Close" onClose={vi.fn()} aside={<h2>Burger</h2>} footer={<b>Foot</b>}>
        <p>Text</p>
      </Dialog>,
    );
    expect(find("dialog").getAttribute("aria-label")).toBe("Burger");
    expect(root.querySelectorAll("h2")).toHaveLength(1);
    expect(find(".dialog__footer").textContent).toBe("Foot");
  });
});

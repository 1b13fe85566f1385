// @vitest-environment happy-dom

import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstShop } from "../../src/domain/menu/firstShop.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { takeOver } from "../../src/element/takeOver.ts";
import { recordPresses } from "../../src/first/presses.ts";
import { showTappedDish } from "../../src/first/showTappedDish.tsx";
import type { Tap } from "../../src/first/tap.ts";
import { drawInto } from "../../src/views/drawInto.ts";
import { buildMenu, buildProduct } from "../support/buildMenu.ts";
import { buildStore } from "../support/buildStore.ts";
import { click } from "../ui/render.tsx";

const nothing = { allergies: [], intolerances: [], preferences: [] };
const dishes = ["Soup", "Salad"] as const;
const menu = buildMenu({
  Lunch: [
    buildProduct("Soup", { description: "Of leek" }),
    buildProduct("Salad", { description: "Of what the market had" }),
  ],
});
const shop = {
  ...firstShop(buildStore({}), [menu], { dietary: nothing, ordered: [] }),
  now: instant(Date.UTC(2026, 2, 4, 12)),
};

interface ScreenProps {
  readonly names: readonly string[];
  readonly onOpen?: (name: string) => void;
}

function Screen({ names, onOpen }: ScreenProps) {
  return names.map((name) => (
    <li key={name}>
      <button type="button" className="menu-card" onClick={() => onOpen?.(name)}>
        <span className="menu-card__name">{name}</span>
      </button>
    </li>
  ));
}

function App({ names }: ScreenProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="servery">
      <Screen names={names} onOpen={setOpen} />
      {open && (
        <dialog open aria-label={`the app's ${open}`}>
          <button type="button" onClick={() => setOpen(null)}>
            Close
          </button>
        </dialog>
      )}
    </div>
  );
}

let app: Root | null = null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => app?.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Simulates an element: the entry's screen, a tap on a product, and the app that starts afterwards. */
function tapped(change: Partial<Tap> = {}, { widthPx = 400, thenPressed = "" } = {}) {
  const element = document.body.appendChild(document.createElement("div"));
  Object.defineProperty(element, "offsetWidth", { value: widthPx });
  const root = element.attachShadow({ mode: "open" });
  drawInto(
    root,
    <div className="servery">
      <Screen names={dishes} />
    </div>,
    [],
  );
  const first = root.lastElementChild as HTMLElement;
  const screen = Object.assign(recordPresses(first), { startsPage: true, choice: null, shop: null, showPhotos() {} });
  const loaded = Promise.withResolvers<void>();
  const cardOf = (name: string) => [...first.querySelectorAll("button")].find((each) => each.textContent === name);
  const card = cardOf("Salad") as HTMLElement;
  card.click();
  cardOf(thenPressed)?.click();
  const translate = ({ message = "" }: { readonly message?: string }) => message;
  showTappedDish(
    {
      ...{ target: card, element, screen, shop, translate, language: "en" },
      ...{ dietary: nothing, isMobileForced: false },
      ...change,
    },
    loaded.promise,
  );
  return {
    ...{ root, screen, card, loaded },
    dialogs: () => Array.from(root.querySelectorAll("dialog"), (dialog) => dialog.getAttribute("aria-label")),
    dialog: () => root.querySelector("dialog") as HTMLDialogElement,
    async handOver(names: readonly string[] = dishes) {
      const mount = createRoot(root as unknown as Element);
      app = mount;
      act(() => mount.render(<App names={names} />));
      await act(async () => takeOver(root, screen));
    },
  };
}

describe("a product that is tapped before the app has started", () => {
  it("opens with what its card shows", () => {
    const { dialog, dialogs } = tapped();
    expect(dialogs()).toEqual(["Salad"]);
    expect(dialog().open).toBe(true);
    expect(dialog().textContent).toContain("Of what the market had");
  });

  it.each([
    ["has the marks of a dish", {}, true],
    ["has none while its choices aren't known, which may take some", { taken: "unknown" as const }, false],
  ])("%s", (_what, fit, isMarked) => {
    const dietary = { ...nothing, allergies: [{ id: "1", name: "Nut free" }] };
    const free = { ...nothing, allergies: ["1"], ...fit };
    const categories = menu.categories.map((category) => ({
      ...category,
      entries: category.entries.map((entry) => ({ ...entry, fit: free })),
    }));
    const menus = [{ ...menu, dietary, categories }];
    const marked = { ...shop, ...firstShop(buildStore({}), menus, { dietary: nothing, ordered: [] }) };
    expect(tapped({ shop: marked }).dialog().textContent.includes("Nut free")).toBe(isMarked);
  });

  it("is replaced by the app's dialog as soon as that can render", async () => {
    const { dialogs, loaded, handOver } = tapped();
    await handOver();
    expect(dialogs()).toEqual(["Salad"]);
    loaded.resolve();
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(dialogs()).toEqual(["the app's Salad"]);
  });

  it("gets the focus back when the app's dialog is closed", async () => {
    const { root, dialog, loaded, handOver } = tapped();
    await handOver();
    loaded.resolve();
    await act(async () => vi.advanceTimersByTimeAsync(0));
    click(dialog().querySelector("button") as HTMLElement);
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(root.activeElement?.textContent).toBe("Salad");
  });

  it.each([
    ["by its button", (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>(".icon-button")?.click()],
    ["by Escape", (dialog: HTMLDialogElement) => dialog.dispatchEvent(new Event("cancel", { cancelable: true }))],
    [
      "by a press beside it",
      (dialog: HTMLDialogElement) => {
        dialog.dispatchEvent(new Event("pointerdown", { bubbles: true }));
        dialog.dispatchEvent(new Event("click", { bubbles: true }));
      },
    ],
  ])("stays closed after the app starts if it was closed %s", async (_how, close) => {
    const { root, card, screen, dialog, dialogs, loaded, handOver } = tapped();
    close(dialog());
    expect(dialogs()).toEqual([]);
    expect(screen.pressed).toEqual([]);
    expect(root.activeElement).toBe(card);
    await handOver();
    loaded.resolve();
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(dialogs()).toEqual([]);
  });

  it("stays closed if it was closed while the app's dialog was loading", async () => {
    const { dialog, dialogs, loaded, handOver } = tapped();
    await handOver();
    dialog().querySelector<HTMLElement>(".icon-button")?.click();
    loaded.resolve();
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(dialogs()).toEqual([]);
  });

  it("closes if the app doesn't show that product", async () => {
    const { dialogs, loaded, handOver } = tapped();
    await handOver(["Soup"]);
    loaded.resolve();
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(dialogs()).toEqual([]);
  });

  it("is replaced even if the code of the app's dialog can't be loaded, since the app reports that", async () => {
    const { root, dialogs, loaded, handOver } = tapped();
    await handOver();
    loaded.reject(new TypeError("offline"));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(dialogs()).toEqual(["the app's Salad"]);
    expect(root.querySelectorAll(".servery")).toHaveLength(1);
  });

  it("waits for the app if the diner has dietary choices, which need more details", () => {
    expect(tapped({ dietary: { ...nothing, preferences: ["vegan"] } }).dialogs()).toEqual([]);
  });

  it("waits for the app on a desktop, unless the mobile layout is forced", () => {
    expect(tapped({}, { widthPx: 1280 }).dialogs()).toEqual([]);
    expect(tapped({ isMobileForced: true }, { widthPx: 1280 }).dialogs()).toEqual(["Salad"]);
  });

  it("stays closed if another product was pressed before it opened", () => {
    expect(tapped({}, { thenPressed: "Soup" }).dialogs()).toEqual([]);
  });
});

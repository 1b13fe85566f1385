// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { SetupProblem } from "../../src/app/SetupProblem.tsx";
import type { Device } from "../../src/services/adapters/deviceMemory.ts";
import { storedThings } from "../../src/wire/storage/table.ts";
import { buildDevice } from "../support/buildDevice.ts";
import { click, render } from "../ui/render.tsx";
import { english } from "./appFixture.tsx";

interface Options {
  readonly marketingUrl?: string | null;
  readonly onRetry?: (() => void) | null;
  readonly device?: Device;
}

function open({ marketingUrl = null, onRetry = null, device = buildDevice() }: Options = {}) {
  const shown = { marketingUrl, onRetry, device };
  return render(<SetupProblem i18n={english} {...shown} />);
}

describe("R2: the message shown if the shop can't start", () => {
  it("tells a diner what to do", () => {
    const { find, root } = open();
    expect(find("h2").textContent).toBe("Ordering isn't available right now");
    expect(root.textContent).toContain("Please try again later, or contact the restaurant.");
  });

  it("shows the store's phone number to a diner who has been here before", () => {
    const device = buildDevice();
    const store = { id: "120", fields: { ID: 120, Name: "Patty & Sons", OfficePhone: "03 5550 0120" } };
    device.keep(storedThings.lastMenu, { savedAt: 0, store, menus: [] });
    const { find, root } = open({ device });
    expect(root.textContent).toContain("Please try again later, or call the restaurant: 03 5550 0120");
    expect(find("a").getAttribute("href")).toBe("tel:0355500120");
  });

  it("R82: keeps the page's own content inside the element", () => {
    expect(open().find("slot")).toBeDefined();
  });

  it("states its language in the lang attribute", () => {
    expect(open().find(".servery[lang]").lang).toBe("en");
  });

  it("R43: links to the provider's site if it has one, and never redirects by itself", () => {
    const before = location.href;
    const link = open({ marketingUrl: "https://servery.example/" }).find<HTMLAnchorElement>("a");
    expect(link.getAttribute("href")).toBe("https://servery.example/");
    expect(location.href).toBe(before);
    expect(open().root.querySelector("a")).toBeNull();
  });

  it("offers a retry only if it may help", () => {
    const onRetry = vi.fn();
    click(open({ onRetry }).find("button"));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(open().root.querySelector("button")).toBeNull();
  });
});

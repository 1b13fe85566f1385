// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { SetupProblem } from "../../src/app/SetupProblem.tsx";
import type { HostProblem } from "../../src/domain/host/hostProblem.ts";
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

function open(
  problems: readonly HostProblem[],
  { marketingUrl = null, onRetry = null, device = buildDevice() }: Options = {},
) {
  const shown = { problems, marketingUrl, onRetry, device };
  return render(<SetupProblem i18n={english} {...shown} />);
}

const wrongConfiguration: HostProblem = { kind: "wrong-configuration", problems: ["/nope.json answers 404"] };

describe("R2: in place of a shop that can't start", () => {
  it.each<[HostProblem, string]>([
    [{ kind: "nothing-named" }, "it needs store-id, store-name or hq-id."],
    [{ kind: "branded-needs-hq" }, "A branded shop needs hq-id."],
    [
      { kind: "wrong-attribute", name: "store-id", value: "abc", expected: "whole-number" },
      'store-id="abc" should be a whole number above 0.',
    ],
    [
      { kind: "wrong-attribute", name: "language", value: "fr", expected: "language" },
      'language="fr" should be en or zh-CN.',
    ],
    [
      { kind: "wrong-attribute", name: "base-path", value: "order", expected: "path" },
      'base-path="order" should be a path that begins with one "/".',
    ],
  ])("%j is said in words", (problem, words) => {
    const { find, root } = open([problem]);
    expect(find("h2").textContent).toBe("This shop is not set up yet");
    expect(root.textContent).toContain(words);
  });

  it("all that is wrong is said", () => {
    const { root } = open([
      { kind: "wrong-attribute", name: "hq-id", value: "x", expected: "whole-number" },
      { kind: "branded-needs-hq" },
    ]);
    expect(root.textContent).toMatch(/hq-id="x".*A branded shop needs hq-id\./);
  });

  it("a diner is told what to do, and nothing of the configuration", () => {
    const { find, root } = open([{ kind: "branded-needs-hq" }, wrongConfiguration]);
    expect(find("h2").textContent).toBe("Ordering isn't available right now");
    expect(root.textContent).toContain("Please try again later, or contact the restaurant.");
    expect(root.textContent).not.toMatch(/404|json|configuration|hq-id/i);
  });

  it("a diner who has been here before gets the store's telephone", () => {
    const device = buildDevice();
    const store = { id: "120", fields: { ID: 120, Name: "Patty & Sons", OfficePhone: "03 5550 0120" } };
    device.keep(storedThings.lastMenu, { savedAt: 0, store, menus: [] });
    const { find, root } = open([wrongConfiguration], { device });
    expect(root.textContent).toContain("Please try again later, or call the restaurant: 03 5550 0120");
    expect(find("a").getAttribute("href")).toBe("tel:0355500120");
  });

  it("R82: what the page wrote inside the element stays", () => {
    expect(open([wrongConfiguration]).find("slot")).toBeDefined();
  });

  it("says in which language it is", () => {
    expect(open([{ kind: "nothing-named" }]).find(".servery[lang]").lang).toBe("en");
  });

  it("R43: shows a link to the provider where it has a site, and leads nobody there by itself", () => {
    const before = location.href;
    const link = open([{ kind: "nothing-named" }], {
      marketingUrl: "https://servery.example/",
    }).find<HTMLAnchorElement>("a");
    expect(link.getAttribute("href")).toBe("https://servery.example/");
    expect(location.href).toBe(before);
    expect(open([{ kind: "nothing-named" }]).root.querySelector("a")).toBeNull();
  });

  it("offers to try again where that may help, and nowhere else", () => {
    const onRetry = vi.fn();
    click(open([wrongConfiguration], { onRetry }).find("button"));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(open([{ kind: "nothing-named" }]).root.querySelector("button")).toBeNull();
  });
});

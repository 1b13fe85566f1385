// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { SetupProblem } from "../../src/app/SetupProblem.tsx";
import type { HostProblem } from "../../src/domain/host/hostProblem.ts";
import { click, render } from "../ui/render.tsx";
import { english } from "./appFixture.tsx";

function open(
  problems: readonly HostProblem[],
  { marketingUrl = null, onRetry = null }: { marketingUrl?: string | null; onRetry?: (() => void) | null } = {},
) {
  return render(<SetupProblem i18n={english} problems={problems} marketingUrl={marketingUrl} onRetry={onRetry} />);
}

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
    [
      { kind: "wrong-configuration", problems: ["apiUrl: is missing", "branded: expected true or false"] },
      "The configuration cannot be used: apiUrl: is missing; branded: expected true or false",
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
    click(open([{ kind: "wrong-configuration", problems: ["the network failed"] }], { onRetry }).find("button"));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(open([{ kind: "nothing-named" }]).root.querySelector("button")).toBeNull();
  });
});

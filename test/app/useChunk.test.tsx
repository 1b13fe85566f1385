// @vitest-environment happy-dom
import { act, type ComponentType, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LoadChunk, preloadChunk, useChunk, useHanging } from "../../src/app/useChunk.ts";
import type { Connection } from "../../src/services/ports/connection.ts";
import { buildConnection } from "../support/buildConnection.ts";
import { buildElementState } from "../support/buildServices.ts";
import { click, render } from "../ui/render.tsx";
import { within } from "./appFixture.tsx";

const Burger: ComponentType = () => <b>Burger</b>;
const Salad: ComponentType = () => <b>Salad</b>;

const drawn: string[] = [];

const state = buildElementState();

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

interface ShownProps {
  readonly load: LoadChunk<object>;
  readonly connection?: Connection;
}

function Shown({ load, connection }: ShownProps) {
  const chunk = useChunk(load, connection);
  drawn.push(chunk.kind);
  if (chunk.kind === "ready") return <chunk.Component />;
  if (chunk.kind === "loading") return <i>Loading</i>;
  return (
    <button type="button" onClick={chunk.retry}>
      {chunk.isReplaced ? "Reload" : "Try again"}
    </button>
  );
}

function Preloading({ load }: { readonly load: LoadChunk<object> }) {
  useLayoutEffect(() => void preloadChunk(load), [load]);
  return <Shown load={load} />;
}

function open(load: LoadChunk<object>) {
  drawn.length = 0;
  const screen = render(within(state, <Shown load={load} />));
  return { ...screen, text: () => screen.root.textContent };
}

/** A chunk that loads or fails when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  return {
    load: () => promise,
    come: (Component: ComponentType) => act(async () => resolve(Component)),
    fail: () => act(async () => reject(new TypeError("offline"))),
  };
}

describe("a lazy screen", () => {
  it("loads, then renders", async () => {
    const { load, come } = held();
    const { text } = open(load);
    expect(text()).toBe("Loading");
    await come(Burger);
    expect(text()).toBe("Burger");
  });

  it("renders immediately without a loading state if it is already loaded", async () => {
    const load = async () => Burger;
    await preloadChunk(load);
    const { text } = open(load);
    expect(text()).toBe("Burger");
    expect(new Set(drawn)).toEqual(new Set(["ready"]));
  });

  it("renders if another caller loaded it between render and effects", async () => {
    const load = async () => Burger;
    // As in a browser, effects run in their own task.
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    const mount = document.createElement("div");
    const root = createRoot(mount);
    root.render(within(state, <Preloading load={load} />));
    await vi.waitFor(() => expect(mount.textContent).toBe("Burger"));
    root.unmount();
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it("is fetched once, however often it is shown", async () => {
    const load = vi.fn(async () => Burger);
    for (let times = 0; times < 3; times += 1) {
      const { text, unmount } = open(load);
      await act(async () => {});
      expect(text()).toBe("Burger");
      unmount();
    }
    expect(load).toHaveBeenCalledOnce();
  });

  it("shows an error if it can't be fetched, and loads on a retry, also on a second one", async () => {
    const load = vi.fn<LoadChunk<object>>().mockRejectedValueOnce(0).mockRejectedValueOnce(0).mockResolvedValue(Burger);
    const { text, find } = open(load);
    await act(async () => {});
    expect(text()).toBe("Try again");
    click(find("button"));
    await act(async () => {});
    expect(text()).toBe("Try again");
    click(find("button"));
    await act(async () => {});
    expect(text()).toBe("Burger");
    expect(load).toHaveBeenCalledTimes(3);
  });

  describe("automatic retries", () => {
    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    function lost() {
      const { connection, hear, listeners } = buildConnection();
      let isBack = false;
      const load = vi.fn(async () => {
        if (!isBack) throw new TypeError("offline");
        return Burger;
      });
      const { root, unmount } = render(within(state, <Shown load={load} connection={connection} />));
      const comeBack = () => {
        isBack = true;
      };
      return { load, hear, listeners, unmount, comeBack, text: () => root.textContent };
    }

    it("load it after a wait, and show the error meanwhile", async () => {
      const { load, comeBack, text, listeners } = lost();
      await pass(0);
      await pass(10_000);
      expect([text(), load.mock.calls.length]).toEqual(["Try again", 3]);
      comeBack();
      await pass(12_000);
      expect([text(), load.mock.calls.length, listeners.size]).toEqual(["Burger", 4, 0]);
    });

    it("stop after it is unmounted", async () => {
      const { load, unmount, listeners } = lost();
      await pass(1_000);
      unmount();
      await pass(60_000);
      expect([load.mock.calls.length, listeners.size]).toEqual([1, 0]);
    });
  });

  it("doesn't replace the next one if it loads late", async () => {
    const [first, second] = [held(), held()];
    const { text, rerender } = open(first.load);
    rerender(within(state, <Shown load={second.load} />));
    await first.come(Burger);
    expect(text()).toBe("Loading");
    await second.come(Salad);
    expect(text()).toBe("Salad");
  });

  it("doesn't fail the next one if it fails late", async () => {
    const [first, second] = [held(), held()];
    const { text, rerender } = open(first.load);
    rerender(within(state, <Shown load={second.load} />));
    await first.fail();
    expect(text()).toBe("Loading");
  });
});

describe("a screen that could not be fetched", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function openLost(answer: () => Promise<Response>) {
    const asked = vi.fn<typeof fetch>(answer);
    vi.stubGlobal("fetch", asked);
    const screen = open(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
    await act(async () => {});
    return { ...screen, asked };
  }

  const script = { "Content-Type": "text/javascript; charset=utf-8" };
  const page = { "Content-Type": "text/html" };

  it.each([
    ["this shop's script no longer exists", async () => new Response(null, { status: 404, headers: script }), "Reload"],
    ["a page is in its place", async () => new Response(null, { headers: page }), "Reload"],
    ["this shop's script still exists", async () => new Response(null, { headers: script }), "Try again"],
    ["there is no answer", async () => Promise.reject(new TypeError("offline")), "Try again"],
  ] as const)("offers the right button if %s", async (_what, answer, offered) => {
    const { text, asked } = await openLost(answer);
    expect(text()).toBe(offered);
    expect(asked.mock.calls).toEqual([
      [expect.stringMatching(/release|shop/), { method: "HEAD", cache: "no-store", signal: expect.any(AbortSignal) }],
    ]);
  });

  it("reloads the page if the shop was replaced", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const { find } = await openLost(async () => new Response(null, { status: 404 }));
    click(find("button"));
    expect(reload).toHaveBeenCalledOnce();
  });
});

function Waiting({ awaited }: { readonly awaited: string | null }) {
  const hanging = useHanging(awaited);
  if (!hanging) return <i>{awaited ?? "All there"}</i>;
  return (
    <button type="button" onClick={hanging.retry}>
      Try again
    </button>
  );
}

describe("a part of the shop that hangs", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("counts as lost after 20 seconds, until it arrives, and a press reloads the page", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const { store, announced } = buildElementState();
    const waiting = (awaited: string | null) => within({ store }, <Waiting awaited={awaited} />);
    const { root, find, rerender } = render(waiting("checkout"));
    await pass(19_000);
    rerender(waiting("profile"));
    await pass(19_000);
    expect([root.textContent, announced]).toEqual(["profile", []]);
    await pass(1_000);
    expect(root.textContent).toBe("Try again");
    expect(announced).toEqual([
      { kind: "error", category: "screen", message: "A part of the shop could not be loaded" },
    ]);
    click(find("button"));
    expect(reload).toHaveBeenCalledOnce();
    rerender(waiting(null));
    expect(root.textContent).toBe("All there");
  });
});

// @vitest-environment happy-dom
import { act, type ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { type LoadChunk, preloadChunk, useChunk } from "../../src/app/useChunk.ts";
import { click, render } from "../ui/render.tsx";

const Burger: ComponentType = () => <b>Burger</b>;
const Salad: ComponentType = () => <b>Salad</b>;

const drawn: string[] = [];

function Shown({ load }: { readonly load: LoadChunk<object> }) {
  const chunk = useChunk(load);
  drawn.push(chunk.kind);
  if (chunk.kind === "ready") return <chunk.Component />;
  if (chunk.kind === "loading") return <i>Loading</i>;
  return (
    <button type="button" onClick={chunk.retry}>
      Try again
    </button>
  );
}

function open(load: LoadChunk<object>) {
  drawn.length = 0;
  const screen = render(<Shown load={load} />);
  return { ...screen, text: () => screen.root.textContent };
}

/** A chunk that comes, or fails, when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  return {
    load: () => promise,
    come: (Component: ComponentType) => act(async () => resolve(Component)),
    fail: () => act(async () => reject(new TypeError("offline"))),
  };
}

describe("a lazy screen", () => {
  it("loads, and is drawn when it is there", async () => {
    const { load, come } = held();
    const { text } = open(load);
    expect(text()).toBe("Loading");
    await come(Burger);
    expect(text()).toBe("Burger");
  });

  it("is drawn at once where it is there already, without a moment of loading", async () => {
    const load = async () => Burger;
    await preloadChunk(load);
    const { text } = open(load);
    expect(text()).toBe("Burger");
    expect(new Set(drawn)).toEqual(new Set(["ready"]));
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

  it("that could not be fetched says so, and comes when it is asked for again", async () => {
    const load = vi.fn<LoadChunk<object>>().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(Burger);
    const { text, find } = open(load);
    await act(async () => {});
    expect(text()).toBe("Try again");
    click(find("button"));
    await act(async () => {});
    expect(text()).toBe("Burger");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that fails twice can be asked for a third time", async () => {
    const load = vi.fn<LoadChunk<object>>().mockRejectedValueOnce(0).mockRejectedValueOnce(0).mockResolvedValue(Burger);
    const { text, find } = open(load);
    await act(async () => {});
    click(find("button"));
    await act(async () => {});
    expect(text()).toBe("Try again");
    click(find("button"));
    await act(async () => {});
    expect(text()).toBe("Burger");
  });

  it("that was left before it came does not take the next one's place", async () => {
    const [first, second] = [held(), held()];
    const { text, rerender } = open(first.load);
    rerender(<Shown load={second.load} />);
    await first.come(Burger);
    expect(text()).toBe("Loading");
    await second.come(Salad);
    expect(text()).toBe("Salad");
  });

  it("whose failure comes when another is shown fails nobody", async () => {
    const [first, second] = [held(), held()];
    const { text, rerender } = open(first.load);
    rerender(<Shown load={second.load} />);
    await first.fail();
    expect(text()).toBe("Loading");
  });
});

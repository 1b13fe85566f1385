import { describe, expect, it, vi } from "vitest";
import type { CameraNews, CodeScanner } from "../../../src/services/ports/scanner.ts";
import { cameraAtom, scanAtom } from "../../../src/state/order/scanner.atoms.ts";
import { buildElementState, serve } from "../../support/buildServices.ts";

const video = {} as HTMLVideoElement;

/** Somebody scans with this scanner, or with one that can't be loaded. */
function scanWith(scanner: CodeScanner | null) {
  const state = buildElementState();
  const loadScanner = () => (scanner ? Promise.resolve(scanner) : Promise.reject(new Error("No chunk.")));
  serve(state.store, { loadScanner });
  const onRead = vi.fn();
  const stop = state.store.set(scanAtom, { video, onRead });
  return { ...state, onRead, stop, camera: () => state.store.get(cameraAtom) };
}

/** A camera of which the test tells what becomes. */
function buildScanner() {
  let tell: (news: CameraNews) => void = () => {};
  const stop = vi.fn();
  const scan = vi.fn((_video: HTMLVideoElement, listener: typeof tell) => {
    tell = listener;
    return stop;
  });
  return { scanner: { scan }, scan, stop, tell: (news: CameraNews) => tell(news) };
}

describe("R59: the camera", () => {
  it("is slow after three seconds without a picture, until it shows one", async () => {
    const { scanner, scan, tell } = buildScanner();
    const { camera, passTime } = scanWith(scanner);
    await vi.waitFor(() => expect(scan).toHaveBeenCalled());
    expect(camera()).toBe("starting");
    passTime(3_000);
    expect(camera()).toBe("slow");
    tell({ kind: "showing" });
    passTime(3_000);
    expect(camera()).toBe("showing");
  });

  it.each(["blocked", "absent"] as const)("that is %s is so at once, and stays so", async (kind) => {
    const { scanner, scan, tell } = buildScanner();
    const { camera, passTime } = scanWith(scanner);
    await vi.waitFor(() => expect(scan).toHaveBeenCalled());
    tell({ kind });
    passTime(3_000);
    expect(camera()).toBe(kind);
  });

  it("hands on what it reads, and is off when it is stopped", async () => {
    const { scanner, scan, stop: off, tell } = buildScanner();
    const { onRead, stop } = scanWith(scanner);
    await vi.waitFor(() => expect(scan).toHaveBeenCalled());
    tell({ kind: "read", text: "$abc" });
    expect(onRead).toHaveBeenCalledExactlyOnceWith("$abc");
    stop();
    expect(off).toHaveBeenCalledOnce();
  });

  it("is never turned on for who has left by then", async () => {
    const { scanner, scan } = buildScanner();
    const { stop } = scanWith(scanner);
    stop();
    await Promise.resolve();
    expect(scan).not.toHaveBeenCalled();
  });

  it("is as good as absent where its code can't be loaded", async () => {
    const { camera } = scanWith(null);
    await vi.waitFor(() => expect(camera()).toBe("absent"));
  });
});

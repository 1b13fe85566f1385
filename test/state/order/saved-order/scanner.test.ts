import { describe, expect, it, vi } from "vitest";
import type { CameraChange, CodeScanner } from "../../../../src/services/ports/services.ts";
import { cameraAtom, scanAtom } from "../../../../src/state/order/saved-order/scanner.atoms.ts";
import { buildElementState, serve } from "../../../support/buildServices.ts";

const video = {} as HTMLVideoElement;

/** Starts a scan with this scanner, or with one that can't be loaded if it is null. */
function scanWith(scanner: CodeScanner | null) {
  const state = buildElementState();
  const loadScanner = () => (scanner ? Promise.resolve(scanner) : Promise.reject(new Error("No chunk.")));
  serve(state.store, { loadScanner });
  const onRead = vi.fn();
  const stop = state.store.set(scanAtom, { video, onRead });
  return { ...state, onRead, stop, camera: () => state.store.get(cameraAtom) };
}

/** A camera that is controlled by the test. */
function buildScanner() {
  let tell: (change: CameraChange) => void = () => {};
  const stop = vi.fn();
  const scan = vi.fn((_video: HTMLVideoElement, listener: typeof tell) => {
    tell = listener;
    return stop;
  });
  return { scanner: { scan }, scan, stop, tell: (change: CameraChange) => tell(change) };
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

  it.each(["blocked", "absent"] as const)("that is %s is reported immediately, and stays so", async (kind) => {
    const { scanner, scan, tell } = buildScanner();
    const { camera, passTime } = scanWith(scanner);
    await vi.waitFor(() => expect(scan).toHaveBeenCalled());
    tell({ kind });
    passTime(3_000);
    expect(camera()).toBe(kind);
  });

  it("passes on what it reads, and is turned off when it is stopped", async () => {
    const { scanner, scan, stop: off, tell } = buildScanner();
    const { onRead, stop } = scanWith(scanner);
    await vi.waitFor(() => expect(scan).toHaveBeenCalled());
    tell({ kind: "read", text: "$abc" });
    expect(onRead).toHaveBeenCalledExactlyOnceWith("$abc");
    stop();
    expect(off).toHaveBeenCalledOnce();
  });

  it("isn't turned on if the diner has already left", async () => {
    const { scanner, scan } = buildScanner();
    const { stop } = scanWith(scanner);
    stop();
    await Promise.resolve();
    expect(scan).not.toHaveBeenCalled();
  });

  it("counts as absent if its code can't be loaded", async () => {
    const { camera } = scanWith(null);
    await vi.waitFor(() => expect(camera()).toBe("absent"));
  });
});

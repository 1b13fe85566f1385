// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { createCameraScanner, type ReadCode } from "../../../src/services/adapters/browser/cameraScanner.ts";
import type { CameraChange } from "../../../src/services/ports/services.ts";
import { buildClock } from "../../support/buildClock.ts";

afterEach(() => vi.unstubAllGlobals());

/** A scanner over a camera whose `getUserMedia` answers as given. */
function scanOver(getUserMedia: () => Promise<unknown>, read: ReadCode = async () => null) {
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
  vi.stubGlobal("HTMLMediaElement", { HAVE_CURRENT_DATA: 2 });
  const clock = buildClock(instant(0));
  const video = Object.assign(new EventTarget(), { readyState: 4, srcObject: null });
  const heard: CameraChange[] = [];
  const loadReader = vi.fn(async () => read);
  const scanner = createCameraScanner(clock, loadReader);
  const stop = scanner.scan(video as unknown as HTMLVideoElement, (change) => heard.push(change));
  return { clock, video, heard, stop, loadReader };
}

function buildStream() {
  const track = { stop: vi.fn() };
  return { stream: { getTracks: () => [track] }, track };
}

const failing = (name: string) => () => Promise.reject(new DOMException("No.", name));

describe("R59: the browser's camera", () => {
  it.each([
    ["NotAllowedError", "blocked"],
    ["SecurityError", "blocked"],
    ["NotReadableError", "blocked"],
    ["NotFoundError", "absent"],
    ["OverconstrainedError", "absent"],
  ])("that fails with %s is reported as %s", async (name, kind) => {
    const { heard } = scanOver(failing(name));
    await vi.waitFor(() => expect(heard).toEqual([{ kind }]));
  });

  it("shows its picture and reads codes, one frame at a time", async () => {
    const { stream } = buildStream();
    const answers: ((text: string | null) => void)[] = [];
    const { clock, video, heard } = scanOver(
      async () => stream,
      () => new Promise((resolve) => answers.push(resolve)),
    );
    await vi.waitFor(() => expect(clock.tasks).toBe(1));
    video.dispatchEvent(new Event("playing"));
    clock.pass(200);
    clock.pass(200);
    expect(answers).toHaveLength(1);
    answers[0]?.("$abc");
    await vi.waitFor(() => expect(heard).toEqual([{ kind: "showing" }, { kind: "read", text: "$abc" }]));
    clock.pass(200);
    expect(answers).toHaveLength(2);
  });

  it("is switched off at the end, even if it opens only afterwards", async () => {
    const early = buildStream();
    const { clock, video, stop } = scanOver(async () => early.stream);
    await vi.waitFor(() => expect(clock.tasks).toBe(1));
    stop();
    expect([early.track.stop.mock.calls.length, clock.tasks, video.srcObject]).toEqual([1, 0, null]);

    const late = buildStream();
    let give = (_stream: unknown) => {};
    const second = scanOver(() => new Promise((resolve) => (give = resolve)));
    second.stop();
    give(late.stream);
    await vi.waitFor(() => expect(late.track.stop).toHaveBeenCalledOnce());
    expect([second.clock.tasks, second.heard]).toEqual([0, []]);
  });

  it("uses the browser's own reader if that supports QR codes", async () => {
    const detect = async () => [{ rawValue: "$own" }];
    const withFormats = (formats: readonly string[]) =>
      Object.assign(
        class {
          detect = detect;
        },
        { getSupportedFormats: async () => formats },
      );
    const { stream } = buildStream();
    vi.stubGlobal("BarcodeDetector", withFormats(["ean_13"]));
    const without = scanOver(async () => stream);
    await vi.waitFor(() => expect(without.loadReader).toHaveBeenCalledOnce());
    vi.stubGlobal("BarcodeDetector", withFormats(["qr_code"]));
    const { clock, heard, loadReader } = scanOver(async () => stream);
    await vi.waitFor(() => expect(clock.tasks).toBe(1));
    clock.pass(200);
    await vi.waitFor(() => expect(heard).toEqual([{ kind: "read", text: "$own" }]));
    expect(loadReader).not.toHaveBeenCalled();
  });

  it("is switched off and reported as absent if our reader can't be loaded", async () => {
    const { stream, track } = buildStream();
    vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
    const heard: CameraChange[] = [];
    const scanner = createCameraScanner(buildClock(instant(0)), () => Promise.reject(new Error("No chunk.")));
    scanner.scan(new EventTarget() as HTMLVideoElement, (change) => heard.push(change));
    await vi.waitFor(() => expect(heard).toEqual([{ kind: "absent" }]));
    expect(track.stop).toHaveBeenCalledOnce();
  });
});

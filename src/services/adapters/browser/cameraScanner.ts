import type { Clock } from "../../ports/clock.ts";
import type { CameraChange, CodeScanner } from "../../ports/services.ts";

/** Null if no code is visible. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader. TypeScript doesn't have its types yet. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const format = "qr_code";

async function browserReader(): Promise<ReadCode | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  // Some browsers have the class but support no formats.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes(format)) return null;
  const detector = new BarcodeDetector({ formats: [format] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** A large order's QR code has small squares, which a 640-pixel picture, the browsers' default, blurs. */
const constraints = { facingMode: "environment", width: { ideal: 1_280 } };

function changeOf(cause: unknown): CameraChange {
  const name = cause instanceof DOMException ? cause.name : "";
  return { kind: name === "NotFoundError" || name === "OverconstrainedError" ? "absent" : "blocked" };
}

function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Often enough for a steady hand, while a slow phone can still render in between. */
const lookMs = 200;

/** Uses the browser's reader if it has one. Otherwise loads ours. */
export function createCameraScanner(clock: Clock, loadReader: () => Promise<ReadCode>): CodeScanner {
  return {
    scan(video, listener) {
      const ending = new AbortController();
      const { signal } = ending;
      const onEnd = (work: () => void) => signal.addEventListener("abort", work);

      const look = (read: ReadCode) => {
        let isLooking = false;
        const once = async () => {
          if (isLooking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
          isLooking = true;
          const text = await read(video).catch(() => null);
          isLooking = false;
          if (text !== null && !signal.aborted) listener({ kind: "read", text });
        };
        onEnd(clock.every(lookMs, () => void once()));
      };

      const show = async (stream: MediaStream) => {
        if (signal.aborted) return stopCamera(stream);
        onEnd(() => {
          stopCamera(stream);
          video.srcObject = null;
        });
        video.addEventListener("playing", () => listener({ kind: "showing" }), { signal });
        video.srcObject = stream;
        const read = await browserReader().then((own) => own ?? loadReader());
        if (!signal.aborted) look(read);
      };

      const begin = async () => {
        // Pages without https have no `mediaDevices`.
        const devices = navigator.mediaDevices as MediaDevices | undefined;
        if (!devices) return listener({ kind: "absent" });
        const stream = await devices.getUserMedia({ video: constraints }).catch(changeOf);
        if ("kind" in stream) {
          if (!signal.aborted) listener(stream);
          return;
        }
        await show(stream).catch(() => {
          ending.abort();
          listener({ kind: "absent" });
        });
      };

      void begin();
      return () => ending.abort();
    },
  };
}

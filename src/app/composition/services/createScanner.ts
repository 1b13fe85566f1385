import { createCameraScanner } from "../../../services/adapters/browser/cameraScanner.ts";
import type { Clock } from "../../../services/ports/clock.ts";
import type { CodeScanner } from "../../../services/ports/scanner.ts";

export function createScanner(clock: Clock): CodeScanner {
  return createCameraScanner(clock, async () =>
    (await import("../../../services/adapters/browser/qrReader.ts")).createQrReader(),
  );
}

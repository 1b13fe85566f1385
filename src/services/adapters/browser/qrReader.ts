import decodeQR from "qr/decode.js";
import type { ReadCode } from "./cameraScanner.ts";

/** Larger pictures take longer to read and show no more detail. */
const longestSidePx = 1_280;

function textIn(picture: ImageData): string | null {
  try {
    return decodeQR(picture);
  } catch {
    // The library throws if it finds no code.
    return null;
  }
}

/** For browsers without a reader of their own. */
export function createQrReader(): ReadCode {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser draws no canvas.");
  return async (video) => {
    const scale = Math.min(1, longestSidePx / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return textIn(context.getImageData(0, 0, width, height));
  };
}

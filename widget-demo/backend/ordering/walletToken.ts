import { isJsonObject } from "../documentShape.ts";
import { parseJson } from "../parseJson.ts";

/** A wallet pays with JSON text (R58, wire.md). */
export function isWalletToken(text: string): boolean {
  try {
    return isJsonObject(parseJson(text));
  } catch {
    return false;
  }
}

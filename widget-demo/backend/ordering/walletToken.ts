import { createHash } from "node:crypto";
import { isJsonObject } from "../documentShape.ts";
import type { DocumentStore, JsonFields } from "../documents/types.ts";
import { parseJson } from "../parseJson.ts";
import { textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { words } from "./words.ts";

/** A wallet's token is JSON text (R58). */
export function isWalletToken(text: string): boolean {
  try {
    return isJsonObject(parseJson(text));
  } catch {
    return false;
  }
}

/** The path of a document that no browser can read. A token is as good as money, so only its hash is stored. */
function pathOf(token: string): string {
  const sameText = JSON.stringify(parseJson(token));
  return `WalletTokens/${createHash("sha256").update(sameText).digest("hex")}`;
}

/** A token pays for one order. The same order may send it again (R33 again). */
export function checkUnspent(wallet: string, token: string, udid: string, documents: DocumentStore): void {
  const spent = documents.read(pathOf(token));
  if (!spent || textIn(spent, "udid") === udid) return;
  throw new Refusal(words.walletFailed(wallet), "This wallet token has paid for another UDID.");
}

/** The document that is stored for a used token. */
export function spentBy(token: string, udid: string): Readonly<Record<string, JsonFields>> {
  return { [pathOf(token)]: { udid } };
}

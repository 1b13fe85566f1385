import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoreId } from "../../../src/domain/store/store.ts";
import { menusInEntry, withMenus } from "../../../src/wire/published/entryMenus.ts";
import { inTurn } from "./inTurn.ts";
import { writeWhole } from "./writeWhole.ts";

const entry = "storefront.js";

type Change = { readonly add: StoreId } | { readonly remove: StoreId };

/**
 * Tells the entry in the folder which stores have a published menu: to ask for a file that isn't there would cost each
 * diner a round trip. The pinned entry in the version's folder never changes.
 */
export async function listInEntry(folder: string, change: Change): Promise<"listed" | "no-entry" | "old-entry"> {
  const file = join(folder, entry);
  if (!existsSync(file)) return "no-entry";
  // Else the later of two runs would write the list as it was before the other's.
  return inTurn(join(folder, `.${entry}.lock`), () => listIn(folder, file, change));
}

function listIn(folder: string, file: string, change: Change): "listed" | "old-entry" {
  const code = readFileSync(file, "utf8");
  const before = menusInEntry(code);
  if (before === null) return "old-entry";
  const stores = "add" in change ? [...before, change.add] : before.filter((id) => id !== change.remove);
  const changed = withMenus(code, stores);
  // Even if it is listed already: the run before may have ended between the two.
  mendHashes(folder, changed);
  if (changed !== code) writeWhole(file, changed);
  return "listed";
}

type Hashes = Readonly<Record<string, string>>;
interface PaymentScripts {
  readonly page: readonly { readonly file: string; readonly integrity: string }[];
}

/** The published lists of hashes (`.ci/build/publication.ts`). */
function mendHashes(folder: string, code: string): void {
  const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
  // The folder may have those of earlier versions, too. The code names its own.
  const versions = readdirSync(folder).filter((name) => code.includes(`\`${name}\``) || code.includes(`"${name}"`));
  for (const version of versions) {
    mend<Hashes>(join(folder, version, "integrity.json"), (hashes) => ({ ...hashes, [entry]: integrity }));
  }
  mend<PaymentScripts>(join(folder, "payment-scripts.json"), (scripts) => ({
    ...scripts,
    page: scripts.page.map((script) => (script.file === entry ? { ...script, integrity } : script)),
  }));
}

function mend<T>(file: string, change: (json: T) => T): void {
  if (!existsSync(file)) return;
  const before = readFileSync(file, "utf8");
  const after = `${JSON.stringify(change(JSON.parse(before) as T), null, 2)}\n`;
  if (after !== before) writeWhole(file, after);
}

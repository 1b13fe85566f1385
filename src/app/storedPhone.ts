import type { Device } from "../services/adapters/deviceMemory.ts";
import { parseStore } from "../wire/documents/store.ts";
import { storedThings } from "../wire/storage/table.ts";

/** The store's telephone as this device last read it, or nothing. */
export function storedPhone(device: Device): string {
  const last = device.read(storedThings.lastMenu)?.store;
  // What is wrong in the document has been noted when it was read.
  const context = { base: document.baseURI, note: () => {} };
  return (last && parseStore(last.id, last.fields, context)?.phone) ?? "";
}

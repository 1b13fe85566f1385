import type { Device } from "../services/adapters/device/deviceMemory.ts";
import { parseStore } from "../wire/documents/store.ts";
import { storageRows } from "../wire/storage/table.ts";

/** The store's phone number as this device last read it, or an empty string. */
export function storedPhone(device: Device): string {
  const last = device.read(storageRows.lastMenu)?.store;
  // Problems of the document were logged when it was read.
  const context = { base: document.baseURI, note: () => {} };
  return (last && parseStore(last.id, last.fields, context)?.phone) ?? "";
}

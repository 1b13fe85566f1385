import type { Visit } from "../../domain/visit/visit.ts";
import { createDevice, type Device, thisPage } from "../../services/adapters/device/deviceMemory.ts";
import { type ParsedHost, parseHost, type RawAttributes } from "../../wire/host/parseHost.ts";
import { scopeOf } from "../../wire/storage/scope.ts";
import { storageRows } from "../../wire/storage/table.ts";

export interface ReadHost extends ParsedHost {
  readonly device: Device;
}

/** The storage scope of these attributes (R1). Doesn't read the query and stores nothing. */
export function scopeFor(attributes: RawAttributes): string {
  const { store, hqId } = parseHost(attributes, new URLSearchParams()).settings;
  return scopeOf({ hqId, store: store?.kind === "id" ? store.id : (store?.name ?? null) });
}

/** Reads the attributes and the host page's query (R2, R4). `mobile=true` lasts for the session. */
export function readHost(attributes: RawAttributes): ReadHost {
  const query = new URLSearchParams(location.search);
  const parsed = parseHost(attributes, query);
  const { settings } = parsed;
  const device = createDevice(scopeFor(attributes), thisPage, settings.isSharedDevice);
  if (query.get("mobile") === "true") device.save(storageRows.mobile, true);
  // Stored for later pages.
  for (const [name, named] of Object.entries(settings.visit)) {
    if (named) device.save(storageRows[name as keyof Visit], named);
  }
  const isAttributeSilent = (attributes["mobile"] ?? null) === null;
  return {
    ...parsed,
    device,
    settings: {
      ...settings,
      isMobileForced: settings.isMobileForced || (isAttributeSilent && device.read(storageRows.mobile) === true),
    },
  };
}

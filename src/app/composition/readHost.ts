import { createDevice, type Device } from "../../services/adapters/deviceMemory.ts";
import { type ParsedHost, parseHost, type RawAttributes } from "../../wire/host/attributes.ts";
import { scopeOf } from "../../wire/storage/scope.ts";
import type { StoredThing } from "../../wire/storage/stored.ts";
import { storedThings } from "../../wire/storage/table.ts";

export interface ReadHost extends ParsedHost {
  readonly device: Device;
}

/** Whose storage these attributes name (R1). The query names nobody, and nothing is kept by asking. */
export function scopeFor(attributes: RawAttributes): string {
  const { store, hqId } = parseHost(attributes, new URLSearchParams()).settings;
  return scopeOf({ hqId, store: store?.kind === "id" ? store.id : (store?.name ?? null) });
}

/** What the page says, kept for the pages after it; else what an earlier one said. */
function keptOr(device: Device, thing: StoredThing<string>, said: string | null): string | null {
  if (said === null) return device.read(thing);
  device.keep(thing, said);
  return said;
}

/** The attributes and the host page's own query (R2, R4); `mobile=true` lasts for the session. */
export function readHost(attributes: RawAttributes): ReadHost {
  const query = new URLSearchParams(location.search);
  const parsed = parseHost(attributes, query);
  const { settings } = parsed;
  const device = createDevice(scopeFor(attributes));
  if (query.get("mobile") === "true") device.keep(storedThings.mobile, true);
  const isAttributeSilent = (attributes["mobile"] ?? null) === null;
  return {
    ...parsed,
    device,
    settings: {
      ...settings,
      isMobileForced: settings.isMobileForced || (isAttributeSilent && device.read(storedThings.mobile) === true),
      room: keptOr(device, storedThings.room, settings.room),
      table: keptOr(device, storedThings.table, settings.table),
      coupon: keptOr(device, storedThings.coupon, settings.coupon),
    },
  };
}

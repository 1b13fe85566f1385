import type { Attempt } from "../../domain/checkout/attempt.ts";
import { storedThings } from "../../wire/storage/table.ts";
import type { Clock } from "../ports/clock.ts";
import type { Attempts } from "../ports/ordering.ts";
import type { Device } from "./deviceMemory.ts";

/** R33: the order on its way, for all tabs. */
export function createDeviceAttempts(device: Device, clock: Clock): Attempts {
  // A device that keeps nothing knows it for as long as the page is open.
  let unkept: Attempt | null = null;
  const kept = () => device.read(storedThings.checkoutData) ?? unkept;
  const keep = (attempt: Attempt): Attempt => {
    const stamped = { ...attempt, postedAt: clock.now() };
    unkept = device.keep(storedThings.checkoutData, stamped) ? null : stamped;
    return stamped;
  };
  return {
    kept,
    claim: (attempt) =>
      device.exclusively(() => {
        const other = kept();
        return other ? { kind: "kept", attempt: other } : { kind: "claimed", attempt: keep(attempt) };
      }),
    claimAgain: (attempt) =>
      device.exclusively(() => {
        const own = kept();
        if (!own) return { kind: "settled-elsewhere" };
        const isOurs = own.address.udid === attempt.address.udid;
        return isOurs ? { kind: "claimed", attempt: keep(attempt) } : { kind: "kept", attempt: own };
      }),
    forget: (udid) =>
      device.exclusively(() => {
        if (kept()?.address.udid !== udid) return false;
        device.forget(storedThings.checkoutData);
        unkept = null;
        return true;
      }),
    listen: (listener) => device.watch(storedThings.checkoutData, listener),
  };
}

import type { DeviceLocation } from "../../ports/venues.ts";

/** Starts when the diner consents. */
const timeout = 10_000;
/** A cached position of this age is accurate enough. */
const maximumAge = 60_000;

function answerOf({ code }: GeolocationPositionError): DeviceLocation {
  if (code === 1) return { kind: "refused" };
  return { kind: code === 3 ? "slow" : "unavailable" };
}

/** Accurate to a few hundred metres, which is faster than GPS and enough for a list. */
export function locate(): Promise<DeviceLocation> {
  const { geolocation } = navigator;
  return new Promise((resolve) => {
    // Browsers offer it on secure pages only.
    if (!geolocation) return resolve({ kind: "unavailable" });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: "found", position: { latitude, longitude } }),
      (problem) => resolve(answerOf(problem)),
      { timeout, maximumAge, enableHighAccuracy: false },
    );
  });
}

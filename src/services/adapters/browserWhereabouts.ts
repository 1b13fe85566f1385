import type { Whereabouts } from "../ports/whereabouts.ts";

/** From the diner's consent on. */
const timeout = 10_000;
/** A diner who asks again has hardly moved. */
const maximumAge = 60_000;

function answerOf({ code }: GeolocationPositionError): Whereabouts {
  if (code === 1) return { kind: "refused" };
  return { kind: code === 3 ? "slow" : "unavailable" };
}

/** To a few hundred metres: that is quicker than a satellite's answer, and enough for a list. */
export function locate(): Promise<Whereabouts> {
  const { geolocation } = navigator;
  return new Promise((resolve) => {
    // Browsers have it on a secure page only.
    if (!geolocation) return resolve({ kind: "unavailable" });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: "found", position: { latitude, longitude } }),
      (problem) => resolve(answerOf(problem)),
      { timeout, maximumAge, enableHighAccuracy: false },
    );
  });
}

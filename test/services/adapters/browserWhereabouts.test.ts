import { afterEach, expect, it, vi } from "vitest";
import { locate } from "../../../src/services/adapters/browser/browserWhereabouts.ts";

type Ask = Geolocation["getCurrentPosition"];

function stand(getCurrentPosition: Ask | null): void {
  vi.stubGlobal("navigator", { geolocation: getCurrentPosition ? { getCurrentPosition } : undefined });
}

afterEach(() => void vi.unstubAllGlobals());

it("returns the position that the browser reports", async () => {
  const coords = { latitude: -37.8, longitude: 144.9, accuracy: 400 };
  stand((found) => found({ coords } as GeolocationPosition));
  expect(await locate()).toEqual({ kind: "found", position: { latitude: -37.8, longitude: 144.9 } });
});

it.each([
  [1, "refused"],
  [2, "unavailable"],
  [3, "slow"],
])("maps the browser's error code %i to a reason", async (code, kind) => {
  stand((_found, failed) => failed?.({ code } as GeolocationPositionError));
  expect(await locate()).toEqual({ kind });
});

it("is unavailable if the browser has no geolocation", async () => {
  stand(null);
  expect(await locate()).toEqual({ kind: "unavailable" });
});

it("waits ten seconds at most, and asks for low accuracy, which is enough for a list", async () => {
  const ask = vi.fn<Ask>((found) => found({ coords: {} } as GeolocationPosition));
  stand(ask);
  await locate();
  expect(ask.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000, enableHighAccuracy: false });
});

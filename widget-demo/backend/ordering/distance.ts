import type { JsonFields } from "../documents/types.ts";
import type { TrackingOrder } from "./orderBody.ts";
import { fieldsIn, numberIn } from "./reading.ts";

const earthKm = 6371;
/** S47: roads are longer than the straight line by this factor. */
const detour = 1.3;
const metres = 1000;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The distance from the store to the order's address, to the metre; null if the position of either is unknown. */
export function distanceKmTo({ DeliveryAddress }: TrackingOrder, store: JsonFields): number | null {
  const location = fieldsIn(store, "Location");
  const from = pointOf(numberIn(location, "Latitude"), numberIn(location, "Longitude"));
  const to = pointOf(DeliveryAddress?.Altitude ?? null, DeliveryAddress?.Longitude ?? null);
  return from && to && distanceKm(from, to);
}

function pointOf(latitude: number | null, longitude: number | null): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The distance by road, to the metre. */
export function distanceKm(from: Point, to: Point): number {
  const south = radians(from.latitude);
  const north = radians(to.latitude);
  const across = radians(to.longitude - from.longitude);
  const half = Math.sin((north - south) / 2) ** 2 + Math.cos(south) * Math.cos(north) * Math.sin(across / 2) ** 2;
  const crowKm = 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)));
  return Math.round(crowKm * detour * metres) / metres;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

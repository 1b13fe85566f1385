import type { Venue } from "../../domain/store/venueList.ts";
import type { Route } from "../../state/navigation/paths.ts";

export function storeRoute({ id }: Venue): Route {
  return { name: "store", store: String(id) };
}

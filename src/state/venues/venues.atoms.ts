import { atom } from "jotai";
import type { Load } from "../../domain/load.ts";
import { listedVenues } from "../../domain/store/listedVenues.ts";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

/** The venues of the configured group. */
export const venuesAtom = atom<Load<readonly Store[]>>({ kind: "loading" });

export const loadVenuesAtom = atom(null, async (get, set) => {
  const { hqId } = get(settingsAtom);
  if (hqId === null) return;
  const reading = await get(servicesAtom).documents.loadStoresOf(hqId);
  if (get(settingsAtom).hqId !== hqId) return;
  if (reading.kind === "found") set(venuesAtom, { kind: "ready", value: listedVenues(reading.value, hqId) });
  else if (get(venuesAtom).kind !== "ready") set(venuesAtom, { kind: "failed" });
});

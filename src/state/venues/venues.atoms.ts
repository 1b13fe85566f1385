import { atom } from "jotai";
import type { Load } from "../../domain/load.ts";
import { groupHeader } from "../../domain/store/groupHeader.ts";
import { groupVenues, type Position, type Venue } from "../../domain/store/venueList.ts";
import type { DeviceLocation, Headquarters, VenueServices } from "../../services/ports/venues.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { groupHeaderAtom } from "../store/store.atoms.ts";

/** The venues of the configured group. */
export const venuesAtom = atom<Load<readonly Venue[]>>({ kind: "loading" });

/** R95: whether the group has no store at all, shown or not. */
export const isGroupEmptyAtom = atom(false);

/** Null if it doesn't exist, or may not be read. */
export const headquartersAtom = atom<Headquarters | null>(null);

const servicesHereAtom = atom(
  null,
  (get): Promise<VenueServices | null> =>
    get(orderServicesAtom)
      .loadVenues()
      .catch(() => null),
);

/** Loads the list and its heading together: a heading that arrived later would push the list down. */
export const loadVenuesAtom = atom(null, async (get, set): Promise<void> => {
  const { hqId } = get(settingsAtom);
  if (hqId === null) return;
  const services = await set(servicesHereAtom);
  const answers = services && (await Promise.all([services.loadStoresOf(hqId), services.loadHeadquarters(hqId)]));
  if (get(settingsAtom).hqId !== hqId) return;
  const [reading, headquarters] = answers ?? [];
  if (headquarters) {
    set(headquartersAtom, headquarters);
    set(groupHeaderAtom, groupHeader(headquarters));
  }
  if (reading?.kind === "found") {
    set(
      isGroupEmptyAtom,
      reading.value.every(({ id }) => id === hqId),
    );
    set(venuesAtom, { kind: "ready", value: groupVenues(reading.value, hqId) });
  } else if (get(venuesAtom).kind !== "ready") set(venuesAtom, { kind: "failed" });
});

/** The diner's position, kept only for this page. */
const positionAtom = atom<Position | null>(null);

export const hereAtom = atom((get) => get(positionAtom));

/** `unanswered`: no answer for a long time. The diner may not have answered the browser, or it is still searching. */
type Locating = "unasked" | "asking" | "unanswered" | DeviceLocation["kind"];

/** Longer than finding the position takes if the diner has already given permission. */
const patienceMs = 12_000;

const locatingStateAtom = atom<Locating>("unasked");

export const locatingAtom = atom((get) => get(locatingStateAtom));

/** Runs only when the diner presses the button. If it fails later, the position is kept. */
export const locateAtom = atom(null, async (get, set): Promise<void> => {
  if (get(locatingStateAtom) === "asking") return;
  set(locatingStateAtom, "asking");
  const stop = get(servicesAtom).clock.after(patienceMs, () => {
    if (get(locatingStateAtom) === "asking") set(locatingStateAtom, "unanswered");
  });
  const services = await set(servicesHereAtom);
  const found: DeviceLocation = (await services?.locate()) ?? { kind: "unavailable" };
  stop();
  if (found.kind === "found") set(positionAtom, found.position);
  set(locatingStateAtom, found.kind);
});

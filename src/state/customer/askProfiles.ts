import type { Getter } from "jotai";
import type { ProfileResult, Profiles } from "../../services/ports/accounts.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";

/** The result of a change that a member made. `offline`: the device has no network, so nothing has left it. */
export type Answered = ProfileResult | { readonly kind: "offline" };

export async function askProfiles(get: Getter, ask: (profiles: Profiles) => Promise<Answered>): Promise<Answered> {
  if (get(servicesAtom).connection.isOffline()) return { kind: "offline" };
  const profiles = await get(orderServicesAtom)
    .loadProfiles()
    .catch(() => null);
  return profiles ? ask(profiles) : { kind: "no-answer" };
}

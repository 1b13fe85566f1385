import type { Getter } from "jotai";
import type { ProfileResult, Profiles } from "../../services/ports/profiles.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** The result of a change that a member made. */
export type Answered = ProfileResult;

export async function askProfiles(get: Getter, ask: (profiles: Profiles) => Promise<Answered>): Promise<Answered> {
  const profiles = await get(orderServicesAtom)
    .loadProfiles()
    .catch(() => null);
  return profiles ? ask(profiles) : { kind: "no-answer" };
}

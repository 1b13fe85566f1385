import { atom, type Getter } from "jotai";
import { checkEmail } from "../../domain/customer/email.ts";
import type { Registration } from "../../domain/customer/registration.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { memberAnswerAtom } from "../customer/membership.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { foodPlacing, placementAtom } from "./placement.atoms.ts";

/** What has become of a guest who wanted to become a member with their order (R67). */
export type Joining =
  | { readonly kind: "not-asked" | "under-way" }
  | { readonly kind: "joined"; readonly email: string; readonly isCardLost: boolean }
  | { readonly kind: "known-email"; readonly email: string }
  | { readonly kind: "failed" };

const joiningStateAtom = atom<Joining>({ kind: "not-asked" });
export const joiningAtom = atom((get) => get(joiningStateAtom));

interface NewMember {
  readonly guest: Omit<Registration, "password">;
  /** R37: in memory alone, and no longer than until the order's outcome is known. */
  readonly card: NewCard | null;
}

/** Who joins when the order on its way is placed. */
const waitingAtom = atom<NewMember | null>(null);

function whoJoins(get: Getter): NewMember | null {
  const { firstName, lastName, email: typed } = get(typedContactAtom);
  const email = checkEmail(typed);
  if (get(memberAnswerAtom).answer !== "join" || get(memberAtom) || !email.ok) return null;
  const tender = get(foodPlacing.tenderAtom);
  const guest = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.value };
  return { guest, card: tender.kind === "card" ? tender.card : null };
}

/** The order is placed, whatever becomes of this. */
const joinAtom = atom(null, async (get, set, { guest, card }: NewMember): Promise<void> => {
  const { loadAccounts, loadProfiles } = get(orderServicesAtom);
  set(joiningStateAtom, { kind: "under-way" });
  try {
    const { kind } = await (await loadAccounts()).join(guest);
    const isJoined = kind === "signed-in";
    // The next order of this session asks and does nothing of this again.
    if (isJoined || kind === "known-email") set(memberAnswerAtom, { answer: "skip" });
    if (kind === "known-email") return set(joiningStateAtom, { kind, email: guest.email });
    if (!isJoined) return set(joiningStateAtom, { kind: "failed" });
    const stored = card && (await (await loadProfiles()).addCard(card));
    set(joiningStateAtom, {
      kind: "joined",
      email: guest.email,
      isCardLost: stored !== null && stored.kind !== "saved",
    });
  } catch {
    set(joiningStateAtom, { kind: "failed" });
  }
});

/** At each change of the order on its way. */
export const lookAtPlacementAtom = atom(null, (get, set): void => {
  const waiting = get(waitingAtom);
  const { kind } = get(placementAtom);
  if (kind === "sending") set(waitingAtom, whoJoins(get));
  if (kind === "placed" || kind === "failed" || kind === "idle") set(waitingAtom, null);
  if (kind === "placed" && waiting) void set(joinAtom, waiting);
});

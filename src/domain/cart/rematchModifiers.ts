import { isSameData } from "../isSameData.ts";
import type { Choice, Option } from "../menu/selection.ts";
import type { CartModifier, ModifierListing } from "./cart.ts";
import { listingOfModifier } from "./lineFrom.ts";

interface Named {
  readonly code: string;
  readonly id: string;
  readonly name: string;
}

/**
 * Whether `found` is the item that was picked: the same code or, if the picked item has no code, the same id and name.
 */
export function isNamed(picked: Named, found: Named): boolean {
  if (picked.code !== "") return found.code === picked.code;
  return found.id === picked.id && found.name === picked.name;
}

/** Scores how similar an item is to the picked one. An earlier criterion outweighs all later ones together. */
export function nearness(...likenesses: readonly boolean[]): number {
  return likenesses.reduce((sum, isAlike) => sum * 2 + Number(isAlike), 0);
}

/** The most similar item; the first one if several are equally similar. */
export function nearest<T>(all: readonly T[], nearnessOf: (each: T) => number): T | null {
  return [...all].sort((one, other) => nearnessOf(other) - nearnessOf(one))[0] ?? null;
}

/** The listing that a modifier was originally picked from. */
function originOf({ origin, ...modifier }: CartModifier): ModifierListing {
  if (origin) return origin;
  const { groupId, groupName, modifierId, code, name, price, taxRate, labels } = modifier;
  return { groupId, groupName, modifierId, code, name, price, taxRate, labels };
}

/** The modifier as it was originally picked. Used if the product or the modifier isn't on the new menu. */
export function asPicked(modifier: CartModifier): CartModifier {
  return { ...modifier, ...originOf(modifier), subs: modifier.subs.map(asPicked), unavailability: null, origin: null };
}

interface Offered {
  readonly option: Option;
  readonly listing: ModifierListing;
}

function isOffered(origin: ModifierListing, { listing }: Offered): boolean {
  const [{ code, modifierId: id, name }, found] = [origin, listing];
  return isNamed({ code, id, name }, { code: found.code, id: found.modifierId, name: found.name });
}

function nearnessOf(origin: ModifierListing, { listing }: Offered): number {
  return nearness(
    listing.groupName === origin.groupName,
    listing.name === origin.name,
    listing.groupId === origin.groupId,
    listing.modifierId === origin.modifierId,
  );
}

/**
 * Maps the index of each origin to its option here. The most similar pairs are matched first, and each option is used
 * once.
 */
function offersFor(origins: readonly ModifierListing[], offered: readonly Offered[]): ReadonlyMap<number, Offered> {
  const pairs = origins.flatMap((origin, at) =>
    offered
      .filter((each) => isOffered(origin, each))
      .map((each) => ({ at, offer: each, near: nearnessOf(origin, each) })),
  );
  const offers = new Map<number, Offered>();
  const taken = new Set<Offered>();
  for (const { at, offer } of pairs.sort((one, other) => other.near - one.near)) {
    if (offers.has(at) || taken.has(offer)) continue;
    offers.set(at, offer);
    taken.add(offer);
  }
  return offers;
}

function rematchModifier(modifier: CartModifier, origin: ModifierListing, offer: Offered | undefined): CartModifier {
  if (!offer) return { ...asPicked(modifier), unavailability: "unavailable" };
  const { option, listing } = offer;
  return {
    ...modifier,
    ...listing,
    subs: rematchModifiers(modifier.subs, option.subChoices),
    unavailability: option.isSoldOut ? "sold-out" : null,
    origin: isSameData(listing, origin) ? null : origin,
  };
}

/** Every modifier stays in its place. One that another store doesn't have becomes unavailable (S13). */
export function rematchModifiers(
  modifiers: readonly CartModifier[],
  choices: readonly Choice[],
): readonly CartModifier[] {
  const offered = choices.flatMap(({ group, options }) =>
    options.map((option) => ({ option, listing: listingOfModifier(group, option.modifier) })),
  );
  const origins = modifiers.map(originOf);
  const offers = offersFor(origins, offered);
  return modifiers.map((modifier, at) => rematchModifier(modifier, origins[at] ?? originOf(modifier), offers.get(at)));
}

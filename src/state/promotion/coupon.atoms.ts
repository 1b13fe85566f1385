import { atom } from "jotai";
import { priceLine } from "../../domain/cart/priceLine.ts";
import { sumCents } from "../../domain/money/cents.ts";
import { withCode } from "../../domain/promotion/couponCodes.ts";
import { type CouponProblem, couponProblem } from "../../domain/promotion/couponUse.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { CouponAnswer } from "../../services/ports/ordering.ts";
import { cartAtom, cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { logAtom } from "../log/log.atoms.ts";
import { pathAtom } from "../navigation/navigation.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";

/** By the store's ID. What the device keeps are codes: they are asked about anew on each visit. */
const couponsAtom = atom<Readonly<Record<string, Coupon>>>({});

export const couponAtom = atom((get): Coupon | null => {
  const storeId = get(cartStoreIdAtom);
  return storeId === null ? null : (get(couponsAtom)[storeId] ?? null);
});

const putCouponOfAtom = atom(null, (get, set, storeId: StoreId, coupon: Coupon | null) => {
  const { memory } = get(servicesAtom);
  const { [String(storeId)]: _before, ...others } = get(couponsAtom);
  set(couponsAtom, coupon ? { ...others, [storeId]: coupon } : others);
  memory.keepCouponCodes(withCode(memory.couponCodes() ?? {}, storeId, coupon?.code ?? null));
});

const putCouponAtom = atom(null, (get, set, coupon: Coupon | null) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId !== null) set(putCouponOfAtom, storeId, coupon);
});

/** Spec: on success. */
export const forgetCouponAtom = atom(null, (_get, set, storeId: StoreId) => {
  set(putCouponOfAtom, storeId, null);
  set(couponEntryAtom, { kind: "idle" });
});

/** What became of a code that was entered. */
export type CouponEntry =
  | { readonly kind: "idle" }
  | { readonly kind: "processing" }
  | { readonly kind: "empty" }
  | { readonly kind: "applied"; readonly code: string }
  /** The store's own words, where it has some. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "not-yet"; readonly problem: CouponProblem }
  | { readonly kind: "no-answer" };

export const couponEntryAtom = atom<CouponEntry>({ kind: "idle" });

export const couponCodeAtom = atom("");

const askForCouponAtom = atom(null, async (get, set, code: string): Promise<CouponAnswer> => {
  const storeId = get(cartStoreIdAtom);
  const answer =
    storeId === null
      ? null
      : await get(servicesAtom)
          .loadOrdering()
          .then((api) => api.checkCoupon(code, storeId))
          .catch(() => null);
  if (answer && answer.kind !== "no-answer") return answer;
  const description = `unknown error in coupon validating, at ${get(pathAtom)}`;
  set(logAtom, { type: "Error", category: "coupon", description });
  return { kind: "no-answer" };
});

/** R22: a new code that can do nothing yet is refused, with the reason. */
export const applyCouponAtom = atom(null, async (get, set) => {
  const code = get(couponCodeAtom).trim();
  if (get(couponEntryAtom).kind === "processing") return;
  if (code === "") return set(couponEntryAtom, { kind: "empty" });
  set(couponEntryAtom, { kind: "processing" });
  const answer = await set(askForCouponAtom, code);
  if (answer.kind !== "valid") return set(couponEntryAtom, answer);
  const goods = get(cartAtom).lines.map(priceLine);
  const problem = couponProblem(answer.coupon, goods, sumCents(goods.map(({ total }) => total)));
  if (problem) return set(couponEntryAtom, { kind: "not-yet", problem });
  set(putCouponAtom, answer.coupon);
  set(couponCodeAtom, "");
  set(couponEntryAtom, { kind: "applied", code: answer.coupon.code });
});

export const removeCouponAtom = atom(null, (_get, set) => {
  set(putCouponAtom, null);
  set(couponEntryAtom, { kind: "idle" });
});

/** Codes that were brought and asked about, so that each is asked about once. */
const broughtCodesAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The code of the last visit, else the one that the diner came with (R4). */
const broughtCodeAtom = atom((get) => {
  const storeId = get(cartStoreIdAtom);
  const kept = storeId === null ? undefined : get(servicesAtom).memory.couponCodes()?.[storeId];
  return kept ?? get(settingsAtom).coupon;
});

/** It waits in the cart, greyed, until it counts. */
export const bringCouponAtom = atom(null, async (get, set) => {
  const storeId = get(cartStoreIdAtom);
  const code = get(broughtCodeAtom);
  if (code === null || storeId === null || get(couponAtom)) return;
  const asked = `${storeId} ${code}`;
  if (get(broughtCodesAtom).has(asked)) return;
  set(broughtCodesAtom, new Set([...get(broughtCodesAtom), asked]));
  const answer = await set(askForCouponAtom, code);
  if (get(cartStoreIdAtom) !== storeId || get(couponAtom)) return;
  if (answer.kind === "valid") return set(putCouponAtom, answer.coupon);
  set(couponCodeAtom, code);
  set(couponEntryAtom, answer);
});

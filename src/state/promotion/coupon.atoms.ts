import { atom, type Getter } from "jotai";
import type { Cart } from "../../domain/cart/cart.ts";
import { priceLine } from "../../domain/cart/priceLine.ts";
import { sumCents } from "../../domain/money/cents.ts";
import { type CouponCodes, type CouponProblem, couponProblem, withCode } from "../../domain/promotion/coupon.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { CouponCheckResult } from "../../services/ports/ordering.ts";
import { cartOfAtom, cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";
import { askForCouponAtom, createCodeBox } from "./codeBox.ts";

/** By store ID. The device stores only codes, so their value is requested from the backend on each visit. */
const couponsAtom = atom<Readonly<Record<string, Coupon>>>({});

export const couponAtom = atom((get): Coupon | null => {
  const storeId = get(cartStoreIdAtom);
  return storeId === null ? null : (get(couponsAtom)[storeId] ?? null);
});

const setCouponAtom = atom(null, (get, set, storeId: StoreId, coupon: Coupon | null) => {
  const { orderMemory } = get(orderServicesAtom);
  const { [String(storeId)]: _before, ...others } = get(couponsAtom);
  set(couponsAtom, coupon ? { ...others, [storeId]: coupon } : others);
  orderMemory.save("coupons", withCode(orderMemory.get("coupons") ?? {}, storeId, coupon?.code ?? null));
});

const forgetCodeAtom = atom(null, (get, _set, storeId: StoreId, code: string) => {
  const { orderMemory } = get(orderServicesAtom);
  const codes = orderMemory.get("coupons") ?? {};
  if (codes[storeId] === code) orderMemory.save("coupons", withCode(codes, storeId, null));
});

function problemAt({ lines }: Cart, coupon: Coupon): CouponProblem | null {
  const goods = lines.map(priceLine);
  return couponProblem(coupon, goods, sumCents(goods.map(({ total }) => total)));
}

export const couponBox = createCodeBox({
  linesOf: (get, storeId) => get(cartOfAtom)(storeId).lines,
  // The field is replaced by the applied code.
  isApplied: () => false,
  problemOf: (get, storeId, coupon) => problemAt(get(cartOfAtom)(storeId), coupon),
  apply: (_get, set, storeId, coupon) => set(setCouponAtom, storeId, coupon),
});

const { boxOfAtom, changeBoxAtom, clearBoxAtom } = couponBox;

const dropCouponAtom = atom(null, (_get, set, storeId: StoreId) => {
  set(setCouponAtom, storeId, null);
  set(clearBoxAtom, storeId);
});

/**
 * Asks about the applied code again. A code that has ended since leaves the order. Its field then has the code and the
 * reason, as when the diner applies it.
 */
export const recheckCouponAtom = atom(null, async (get, set) => {
  const storeId = get(cartStoreIdAtom);
  const coupon = get(couponAtom);
  if (storeId === null || !coupon) return;
  const { code } = coupon;
  const answer = await set(askForCouponAtom, storeId, code);
  if (answer.kind === "no-answer" || get(couponsAtom)[storeId] !== coupon) return;
  set(setCouponAtom, storeId, answer.kind === "valid" ? answer.coupon : null);
  if (answer.kind === "refused") set(changeBoxAtom, storeId, { code, entry: answer });
});

export const removeCouponAtom = atom(null, (get, set) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId !== null) set(dropCouponAtom, storeId);
});

/** Codes from the page or the last visit, by store, so that each is asked about once. */
const requestedCodesAtom = atom<ReadonlyMap<string, "asked" | "answered">>(new Map<string, "asked" | "answered">());

function requestKey(storeId: StoreId | string, code: string): string {
  return `${storeId} ${code}`;
}

/** On success. A code that the page names is also for the next order (R52), so it is requested again. */
export const forgetCouponAtom = atom(null, (get, set, storeId: StoreId) => {
  set(dropCouponAtom, storeId);
  const ofOthers = [...get(requestedCodesAtom)].filter(([key]) => !key.startsWith(requestKey(storeId, "")));
  set(requestedCodesAtom, new Map(ofOthers));
});

/** The code from the page (R4), else from the last visit, that hasn't been asked about yet. */
function codeToRequest(get: Getter, storeId: StoreId): string | undefined {
  const codes = [get(visitAtom).coupon, get(orderServicesAtom).orderMemory.get("coupons")?.[storeId] ?? null];
  return codes.filter((code) => code !== null).find((code) => !get(requestedCodesAtom).has(requestKey(storeId, code)));
}

/** The code that applies or is being asked about, once something is in the cart. */
export const codeToApplyAtom = atom((get): string | null => {
  const storeId = get(cartStoreIdAtom);
  return storeId === null ? null : (get(couponAtom)?.code ?? codeToRequest(get, storeId) ?? null);
});

/** Whether a code from the page or the last visit has no answer yet. */
export const isCodePendingAtom = atom((get): boolean => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null || get(couponAtom)) return false;
  const isAsked = [...get(requestedCodesAtom)].some(
    ([key, at]) => at === "asked" && key.startsWith(requestKey(storeId, "")),
  );
  return isAsked || codeToRequest(get, storeId) !== undefined;
});

interface BroughtAnswer {
  readonly storeId: StoreId;
  readonly code: string;
  readonly answer: CouponCheckResult;
}

/** A valid code stays in the cart, greyed out, until it applies. A refused code is forgotten. */
const takeAnswerAtom = atom(null, (get, set, { storeId, code, answer }: BroughtAnswer) => {
  set(requestedCodesAtom, new Map([...get(requestedCodesAtom), [requestKey(storeId, code), "answered"]]));
  if (get(couponsAtom)[storeId]) return;
  if (answer.kind === "valid") return set(setCouponAtom, storeId, answer.coupon);
  if (answer.kind === "refused") set(forgetCodeAtom, storeId, code);
  // What the diner has done in the meantime is not overwritten.
  const box = get(boxOfAtom)(storeId);
  if (box.code === "" && box.entry.kind === "idle") set(changeBoxAtom, storeId, { code, entry: answer });
});

/**
 * Another tab or element has stored these codes. A code that isn't among them is dropped here too, and a new one is
 * requested next.
 */
export const takeOverCodesAtom = atom(null, (get, set, codes: CouponCodes) => {
  const all = get(couponsAtom);
  const stays = ([storeId, { code }]: readonly [string, Coupon]) => codes[storeId] === code;
  const isNew = (key: string) =>
    Object.entries(codes).some(([storeId, code]) => key === requestKey(storeId, code) && all[storeId]?.code !== code);
  set(couponsAtom, Object.fromEntries(Object.entries(all).filter(stays)));
  for (const storeId of Object.keys(all).map(Number)) {
    const { entry } = get(boxOfAtom)(storeId);
    if (entry.kind === "applied" && entry.code !== codes[storeId]) set(clearBoxAtom, storeId);
  }
  const asked = [...get(requestedCodesAtom)].filter(([key, at]) => at === "asked" || !isNew(key));
  set(requestedCodesAtom, new Map(asked));
});

/** Asks about the codes from the page and the last visit, one after the other, until one is valid. */
export const loadCouponAtom = atom(null, async (get, set) => {
  const storeId = get(cartStoreIdAtom);
  const code = storeId === null || get(couponAtom) ? undefined : codeToRequest(get, storeId);
  if (storeId === null || code === undefined) return;
  set(requestedCodesAtom, new Map([...get(requestedCodesAtom), [requestKey(storeId, code), "asked"]]));
  const answer = await set(askForCouponAtom, storeId, code);
  set(takeAnswerAtom, { storeId, code, answer });
  if (!get(couponsAtom)[storeId]) await set(loadCouponAtom);
});

/** R75: the venue that is chosen for the order is asked about the first store's code, too. */
export const carryCouponAtom = atom(null, (get, set, from: StoreId, to: StoreId) => {
  const code = get(couponsAtom)[from]?.code;
  if (code === undefined || get(couponsAtom)[to]) return;
  const { orderMemory } = get(orderServicesAtom);
  orderMemory.save("coupons", withCode(orderMemory.get("coupons") ?? {}, to, code));
  void set(loadCouponAtom);
});

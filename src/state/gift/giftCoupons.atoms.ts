import { atom, type Getter } from "jotai";
import { giftCouponProblem } from "../../domain/gift/priceGifts.ts";
import { type GiftCodes, savedGiftCart, withStoreList } from "../../domain/gift/savedGifts.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { askForCouponAtom, createCodeBox } from "../promotion/codeBox.ts";
import { giftCartsAtom } from "./giftCart.atoms.ts";
import { arrivedGiftServicesAtom, giftServicesAtom } from "./giftServices.atoms.ts";

/** Null until something changes: until then the stored codes count. */
const cachedCodesAtom = atom<GiftCodes | null>(null);

const codesAtom = atom(
  (get): GiftCodes => get(cachedCodesAtom) ?? get(arrivedGiftServicesAtom)?.memory.get("giftCoupons") ?? {},
);

const none: readonly string[] = [];

function codesOf(get: Getter, storeId: StoreId): readonly string[] {
  return get(codesAtom)[storeId] ?? none;
}

/** What the backend answered about a code. The device stores only codes, so their value is requested on each visit. */
type Answer = Coupon | "asked" | "no-answer";

const answersAtom = atom<ReadonlyMap<string, Answer>>(new Map<string, Answer>());

function keyOf(storeId: StoreId, code: string): string {
  return `${storeId} ${code}`;
}

const setAnswerAtom = atom(null, (get, set, storeId: StoreId, code: string, answer: Answer) => {
  set(answersAtom, new Map([...get(answersAtom), [keyOf(storeId, code), answer]]));
});

const saveCodesAtom = atom(null, (get, set, storeId: StoreId, codes: readonly string[]) => {
  const all = withStoreList(get(codesAtom), storeId, codes);
  set(cachedCodesAtom, all);
  get(giftServicesAtom).memory.save("giftCoupons", all);
});

const shownCodesAtom = atom((get) => {
  const storeId = get(cartStoreIdAtom);
  return storeId === null ? none : codesOf(get, storeId);
});

/** The coupons of the shown store's gift cart, in the order in which they were applied. */
export const giftCouponsAtom = atom((get): readonly Coupon[] => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return [];
  const answers = get(answersAtom);
  return get(shownCodesAtom)
    .map((code) => answers.get(keyOf(storeId, code)))
    .filter((each) => typeof each === "object");
});

/** Whether a code from the last visit or another tab has no answer yet: the total may still change. */
export const areGiftCodesPendingAtom = atom((get) => {
  const storeId = get(cartStoreIdAtom);
  const answers = get(answersAtom);
  return get(shownCodesAtom).some((code) => {
    const answer = storeId === null ? undefined : answers.get(keyOf(storeId, code));
    return answer === undefined || answer === "asked";
  });
});

function isApplied(get: Getter, storeId: StoreId, code: string): boolean {
  return codesOf(get, storeId).some((applied) => applied.toUpperCase() === code.toUpperCase());
}

const linesOf = (get: Getter, storeId: StoreId) => savedGiftCart(get(giftCartsAtom), storeId).lines;

/** R72: codes are applied one after the other, each once. */
export const giftCodeBox = createCodeBox({
  linesOf,
  isApplied,
  problemOf: (get, storeId, coupon) => giftCouponProblem(coupon, linesOf(get, storeId)),
  apply(get, set, storeId, coupon) {
    set(setAnswerAtom, storeId, coupon.code, coupon);
    set(saveCodesAtom, storeId, [...codesOf(get, storeId), coupon.code]);
  },
});

const { changeBoxAtom, clearBoxAtom } = giftCodeBox;

/** The field disappears, and with it what it said. A code whose answer is awaited, or hasn't been asked for, stays. */
export const leaveGiftCodeAtom = atom(null, (get, set) => {
  const { kind } = get(giftCodeBox.entryAtom);
  if (kind !== "idle" && kind !== "processing") set(clearBoxAtom, get(cartStoreIdAtom));
});

export const removeGiftCodeAtom = atom(null, (get, set, code: string) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  set(
    saveCodesAtom,
    storeId,
    get(shownCodesAtom).filter((each) => each !== code),
  );
  set(changeBoxAtom, storeId, { entry: { kind: "idle" } });
});

/** Forgets the codes, which were only for this order. */
export const forgetGiftCodesAtom = atom(null, (_get, set, storeId: StoreId) => {
  set(saveCodesAtom, storeId, []);
  set(clearBoxAtom, storeId);
});

/** Asks about the codes from the last visit and from other tabs. A refused one is forgotten. */
export const loadGiftCodesAtom = atom(null, async (get, set): Promise<void> => {
  const storeId = get(cartStoreIdAtom);
  if (storeId === null) return;
  const isNew = (code: string) => {
    const answer = get(answersAtom).get(keyOf(storeId, code));
    return answer === undefined || answer === "no-answer";
  };
  await Promise.all(
    get(shownCodesAtom)
      .filter(isNew)
      .map(async (code) => {
        set(setAnswerAtom, storeId, code, "asked");
        const answer = await set(askForCouponAtom, storeId, code);
        set(setAnswerAtom, storeId, code, answer.kind === "valid" ? answer.coupon : "no-answer");
        if (answer.kind === "no-answer") set(changeBoxAtom, storeId, { code, entry: { kind: "no-answer" } });
        if (answer.kind !== "refused") return;
        set(
          saveCodesAtom,
          storeId,
          codesOf(get, storeId).filter((each) => each !== code),
        );
      }),
  );
});

/** Another tab or element has stored these codes. */
export const takeOverGiftCodesAtom = atom(null, (_get, set, codes: GiftCodes) => {
  set(cachedCodesAtom, codes);
  void set(loadGiftCodesAtom);
});

import { atom, type Getter, type Setter } from "jotai";
import type { CouponProblem } from "../../domain/promotion/coupon.ts";
import type { Coupon } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { CouponCheckResult } from "../../services/ports/ordering.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { logAtom } from "../log/log.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

export const askForCouponAtom = atom(
  null,
  async (get, set, storeId: StoreId, code: string): Promise<CouponCheckResult> => {
    const answer = await get(orderServicesAtom)
      .loadOrdering()
      .then((api) => api.checkCoupon(code, storeId))
      .catch(() => null);
    if (answer && answer.kind !== "no-answer") return answer;
    // S44: logged with the route, which every log entry has. The host page gets only the description.
    set(logAtom, { type: "Error", category: "coupon", description: "unknown error in coupon validating" });
    return { kind: "no-answer" };
  },
);

/** What happened to a code that was entered. */
export type CodeEntry =
  | { readonly kind: "idle" | "processing" | "empty" | "no-answer" }
  /** `already`: it was applied before. */
  | { readonly kind: "applied" | "already"; readonly code: string }
  /** The store's own message, if it has one. */
  | { readonly kind: "refused"; readonly message: string }
  /** Valid, but not for this cart. */
  | { readonly kind: "not-yet"; readonly problem: CouponProblem };

interface CodeBox {
  readonly code: string;
  readonly entry: CodeEntry;
  /** The lines that the answer was for. "Not yet" counts only for them. */
  readonly lines: unknown;
}

/** Differs between the cart of dishes and the cart of gift cards. */
interface CodeBoxInput {
  /** The lines of a store's cart. */
  readonly linesOf: (get: Getter, storeId: StoreId) => unknown;
  readonly isApplied: (get: Getter, storeId: StoreId, code: string) => boolean;
  /** Why a valid coupon doesn't count for the store's cart. */
  readonly problemOf: (get: Getter, storeId: StoreId, coupon: Coupon) => CouponProblem | null;
  readonly apply: (get: Getter, set: Setter, storeId: StoreId, coupon: Coupon) => void;
}

const emptyBox: CodeBox = { code: "", entry: { kind: "idle" }, lines: null };

/** The field for a discount code. Each store has its own, as it has its own cart. */
export function createCodeBox(input: CodeBoxInput) {
  const boxesAtom = atom<Readonly<Record<string, CodeBox>>>({});
  const boxOfAtom = atom((get) => {
    const boxes = get(boxesAtom);
    return (storeId: StoreId | null): CodeBox => boxes[String(storeId)] ?? emptyBox;
  });
  const boxAtom = atom((get): CodeBox => {
    const storeId = get(cartStoreIdAtom);
    const box = get(boxOfAtom)(storeId);
    const isPast = storeId !== null && box.entry.kind === "not-yet" && box.lines !== input.linesOf(get, storeId);
    return isPast ? { ...emptyBox, code: box.code } : box;
  });
  const changeBoxAtom = atom(null, (get, set, storeId: StoreId | null, change: Partial<CodeBox>) => {
    set(boxesAtom, { ...get(boxesAtom), [String(storeId)]: { ...get(boxOfAtom)(storeId), ...change } });
  });
  /** R22: a new code that doesn't apply yet is refused, with the reason. */
  const applyAtom = atom(null, async (get, set): Promise<void> => {
    const storeId = get(cartStoreIdAtom);
    const { code: typed, entry: before } = get(boxAtom);
    const code = typed.trim();
    if (storeId === null || before.kind === "processing") return;
    const setEntry = (entry: CodeEntry) => set(changeBoxAtom, storeId, { entry, lines: input.linesOf(get, storeId) });
    if (code === "") return setEntry({ kind: "empty" });
    if (input.isApplied(get, storeId, code)) return setEntry({ kind: "already", code });
    setEntry({ kind: "processing" });
    const answer = await set(askForCouponAtom, storeId, code);
    if (answer.kind !== "valid") return setEntry(answer);
    const { coupon } = answer;
    if (input.isApplied(get, storeId, coupon.code)) return setEntry({ kind: "already", code: coupon.code });
    const problem = input.problemOf(get, storeId, coupon);
    if (problem) return setEntry({ kind: "not-yet", problem });
    input.apply(get, set, storeId, coupon);
    set(changeBoxAtom, storeId, { code: "", entry: { kind: "applied", code: coupon.code } });
  });
  return {
    /** The typed code. Typing removes the last answer. */
    codeAtom: atom(
      (get) => get(boxAtom).code,
      (get, set, code: string) => set(changeBoxAtom, get(cartStoreIdAtom), { code, entry: { kind: "idle" } }),
    ),
    entryAtom: atom((get) => get(boxAtom).entry),
    applyAtom,
    boxOfAtom,
    changeBoxAtom,
    clearBoxAtom: atom(null, (_get, set, storeId: StoreId | null) => set(changeBoxAtom, storeId, emptyBox)),
  };
}

export type CodeBoxAtoms = Pick<ReturnType<typeof createCodeBox>, "codeAtom" | "entryAtom" | "applyAtom">;

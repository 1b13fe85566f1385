import { atom } from "jotai";
import type { OrdersRequest } from "../../services/ports/orderHistory.ts";
import { promotionsAtom } from "../promotion/rules.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { ordersRequestedAtom } from "./history/ordersRequested.atoms.ts";

interface LastAnswer {
  readonly request: OrdersRequest | null;
  /** Whether the member has ordered before. */
  readonly answer: boolean | "awaited" | "no-answer";
}

const lastAnswerAtom = atom<LastAnswer | null>(null);

/** Null unless there is an offer for a first order, because only that needs the answer. */
const wantedAtom = atom((get) =>
  get(promotionsAtom).triggers.some(({ mode }) => mode === "first-order") ? get(ordersRequestedAtom) : null,
);

const answerAtom = atom((get) => {
  const last = get(lastAnswerAtom);
  return last && last.request === get(wantedAtom) ? last.answer : "awaited";
});

/** R68: null while it isn't known, or if it isn't needed. One stands for any number of earlier orders. */
export const earlierOrdersAtom = atom((get): number | null => {
  const answer = get(answerAtom);
  return typeof answer === "boolean" ? Number(answer) : null;
});

/** Whether an answer is pending that may change the price. */
export const areEarlierOrdersPendingAtom = atom((get) => get(wantedAtom) !== null && get(answerAtom) === "awaited");

/** Asks once for each member and store; after a failure the next call tries again. */
export const findEarlierOrdersAtom = atom(null, async (get, set) => {
  const request = get(wantedAtom);
  const last = get(lastAnswerAtom);
  if (!request || (last?.request === request && last.answer !== "no-answer")) return;
  const asking: LastAnswer = { request, answer: "awaited" };
  set(lastAnswerAtom, asking);
  const answer = await get(orderServicesAtom)
    .loadHistory()
    .then((history) => history.hasOrdered(request))
    .catch(() => null);
  if (get(lastAnswerAtom) === asking) set(lastAnswerAtom, { request, answer: answer ?? "no-answer" });
});

/** Forgets the answer, because the next cart may come after an order. */
export const forgetEarlierOrdersAtom = atom(null, (_get, set) => set(lastAnswerAtom, null));

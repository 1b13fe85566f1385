import type {
  BankResult,
  CardFields,
  CardFieldsState,
  CardTokenRequest,
  FieldsRequest,
} from "../../src/services/ports/cardFields.ts";
import { givenCardFieldsAtom } from "../../src/state/host/host.atoms.ts";
import { cardFieldsMakerAtom } from "../../src/state/payment/cardFields.atoms.ts";
import type { ElementState } from "./buildServices.ts";

const last4 = "1111";

/** The fields of a provider in whose frames a whole Visa is typed at once. */
export interface FakeCardFields extends CardFields {
  readonly asked: readonly CardTokenRequest[];
  /** What the bank was asked with. */
  readonly actions: readonly unknown[];
  readonly mounted: readonly FieldsRequest[];
  /** What was called, in this order. */
  readonly calls: readonly string[];
  /** What is typed from now on. */
  type(state: Partial<CardFieldsState>): void;
  /** Whether `token()` gives one. */
  decline(isDeclined: boolean): void;
  /** Whether they can be loaded from now on. */
  load(isLoading: boolean | Promise<boolean>): void;
  /** Answers the bank's question. */
  answerBank(answer: BankResult): void;
}

/** `bank`: how its question is answered at once; "silent": not at all. */
export function buildCardFields(bank: BankResult | "silent" = "silent"): FakeCardFields {
  const asked: CardTokenRequest[] = [];
  const actions: unknown[] = [];
  const mounted: FieldsRequest[] = [];
  const calls: string[] = [];
  let typed: CardFieldsState = { isComplete: true, brand: "visa", problem: "" };
  let isDeclined = false;
  let isLoading: boolean | Promise<boolean> = true;
  let answerLast = (_answer: BankResult) => {};
  return {
    asked,
    actions,
    mounted,
    calls,
    type(state) {
      typed = { ...typed, ...state };
      mounted.at(-1)?.onChange(typed);
    },
    decline: (next) => {
      isDeclined = next;
    },
    load: (next) => {
      isLoading = next;
    },
    answerBank: (answer) => answerLast(answer),
    mount(request) {
      mounted.push(request);
      calls.push("mount");
      queueMicrotask(() => request.onChange(typed));
      return {
        ready: Promise.resolve(isLoading),
        update: () => calls.push("update"),
        focus: () => calls.push("focus"),
        showProblems: () => calls.push("showProblems"),
        destroy: () => calls.push("destroy"),
      };
    },
    async token(request) {
      asked.push(request);
      if (isDeclined) return { kind: "failed" };
      const token = `token-${asked.length}`;
      return { kind: "card-token", card: { holder: "Noor Abbot", token, brand: "visa", lastDigits: last4 } };
    },
    handle(action) {
      actions.push(action);
      if (bank !== "silent") return Promise.resolve(bank);
      return new Promise((resolve) => {
        answerLast = resolve;
      });
    },
  };
}

/** As the resident does for a page that sets them. */
export function giveCardFields({ store }: Pick<ElementState, "store">, fields: CardFields): void {
  store.set(givenCardFieldsAtom, { value: {}, frame: null });
  store.set(cardFieldsMakerAtom, { make: () => fields });
}

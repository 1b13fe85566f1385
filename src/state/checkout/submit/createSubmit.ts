import { atom, type Getter, type WritableAtom } from "jotai";
import { attemptOf } from "../../../domain/checkout/placement.ts";
import { nowAtom } from "../../clock/clock.atoms.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { saveContactAtom } from "../../customer/rememberDetails.atoms.ts";
import { methodOf, paymentMethodsAtom } from "../../payment/payment.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { checkClockAtom } from "../../store/store.actions.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { asksDateAgainAtom, dateOfBirthFor } from "../form/age.atoms.ts";
import { memberQuestionAtom } from "../member/memberQuestion.atoms.ts";
import { beginPayment, cancelPayment } from "../placing/payOrder.ts";
import type { Run, SubmitResult } from "../placing/placing.ts";
import { checkPress, makeOrder, type Pressed } from "./checkPress.ts";
import { pressWallet } from "./pressWallet.ts";
import type { SubmitKind } from "./submitKind.ts";

type Press = WritableAtom<null, [], Promise<SubmitResult>>;

/** The press of a form's button or of a wallet's, and of "Pay now" for an order that is paid again. */
export function createSubmit<Seen, Fields, Draft>(kind: SubmitKind<Seen, Fields, Draft>) {
  const { placing } = kind;
  const { placementAtom, submitResultAtom, dispatchAtom } = placing;
  /** Pays, or places the order. Does nothing while an order is in progress (R33 attempt). */
  const submitAtom: Press = atom(null, async (get, set) => {
    const run = { get, set, placing };
    const result = await submit(run, kind, submitAtom);
    set(submitResultAtom, result);
    return result;
  });
  /**
   * Sends the same order again with a card or token that was given again (R33 again). Returns false if that is invalid.
   */
  const payAgainAtom = atom(null, (get, set): boolean => {
    set(nowAtom, get(servicesAtom).clock.now());
    const attempt = attemptOf(get(placementAtom));
    const method = attempt && methodOf(attempt.settlement, get(paymentMethodsAtom));
    if (!method || (get(asksDateAgainAtom)(attempt) && dateOfBirthFor(get, attempt) === null)) return false;
    if (!beginPayment({ get, set, placing }, method, attempt)) return false;
    void set(dispatchAtom, { kind: "retry" });
    return true;
  });
  return { submitAtom, payAgainAtom };
}

async function submit<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  again: Press,
): Promise<SubmitResult> {
  const { get, set, placing } = run;
  // Otherwise "as soon as possible" would be in hours. A wallet's tap doesn't wait for anything else.
  if (!get(servicesAtom).clock.isSure()) await set(checkClockAtom);
  const pressed = get(placing.walletPressAtom) ? await pressWallet(run, kind) : pressForm(run, kind, again);
  if (pressed.kind !== "pressed") return pressed;
  const { draft, attempt, store } = pressed;
  set(saveContactAtom, get(typedContactAtom), kind.address(get, draft));
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  // A second press may have waited for the same code.
  if (!get(placing.canPressAtom)) return { kind: "started" };
  // The cart belongs to the store that was shown at the press.
  if (!ordering || get(shownStoreAtom)?.id !== store.id) {
    cancelPayment(run);
    return { kind: ordering ? "not-loaded" : await whyNotLoaded(get) };
  }
  const body = kind.encode(ordering, draft);
  void set(placing.dispatchAtom, { kind: "start", attempt: { ...attempt, body } });
  return { kind: "started" };
}

/** Why the code that sends an order could not be loaded. */
async function whyNotLoaded(get: Getter): Promise<"replaced" | "not-loaded"> {
  return (await get(orderServicesAtom).release.isReplaced()) ? "replaced" : "not-loaded";
}

/** A wallet that is pressed goes another way, because its sheet comes before the order is whole (R97). */
function pressForm<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  again: Press,
): Pressed<Draft> | SubmitResult {
  const { get, set } = run;
  const ready = checkPress(run, kind, kind.seen(get));
  if (ready.kind !== "ready") return ready;
  // The answer is a press of its own, because a payment's sheet can't open in the tap of this press any more.
  if (get(memberQuestionAtom)?.ask(get, set, again)) return { kind: "started" };
  const pressed = makeOrder(run, kind, ready);
  // A sheet is open already.
  return beginPayment(run, ready.method, pressed.attempt) ? pressed : { kind: "started" };
}

/**
 * The press of a wallet's button in a cart. Returns whether the checkout has to show what came of it: the order being
 * sent, why it wasn't, or what is needed first. A sheet that the diner has closed leaves them in the cart (R97).
 */
export function buildPayFromCart(submitAtom: WritableAtom<null, [], Promise<SubmitResult>>) {
  return atom(null, async (_get, set): Promise<boolean> => {
    const result = await set(submitAtom);
    return result.kind !== "closed" || result.message !== null;
  });
}

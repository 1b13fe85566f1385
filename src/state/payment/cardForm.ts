import { checkCard } from "../../domain/payment/card.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { buildForm } from "../form/form.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { typedCardAtom } from "./card.atoms.ts";

export const cardForm = buildForm(typedCardAtom, (typed, get) => {
  const store = get(storeAtom);
  return checkCard(typed, get(nowAtom), store.kind === "ready" ? store.value.zone : "UTC");
});

import { atom, type Getter } from "jotai";
import { wholeName } from "../../domain/customer/contact.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { cents } from "../../domain/money/cents.ts";
import type { StatusCode } from "../../domain/order/statusCode.ts";
import type {
  CardFields,
  CardFieldsState,
  CardTokenRequest,
  CardTokenResult,
  FieldsRequest,
  MountedFields,
  ShownFields,
} from "../../services/ports/cardFields.ts";
import { typedContactAtom } from "../customer/contact.atoms.ts";
import { type GivenCardFields, givenCardFieldsAtom, hasCardFieldsAtom, settingsAtom } from "../host/host.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** Set when the code of card fields has loaded. */
export const cardFieldsMakerAtom = atom<{ readonly make: (given: GivenCardFields) => CardFields } | null>(null);

/**
 * R105: fields that the page can't read, in place of the shop's own form. Null if it has none, or before they have
 * loaded.
 */
export const cardFieldsAtom = atom((get): CardFields | null =>
  get(hasCardFieldsAtom) ? (get(cardFieldsMakerAtom)?.make(get(givenCardFieldsAtom)) ?? null) : null,
);

export type CardLook = ShownFields["look"];

interface Shown {
  readonly fields: CardFields;
  readonly storeId: number;
  readonly mounted: MountedFields;
  readonly now: ShownFields;
}

const untouched: CardFieldsState = { isComplete: false, brand: null, problem: "" };

/** Submits the form that they are drawn in. */
const submitFieldsAtom = atom<{ readonly submit: () => void } | null>(null);

const shownFieldsAtom = atom<Shown | null>(null);
const toldAtom = atom<CardFieldsState>(untouched);

/** What is known of the card that is typed in them. */
export const cardFieldsStateAtom = atom((get) => get(toldAtom));

/** Whether they can be typed in. */
export const fieldsLoadAtom = atom<"loading" | "ready" | "failed">("loading");

function storeIdOf(get: Getter): number {
  return get(shownStoreAtom)?.id ?? get(settingsAtom).hqId ?? 0;
}

/** R37: what was typed is forgotten. Fields that are still shown begin anew. */
export const dropCardFieldsAtom = atom(null, (get, set) => {
  get(shownFieldsAtom)?.mounted.destroy();
  set(shownFieldsAtom, null);
  set(toldAtom, untouched);
  set(fieldsLoadAtom, "loading");
});

/** Whether there are fields now. They stay while their place isn't shown. */
export const areFieldsMountedAtom = atom((get) => get(shownFieldsAtom) !== null);

type Drawn = Omit<ShownFields, "holder"> & Pick<FieldsRequest, "onSubmit">;

/** Call it whenever they are drawn: only a first call, and one after another store or other fields, mounts them. */
export const showCardFieldsAtom = atom(null, (get, set, { onSubmit, ...drawn }: Drawn): void => {
  set(submitFieldsAtom, { submit: onSubmit });
  const now = { ...drawn, holder: wholeName(get(typedContactAtom)) };
  const fields = get(cardFieldsAtom);
  if (!fields) return;
  const storeId = storeIdOf(get);
  const shown = get(shownFieldsAtom);
  if (shown?.fields === fields && shown.storeId === storeId) {
    if (isSameData(shown.now, now)) return;
    shown.mounted.update(now);
    set(shownFieldsAtom, { ...shown, now });
    return;
  }
  set(dropCardFieldsAtom);
  const isOurs = () => get(shownFieldsAtom)?.mounted === mounted;
  // Some tell the same at each key, and what an order costs depends on it.
  const onChange = (told: CardFieldsState) => isOurs() && !isSameData(get(toldAtom), told) && set(toldAtom, told);
  const mounted = fields.mount({ ...now, storeId, onChange, onSubmit: () => get(submitFieldsAtom)?.submit() });
  set(shownFieldsAtom, { fields, storeId, mounted, now });
  void mounted.ready.then((isReady) => isOurs() && set(fieldsLoadAtom, isReady ? "ready" : "failed"));
});

/** The fields that the diner sees now. */
export const mountedFieldsAtom = atom((get) => get(shownFieldsAtom)?.mounted ?? null);

async function askToken(get: Getter, asked: Omit<CardTokenRequest, "contact">): Promise<CardTokenResult> {
  const contact = get(typedContactAtom);
  return get(cardFieldsAtom)?.token({ ...asked, contact }) ?? failed;
}

/** R105 token: of the card that is typed, for one order. */
export function askOrderToken(get: Getter, order: Pick<CardTokenRequest, "storeId" | "udid" | "total">) {
  return askToken(get, { ...order, intent: "charge" });
}

/** R105 store. */
export function askStoreToken(get: Getter) {
  const udid = get(orderServicesAtom).identifiers.fresh();
  return askToken(get, { storeId: storeIdOf(get), udid, total: cents(0), intent: "store" });
}

const failed = { kind: "failed" } as const;

/** R105: without a token, nobody can tell whether the card is good. */
export const noToken: StatusCode = "card-declined";

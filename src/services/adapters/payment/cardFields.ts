import { wholeName } from "../../../domain/customer/contact.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import type { TokenCard } from "../../../domain/payment/card.ts";
import type { CardType } from "../../../domain/payment/cardType.ts";
import type { ServeryCardFields, ServeryMountedCardFields } from "../../../index.ts";
import type {
  BankResult,
  CardFields,
  CardFieldsState,
  CardTokenRequest,
  CardTokenResult,
  FieldsRequest,
  MountedFields,
  ShownFields,
} from "../../ports/cardFields.ts";
import { within } from "../within.ts";

const readyMs = 10_000;
/** Some providers let the bank ask before they give a token. */
const answerMs = 600_000;

const currency = "AUD";

/** For the page's developer: what the page's script did wrong. */
type Tell = (line: string, cause?: unknown) => void;

/** Of the page's own DOM, because a provider's script doesn't find a place inside a shadow root. */
function placeIn(host: HTMLElement, tell: Tell): HTMLElement {
  const kept = host.querySelector<HTMLElement>(":scope > [slot=card]");
  if (kept) return kept;
  const place = document.createElement("div");
  place.slot = "card";
  host.append(place);
  if (host.getRootNode() !== document) {
    tell(
      "the element is inside another shadow root, where a payment provider's card fields may not work. Put it into the page's own DOM",
    );
  }
  return place;
}

/** As providers name the cards that are taken (R55). */
const names: Readonly<Record<string, CardType>> = {
  visa: "visa",
  visaelectron: "visa-electron",
  mastercard: "mastercard",
  master: "mastercard",
  mc: "mastercard",
};

function brandOf(name: unknown): CardType | null {
  if (typeof name !== "string") return null;
  return names[name.toLowerCase().replace(/[^a-z]/g, "")] ?? null;
}

/** The page's script may tell anything. */
function stateOf(told: unknown): CardFieldsState {
  const { complete, brand, problem } = Object(told) as Readonly<Record<string, unknown>>;
  return {
    isComplete: complete === true,
    brand: brandOf(brand),
    problem: typeof problem === "string" ? problem.trim() : "",
  };
}

/** Null if no order can be sent with it. */
function tokenOf(given: unknown): Omit<TokenCard, "holder"> | null {
  const { token, brand, last4 } = Object(given) as Readonly<Record<string, unknown>>;
  if (typeof token !== "string" || token.trim() === "") return null;
  const lastDigits = /\d{4}$/.exec(String(last4 ?? ""))?.[0] ?? "";
  return { token, brand: brandOf(brand), lastDigits };
}

function changesOf({ language, look, total, holder }: ShownFields) {
  return { language, look, amount: toDollars(total), holder };
}

/**
 * What the page sets as `element.cardFields`, or the frame, as the shop uses it (R105). Everything that comes from there
 * is checked, and an error there is a line in the console.
 */
export function createCardFields(host: HTMLElement, load: () => Promise<ServeryCardFields>, tell: Tell): CardFields {
  const pending = new Set<Promise<unknown>>();

  function mount(request: FieldsRequest): MountedFields {
    const spot = document.createElement("div");
    placeIn(host, tell).append(spot);
    let shown: ShownFields = request;
    let mounted: ServeryMountedCardFields | null = null;
    let isWanted = true;
    const begin = async () => {
      const fields = await load();
      if (!isWanted) return;
      const onChange = (told: unknown) => isWanted && request.onChange(stateOf(told));
      const onSubmit = () => isWanted && request.onSubmit();
      mounted = fields.mount(spot, { ...changesOf(shown), storeId: request.storeId, currency, onChange, onSubmit });
      await mounted.ready;
    };
    const ready = within(begin(), readyMs).then(
      () => true,
      (cause: unknown) => {
        if (isWanted) tell("the card fields could not be loaded", cause);
        return false;
      },
    );
    const attempt = (what: string, work: (fields: ServeryMountedCardFields) => void) => {
      try {
        if (mounted) work(mounted);
      } catch (cause) {
        tell(`the card fields' ${what} failed`, cause);
      }
    };
    return {
      ready,
      update(next) {
        shown = next;
        attempt("update()", (fields) => fields.update(changesOf(next)));
      },
      focus: () => attempt("focus()", (fields) => fields.focus()),
      showProblems: () => attempt("showProblems()", (fields) => fields.showProblems()),
      destroy() {
        isWanted = false;
        spot.hidden = true;
        void Promise.allSettled(pending).then(() => {
          attempt("destroy()", (fields) => fields.destroy());
          spot.remove();
        });
      },
    };
  }

  async function token({ storeId, udid, total, contact, intent }: CardTokenRequest): Promise<CardTokenResult> {
    const ask = async () =>
      (await load()).token({ storeId, udid, amount: toDollars(total), currency, contact: { ...contact }, intent });
    const asked = within(ask(), answerMs);
    pending.add(asked);
    try {
      const given = tokenOf(await asked);
      if (given) return { kind: "card-token", card: { holder: wholeName(contact), ...given } };
      tell("the card fields' token() gave no { token, brand, last4 }");
    } catch (cause) {
      tell("the card fields' token() was rejected", cause);
    } finally {
      pending.delete(asked);
    }
    return { kind: "failed" };
  }

  async function handle(action: unknown): Promise<BankResult> {
    try {
      const fields = await load();
      if (!fields.handle) return { kind: "not-here" };
      const result = await within(fields.handle(action), answerMs);
      return { kind: "answered", result: JSON.parse(JSON.stringify(result ?? null)) };
    } catch (cause) {
      tell("the card fields' handle() was rejected", cause);
      return { kind: "refused" };
    }
  }

  return { mount, token, handle };
}

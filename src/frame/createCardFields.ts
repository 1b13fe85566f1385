import type { Language } from "../domain/host/hostSettings.ts";
import { checkCard, type NewCard, type TypedCard } from "../domain/payment/card.ts";
import { digitsOf, maskCardNumber, maskCvv, maskExpiry } from "../domain/payment/cardMasks.ts";
import { type CardType, cardBrandOf, chargedTypeOf, mayBecomeTaken } from "../domain/payment/cardType.ts";
import type { Instant } from "../domain/time/instant.ts";
import { brandNames, cardWords, takenNames } from "../parts/card-form/cardWords.ts";
import { cardMarks, takenMarks } from "../parts/card-mark/cardMarks.tsx";
import { AlertIcon } from "../ui/icons.tsx";
import { type CardField, createField } from "./createField.ts";
import { element, fill } from "./element.ts";
import { wordsIn } from "./words.ts";

interface CardFieldsInput {
  readonly now: () => Instant;
  readonly onChange: (state: { readonly isComplete: boolean; readonly brand: CardType | null }) => void;
  /** Enter in the last field. */
  readonly onSubmit: () => void;
}

export interface CardFields {
  readonly root: HTMLElement;
  /** The holder is a name that may be the card's. */
  show(language: Language, holder: string): void;
  /** The first field that is wrong or empty, or the first one. */
  focus(): void;
  showProblems(areShown: boolean): void;
  /** Null if something is missing or wrong. */
  card(): NewCard | null;
}

type Name = keyof TypedCard;

const names = ["holder", "number", "expiry", "cvv"] as const satisfies readonly Name[];

/** The zone in Australia where a month ends last: a card that is still valid anywhere isn't refused. */
const zone = "Australia/Perth";

/** The card form of `parts/card-form/CardForm.tsx`, without React (R104). */
export function createCardFields({ now, onChange, onSubmit }: CardFieldsInput): CardFields {
  let say = wordsIn("en");
  let areProblemsShown = false;
  let isHolderTyped = false;
  let shownBrand: CardType | null | undefined;
  let told = "";
  const onInput = () => render();
  const fields: Readonly<Record<Name, CardField>> = {
    holder: createField({
      name: "holder",
      autocomplete: "cc-name",
      enterKeyHint: "next",
      onInput: () => {
        isHolderTyped = true;
        render();
      },
    }),
    number: createField({
      ...{ name: "number", autocomplete: "cc-number", mask: maskCardNumber, isNumeric: true },
      ...{ enterKeyHint: "next", onInput },
    }),
    expiry: createField({
      ...{ name: "expiry", autocomplete: "cc-exp", mask: maskExpiry, isNumeric: true },
      ...{ enterKeyHint: "next", onInput },
    }),
    cvv: createField({
      ...{ name: "cvv", autocomplete: "cc-csc", mask: maskCvv, isNumeric: true, isMasked: true },
      ...{ enterKeyHint: "done", onInput },
    }),
  };
  const { holder, number, expiry, cvv } = fields;
  const beside = element("span", "field__beside-label");
  number.head.append(beside);
  const controls = names.map((name) => fields[name].control);
  const insecure = element("div", "notice__body");
  const notice = element(
    "div",
    "notice notice--warning",
    element("span", "notice__icon", AlertIcon({ sizePx: 20 })),
    insecure,
  );
  notice.setAttribute("role", "status");
  // Said as soon as it is known, not only at the button.
  const spoken = element("div", "visually-hidden");
  spoken.setAttribute("role", "status");
  const group = element(
    "div",
    "card-form",
    ...(isSecureContext ? [] : [notice]),
    holder.root,
    number.root,
    spoken,
    element("div", "field-grid", expiry.root, cvv.root),
  );
  group.setAttribute("role", "group");
  // A form that is a group itself isn't allowed.
  const root = element("form", "", group);
  root.noValidate = true;
  root.addEventListener("submit", (event) => event.preventDefault());
  root.addEventListener("keydown", (event) => {
    // It may confirm a word of a Chinese input method.
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    const next = controls[controls.indexOf(event.target as HTMLInputElement) + 1];
    if (next) next.focus();
    else onSubmit();
  });

  const check = () => {
    const typed = {
      holder: holder.control.value,
      number: number.control.value,
      expiry: expiry.control.value,
      cvv: cvv.control.value,
    };
    return checkCard(typed, now(), zone);
  };

  function render(): void {
    const { labels, placeholders } = cardWords;
    const digits = digitsOf(number.control.value);
    const refused = mayBecomeTaken(digits) ? "" : say(cardWords.notAccepted);
    const errors = { ...noErrors, ...(areProblemsShown && errorsOf(check(), say)) };
    holder.say({ label: say(labels.holder), placeholder: "", error: errors.holder });
    number.say({ label: say(labels.number), placeholder: "", error: refused || errors.number });
    expiry.say({ label: say(labels.expiry), placeholder: say(placeholders.expiry), error: errors.expiry });
    cvv.say({ label: say(labels.cvv), placeholder: say(placeholders.cvv), error: errors.cvv });
    group.setAttribute("aria-label", say(cardWords.group));
    insecure.textContent = say(cardWords.insecure);
    if (spoken.textContent !== refused) spoken.textContent = refused;
    const brand = cardBrandOf(digits);
    if (brand !== shownBrand) showBrand(brand);
    tell(digits);
  }

  function showBrand(brand: CardType | null): void {
    shownBrand = brand;
    const name = element("span", "visually-hidden", brand === null ? takenNames : brandNames[brand]);
    fill(
      beside,
      brand === null
        ? element("span", "payment-marks", takenMarks, name)
        : element("span", "card-form__brand", cardMarks[brand], name),
    );
  }

  function tell(digits: string): void {
    const state = { isComplete: check().ok, brand: chargedTypeOf(digits) };
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    onChange(state);
  }

  return {
    root,
    show(language, suggested) {
      say = wordsIn(language);
      if (!isHolderTyped) holder.control.value = suggested;
      render();
    },
    focus() {
      const wrong = controls.find((control) => control.getAttribute("aria-invalid") === "true");
      const empty = controls.find((control) => control.value === "");
      (wrong ?? empty ?? holder.control).focus();
    },
    showProblems(areShown) {
      areProblemsShown = areShown;
      render();
    },
    card() {
      const checked = check();
      return checked.ok ? checked.value : null;
    },
  };
}

const noErrors: Readonly<Record<Name, string>> = { holder: "", number: "", expiry: "", cvv: "" };

/** A sentence for each field that is missing or wrong. */
function errorsOf(checked: ReturnType<typeof checkCard>, say: ReturnType<typeof wordsIn>): Partial<typeof noErrors> {
  if (checked.ok) return {};
  const { holder, number, expiry, cvv } = checked.problems;
  const { problems } = cardWords;
  return {
    holder: holder ? say(problems.holder[holder]) : "",
    number: number ? say(problems.number[number]) : "",
    expiry: expiry ? say(problems.expiry[expiry]) : "",
    cvv: cvv ? say(problems.cvv[cvv]) : "",
  };
}

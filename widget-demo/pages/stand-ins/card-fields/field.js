// One field of the stand-in provider, in a frame of the provider's own origin. The frame of the number reads the other
// two, which only a page of its origin can, and turns the card into a token.
const asked = new URLSearchParams(location.search);
const field = asked.get("field");
const group = asked.get("group");
const label = document.querySelector("label");
const input = document.querySelector("input");
const problem = document.querySelector("p");

const words = {
  en: {
    number: ["Card number", "Enter the card number.", "Check the card number."],
    network: "We accept Visa & Mastercard only.",
    expiry: ["Expiry date", "Enter the expiry date.", "Check the expiry date."],
    cvv: ["CVV", "Enter the CVV.", "The CVV has 3 digits."],
    placeholders: { number: "1234 1234 1234 1234", expiry: "MM/YY", cvv: "123" },
  },
  "zh-CN": {
    number: ["卡号", "请输入卡号。", "请检查卡号。"],
    network: "只接受 Visa 和 Mastercard。",
    expiry: ["有效期", "请输入有效期。", "请检查有效期。"],
    cvv: ["安全码", "请输入安全码。", "安全码是 3 位数字。"],
    placeholders: { number: "1234 1234 1234 1234", expiry: "月/年", cvv: "123" },
  },
};

const digitsOf = (text) => text.replace(/\D/g, "");

function brandOf(digits) {
  if (digits.startsWith("4")) return "visa";
  const head = Number(digits.slice(0, 4));
  return (head >= 5100 && head <= 5599) || (head >= 2221 && head <= 2720) ? "mastercard" : null;
}

/** The check digit of card numbers (ISO/IEC 7812). */
function isNumber(digits) {
  const doubled = (digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0));
  const sum = [...digits]
    .reverse()
    .map(Number)
    .map(doubled)
    .reduce((total, digit) => total + digit, 0);
  return digits.length === 16 && sum % 10 === 0;
}

/** A card is valid until the end of its month. */
function isDate(digits) {
  const month = Number(digits.slice(0, 2));
  return (
    digits.length === 4 && month >= 1 && month <= 12 && new Date(2000 + Number(digits.slice(2)), month) > new Date()
  );
}

const kinds = {
  number: {
    length: 16,
    autocomplete: "cc-number",
    format: (digits) => digits.replace(/(.{4})(?=.)/g, "$1 "),
    isValid: (digits) => isNumber(digits) && brandOf(digits) !== null,
  },
  expiry: {
    length: 4,
    autocomplete: "cc-exp",
    format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits),
    isValid: isDate,
  },
  cvv: {
    length: 3,
    autocomplete: "cc-csc",
    format: (digits) => digits,
    isValid: (digits) => digits.length === 3,
  },
};

const kind = kinds[field];
let language = "en";
/** Of the channel to the provider's script in the page. */
let port = null;
let showsProblem = false;

const digits = () => digitsOf(input.value);

function problemNow() {
  const [, isEmpty, isWrong] = words[language][field];
  if (digits() === "") return isEmpty;
  if (kind.isValid(digits())) return "";
  return field === "number" && isNumber(digits()) ? words[language].network : isWrong;
}

function draw() {
  document.documentElement.lang = language;
  label.textContent = words[language][field][0];
  input.placeholder = words[language].placeholders[field];
  problem.textContent = showsProblem ? problemNow() : "";
  input.setAttribute("aria-invalid", String(problem.textContent !== ""));
  port?.postMessage({ kind: "height", height: document.documentElement.offsetHeight });
}

function tellState() {
  const brand = field === "number" ? brandOf(digits()) : null;
  port?.postMessage({ kind: "state", complete: kind.isValid(digits()), brand });
}

/** What is typed in another frame of this group. Only a frame of this origin can read it. */
function digitsIn(name) {
  for (const each of Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index])) {
    try {
      if (each.cardField?.group === group && each.cardField.field === name) return each.cardField.digits();
    } catch {
      // A frame of another origin.
    }
  }
  return "";
}

async function sendCard({ udid, storeId, amount, intent, contact }) {
  const expiry = digitsIn("expiry");
  const Card = {
    CardHolder: `${contact.firstName} ${contact.lastName}`.trim(),
    CardNumber: digits(),
    ExpiryMonth: expiry.slice(0, 2),
    ExpiryYear: `20${expiry.slice(2)}`,
    Cvv: digitsIn("cvv"),
  };
  const answer = await fetch("token", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ Card, UDID: udid, CompanyID: storeId, Amount: amount, Intent: intent }),
  });
  const { Success, Status, Token, CardType, ElidedPan } = await answer.json();
  if (!Success) throw new Error(Status.Message);
  return { token: Token, brand: CardType === "master" ? "mastercard" : CardType, last4: ElidedPan };
}

const answers = {
  set({ look, ...rest }) {
    ({ language } = rest);
    for (const [name, value] of Object.entries(look)) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      document.documentElement.style.setProperty(`--${property}`, value);
    }
    draw();
  },
  focus: () => input.focus(),
  "show-problems"() {
    showsProblem = true;
    draw();
  },
  token({ request }) {
    sendCard(request).then(
      (token) => port.postMessage({ kind: "token", token }),
      (error) => port.postMessage({ kind: "refusal", reason: error.message }),
    );
  },
};

globalThis.cardField = { group, field, digits };
input.autocomplete = kind.autocomplete;
input.addEventListener("input", () => {
  input.value = kind.format(digits().slice(0, kind.length));
  showsProblem = false;
  draw();
  tellState();
});
input.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") port?.postMessage({ kind: "submit" });
});
input.addEventListener("blur", () => {
  showsProblem = digits() !== "";
  draw();
});
addEventListener(
  "message",
  ({ ports }) => {
    [port] = ports;
    port.onmessage = ({ data }) => answers[data.kind](data);
    tellState();
    draw();
  },
  { once: true },
);

import { addDish, checkOut, pay } from "./shop.js";

const steps = [
  { run: addDish, done: "The first dish is in the cart." },
  { run: checkOut, done: "Filled in with a sample guest and a test card." },
  { run: pay, done: "Sending the order…" },
];

const refused = "The shop can’t do this now. The phone says why.";
/** Into a frame of another origin, no page can type. */
const filledInButCard =
  "Filled in, except for the card: no page can reach it. Type 4111 1111 1111 1111, a later date and any CVV in the phone.";
const late = "This takes longer than it should. Press again.";
const paid = "Paid. The order is in the kitchen.";

/** Follows the shop's events, so that steps taken by hand in the phone count too. */
export function startSteps({ frame, buttons, said, hasOwnForm }) {
  /** Where the shop's events have led, and what of it is shown: nothing new while a step runs, because it may fail. */
  let reached = 0;
  let taken = 0;
  let items = 0;
  let isBusy = false;
  const next = () => taken % steps.length;
  const order = { hasDish: () => items > 0, isPaid: () => reached === steps.length, hasOwnForm };
  const wordsAfter = ({ run, done }) => (run === checkOut && !hasOwnForm() ? filledInButCard : done);

  function show() {
    for (const [index, button] of buttons.entries()) {
      button.dataset.state = index < taken ? "done" : index === next() ? "next" : "later";
      button.setAttribute("aria-disabled", String(isBusy || index !== next()));
    }
  }

  function moveTo(count) {
    reached = count;
    if (!isBusy) showUpTo(count);
  }

  function showUpTo(count) {
    taken = count;
    show();
  }

  function tell(outcome, words) {
    said.dataset.outcome = outcome;
    said.textContent = words;
  }

  const heard = {
    ready({ itemCount }) {
      items = itemCount;
      moveTo(items > 0 ? 1 : 0);
    },
    "cart-change"({ itemCount }) {
      items = itemCount;
      if (reached < 2) moveTo(items > 0 ? 1 : 0);
    },
    navigate({ name }) {
      if (name === "checkout") moveTo(2);
      if (name === "main") moveTo(items > 0 ? 1 : 0);
    },
    "order-placed"() {
      tell("done", paid);
      moveTo(steps.length);
    },
  };

  async function take(index, button) {
    if (isBusy || index !== next()) return;
    isBusy = true;
    show();
    let words = refused;
    const isTaken = await steps[index].run(frame, order).catch(() => {
      words = late;
      return false;
    });
    isBusy = false;
    // A step that has failed stays the next one, wherever it has led.
    showUpTo(isTaken ? reached : Math.min(reached, index));
    if (!isTaken) tell("failed", words);
    else if (reached < steps.length) tell("done", wordsAfter(steps[index]));
    // The shop moves keyboard focus to what it shows, but here it belongs on the next button.
    (isTaken ? (buttons[index + 1] ?? button) : button).focus({ preventScroll: true });
  }

  addEventListener("message", ({ source, data }) => {
    if (source === frame.contentWindow) heard[data.name]?.(data.detail);
  });
  for (const [index, button] of buttons.entries()) button.addEventListener("click", () => take(index, button));
  show();
  const clear = () => {
    said.textContent = "";
  };
  return {
    clear,
    restart() {
      clear();
      moveTo(0);
    },
  };
}

// Uses the shop in the phone as a guest does: by the names of its buttons, and by filling its fields like a browser.

/** The longest wait for a shop that says nothing. */
const patienceMs = 30_000;
const lookMs = 60;
/**
 * The shop has to say so many times in a row why it can't: for about 3 s, because a notice may be about to go, and for
 * longer on a busy machine, which needs longer to take one away, too.
 */
const looksToBelieve = 50;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The names of buttons in both languages of the shop. */
const names = {
  welcome: /^(Order Now|立即点餐)/,
  add: /^(Add|添加)/,
  addToCart: /^(Add to cart|加入购物车)/,
  cart: /^(Cart|View cart|购物车|查看购物车)/,
  checkout: /^(Checkout|去?结算|结账)/,
  pay: /^(Pay now|Place order|立即支付|提交订单)/,
  /**
   * Without an address, and without a minimum. The menu has it as a segment, the checkout as a tab, and as the way out
   * of a delivery that isn't possible. A hotel has only a room and a table.
   */
  pickup: /^(Pickup|Pick up instead|改?为?自取)/,
  card: /^(Card|银行卡)/,
  skip: /^(Skip|跳过|Order as a guest|以访客身份下单)/,
  menu: /^(Back to menu|Continue ordering|返回菜单|继续点餐)/,
};

const guest = {
  "given-name": "Sam",
  "family-name": "Rivera",
  email: "sam.rivera@example.com",
  tel: "0400 123 456",
  "cc-name": "Sam Rivera",
  "cc-number": "4111111111111111",
  "cc-exp": "1230",
  "cc-csc": "123",
};

const inDialog = ":is(dialog[open] *)";
const shopIn = (frame) => frame.contentDocument?.querySelector("servery-storefront")?.shadowRoot ?? null;
const orderButtonIn = (frame) => frame.contentDocument?.querySelector("servery-order-button") ?? null;
const nameOf = (element) => element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent.trim();

const isOff = (element) => element.matches("[aria-disabled=true], :disabled");

/** What is drawn with this name, whether or not it works now. */
function named(frame, name, where = "") {
  const found = shopIn(frame)?.querySelectorAll(`:is(button, a, input[type=radio])${where}`) ?? [];
  return [...found].filter((element) => name.test(nameOf(element)) && element.checkVisibility());
}

const pressable = (frame, name, where) => named(frame, name, where).find((element) => !isOff(element));

const draws = (frame, selector) =>
  [...(shopIn(frame)?.querySelectorAll(selector) ?? [])].some((element) => element.checkVisibility());

/** Whether the phone says why it can't go on: by a notice, a barred checkout, or a button that doesn't work. While it loads, it doesn't. */
function saysWhy(frame, wanted) {
  if (draws(frame, ".skeleton, .spinner")) return false;
  return (
    draws(frame, ".notice, .checkout__blocked") || wanted.some(([name, where]) => named(frame, name, where).some(isOff))
  );
}

/**
 * The first thing that can be pressed of those wanted, each a name and perhaps where. Null if nothing needs to be pressed
 * any more, or if the phone says why there is none. Throws if it says nothing for too long.
 */
async function waitFor(frame, wanted, isDone = () => false) {
  const until = performance.now() + patienceMs;
  let refusals = 0;
  while (performance.now() < until) {
    for (const [name, where] of wanted) {
      const found = pressable(frame, name, where);
      if (found) return found;
    }
    if (isDone()) return null;
    refusals = saysWhy(frame, wanted) ? refusals + 1 : 0;
    if (refusals === looksToBelieve) return null;
    await pause(lookMs);
  }
  throw new Error("The shop neither goes on nor says why.");
}

/** Only scrolls the shop, because scrollIntoView would also move this page. */
function bringIntoView(frame, element) {
  const page = frame.contentWindow;
  // A button's shop scrolls by itself, and the phone keeps that from moving this page.
  if (orderButtonIn(frame)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return;
  }
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 120 || bottom > page.innerHeight - 90)
    page.scrollBy({ top: top - page.innerHeight / 2, behavior: "instant" });
}

/** Shows where it presses, and then presses. */
async function press(frame, element) {
  bringIntoView(frame, element);
  const ring = [
    { boxShadow: "0 0 0 0 #ffc64b" },
    { boxShadow: "0 0 0 8px #ffc64b" },
    { boxShadow: "0 0 0 4px #ffc64b" },
  ];
  if (!isCalm.matches) await element.animate(ring, { duration: 420 }).finished;
  element.click();
}

/** Where a hotel brings it. No browser fills these in, so they are found by their labels. */
const place = { label: /^(Room number|Table number|房间号|桌号)/, value: "12" };

/** Fills fields like a browser's autofill: it keeps what the guest typed. */
function fillIn(frame) {
  const shop = shopIn(frame);
  const { HTMLInputElement, Event } = frame.contentWindow;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  let first = null;
  const fill = (field, value) => {
    if (field?.value !== "") return;
    set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    first ??= field;
  };
  for (const [purpose, value] of Object.entries(guest))
    fill(shop.querySelector(`input[autocomplete="${purpose}"]`), value);
  for (const { htmlFor, textContent } of shop.querySelectorAll("label")) {
    if (place.label.test(textContent.trim())) fill(shop.getElementById(htmlFor), place.value);
  }
  if (first) bringIntoView(frame, first);
}

/** Its order would ask for the guest's age. */
const isForAdults = (element) => element.closest("li")?.textContent.includes("18+") ?? false;

/** Opens the shop of an order button, once its script is there. */
async function openShop(frame) {
  const button = orderButtonIn(frame);
  if (!button || shopIn(frame)?.host.checkVisibility()) return;
  await frame.contentWindow.customElements.whenDefined("servery-order-button");
  await button.open();
}

/** Puts the menu's first dish into the cart, or its first that isn't for adults only. */
export async function addDish(frame, { hasDish }) {
  await openShop(frame);
  const back = pressable(frame, names.menu);
  if (back) await press(frame, back);
  // Some stores greet a phone with a home page.
  const first = await waitFor(frame, [[names.add], [names.welcome]]);
  if (!first) return false;
  if (names.welcome.test(nameOf(first))) await press(frame, first);
  const add = await waitFor(frame, [[names.add]]);
  if (!add) return false;
  const dish = named(frame, names.add).find((each) => !isOff(each) && !isForAdults(each));
  await press(frame, dish ?? add);
  // If the dish has choices, its dialog opens with a choice already made.
  const confirm = await waitFor(frame, [[names.addToCart, inDialog]], hasDish);
  if (confirm) await press(frame, confirm);
  return confirm !== null || hasDish();
}

const isChosen = (element) =>
  element.checked || element.matches("[aria-checked=true], [aria-pressed=true], [aria-selected=true]");

/** Presses Pickup where it is offered and isn't chosen yet. */
async function choosePickup(frame) {
  const pickup = pressable(frame, names.pickup);
  if (pickup && !isChosen(pickup)) await press(frame, pickup);
}

/**
 * Chooses the card where something else is chosen first, as in a hotel (R99), and waits for its fields, unless they are in
 * a frame, into which no page can look.
 */
async function chooseCard(frame, { hasOwnForm }) {
  const card = pressable(frame, names.card);
  if (!card || isChosen(card)) return;
  await press(frame, card);
  if (hasOwnForm()) await waitFor(frame, [], () => draws(frame, "input[autocomplete=cc-number]"));
}

/** From the menu, from the cart, or from a checkout that this page has opened before. */
async function openCheckout(frame) {
  const cart = pressable(frame, names.cart);
  if (cart) await press(frame, cart);
  const next = await waitFor(frame, [[names.checkout], [names.pay]]);
  if (next && names.checkout.test(nameOf(next))) await press(frame, next);
  return next !== null;
}

/** Opens the cart and then the checkout, and fills it in. A new guest's order is a delivery, so Pickup is pressed. */
export async function checkOut(frame, order) {
  await choosePickup(frame);
  if (!(await openCheckout(frame))) return false;
  const isOpen = await waitFor(frame, [[names.pickup], [names.pay]]);
  if (!isOpen) return false;
  await choosePickup(frame);
  const payment = await waitFor(frame, [[names.pay]]);
  if (!payment) return false;
  await chooseCard(frame, order);
  fillIn(frame);
  return true;
}

/** Sends the order. */
export async function pay(frame, order) {
  if (!pressable(frame, names.pay)) await choosePickup(frame);
  if (!(await waitFor(frame, [[names.pay]]))) return false;
  await chooseCard(frame, order);
  fillIn(frame);
  const payment = await waitFor(frame, [[names.pay]]);
  if (!payment) return false;
  await press(frame, payment);
  // A guest may be asked to become a member first.
  const lacksCard = () => draws(frame, ".card-fields[data-unanswered]");
  const next = await waitFor(frame, [[names.skip, inDialog]], () => order.isPaid() || lacksCard());
  if (next) await press(frame, next);
  return !lacksCard();
}

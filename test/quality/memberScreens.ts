import type { Page } from "puppeteer-core";
import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import type { MemberName } from "../support/signedIn.ts";
import { fillIn, openCart, openCheckout as openGuestCheckout, pay } from "./orderScreens.ts";
import type { Screen } from "./screen.ts";
import { addFault, find, press, type View } from "./stage.ts";

const email = "input[autocomplete=username]";
const isDesk = ({ widthPx }: View) => widthPx >= 992;

/** A dialog over the menu on a desktop, a separate screen on a phone. */
const atLogIn = {
  path: (view: View) => (isDesk(view) ? "/" : "/login"),
  async act(page: Page, view: View) {
    if (isDesk(view)) await press(page, '.header [aria-haspopup="dialog"]');
    await find(page, email);
  },
} as const;

const atRegister = { path: () => "/register", awaits: "input[name=confirm-password]" } as const;

/** The path of the link in a mail. */
async function mailedPath(demo: Demo): Promise<string> {
  const body = JSON.stringify({ Email: "mei@example.com", Company_ID: 120 });
  const headers = { "Content-Type": "application/json", Authorization: "demo-key" };
  const asked = await fetch(`${demo.url}api/customers/reset-password-api`, { method: "POST", headers, body });
  if (!asked.ok) throw new Error(`The reset link wasn't mailed: ${asked.status} ${await asked.text()}`);
  const outbox = await fetch(`${demo.url}sandbox/outbox`);
  const [mail] = (await outbox.json()) as readonly { readonly links: readonly [string] }[];
  if (!mail) throw new Error("The outbox is empty.");
  return new URL(mail.links[0]).pathname.replace(/^\/order/, "");
}

interface MemberPage extends Pick<Screen, "name" | "awaits" | "act" | "documents" | "isLong"> {
  readonly member?: MemberName;
  readonly at: string;
  readonly storeId?: string;
}

/** The member's orders belong to one store in both languages. */
function memberPage({ at, storeId = "120", ...screen }: MemberPage): Screen {
  return { ...screen, attributes: () => ({ "store-id": storeId }), path: () => at };
}

const mei = { member: "mei", at: "/profile" } as const;

function underWay(): Readonly<Record<string, object>> {
  const now = Math.floor(Date.now() / 1000);
  const times = { CreatedOn: now - 120, ScheduledTime: now + 1_080 };
  return { "Companies/120/TrackingOrders/demo-mei-10": { ...times, OnlineOrderStatus: 2 } };
}

const redeem = ".cart__reward .button";

/** Pressed only after the cart is complete for a member, because content added above would move the button. */
async function openCheckout(page: Page, view: View): Promise<void> {
  await openCart(page, view);
  await find(page, redeem);
  await press(page, ".cart .button--primary.button--wide");
}

const answers = "dialog[open] .member-prompt__answers";

async function askToJoin(page: Page, view: View): Promise<void> {
  await openGuestCheckout(page, view);
  await fillIn(page);
  await press(page, pay);
  await find(page, answers);
}

/** The longest message about a new account. */
async function joinInPart(page: Page, view: View, demo: Demo): Promise<void> {
  await addFault(demo, { match: "POST /api/customers/", times: 0, status: 503 });
  await askToJoin(page, view);
  await press(page, `${answers} .button:nth-child(2)`);
}

/** The screens for members, and for becoming one. */
export const memberScreens: readonly Screen[] = [
  { name: "log in", ...atLogIn, awaits: ".sign-in__ways" },
  {
    name: "log in refused",
    ...atLogIn,
    async act(page, view) {
      await atLogIn.act(page, view);
      await (await find(page, email)).type("mei@example.com");
      await (await find(page, "input[name=password]")).type("wrong");
      await page.keyboard.press("Enter");
    },
    awaits: ".sign-in .notice--error",
  },
  {
    name: "forgot password",
    ...atLogIn,
    async act(page, view) {
      await atLogIn.act(page, view);
      await press(page, ".sign-in__aside button");
    },
    awaits: "input[autocomplete=email]",
  },
  { name: "register", ...atRegister },
  {
    name: "register with problems",
    ...atRegister,
    act: (page) => press(page, ".sign-in [type=submit]"),
    awaits: '[aria-invalid="true"]',
  },
  {
    name: "new password",
    path: async (_view, demo) => mailedPath(demo),
    awaits: "input[name=confirm-password]",
  },
  { name: "new password by an old link", path: () => "/store/120/resetpassword/bWVp", awaits: ".sign-in .notice" },
  memberPage({ name: "member's page for a guest", at: "/profile", awaits: ".empty-state" }),
  memberPage({ name: "account", ...mei, awaits: ".account__add", isLong: true }),
  memberPage({
    name: "card to be added",
    ...mei,
    act: (page) => press(page, ".account__add"),
    awaits: "dialog[open] input[autocomplete=cc-csc]",
  }),
  memberPage({
    name: "card to be removed",
    ...mei,
    act: (page) => press(page, ".account__card .icon-button"),
    awaits: "dialog[open]",
  }),
  memberPage({ name: "order history", ...mei, at: "/120/orderhistory", awaits: ".past-order__state", isLong: true }),
  memberPage({ name: "order history empty", member: "ari", at: "/120/orderhistory", awaits: ".empty-state" }),
  memberPage({
    name: "orders under way",
    ...mei,
    at: "/120/ordertracking",
    documents: underWay,
    awaits: ".past-order",
  }),
  memberPage({ name: "loyalty", ...mei, at: "/120/loyalty", awaits: ".point-row" }),
  memberPage({ name: "stamps", member: "sam", at: "/122/userStamps", storeId: "122", awaits: ".point-row" }),
  {
    ...memberPage({ name: "account menu", ...mei, at: "/", awaits: "" }),
    act: (page, view) => press(page, isDesk(view) ? '[aria-haspopup="menu"]' : ".header .icon-button"),
    awaits: ':is([role="menuitem"], a.menu-drawer__item)[href$="/profile"]',
  },
  {
    name: "stamps to be redeemed",
    member: "mei",
    async act(page, view) {
      await openCart(page, view);
      await press(page, redeem);
    },
    awaits: "dialog[open]",
  },
  {
    name: "checkout of a member",
    member: "mei",
    act: openCheckout,
    awaits: ".payment-choice .choice-row:has(:checked)",
    isLong: true,
  },
  { name: "become a member", isToBeAsked: true, act: askToJoin, awaits: answers },
  { name: "order of a new member", isToBeAsked: true, act: joinInPart, awaits: ".order .after-order .notice" },
];

import { describe, expect, it } from "vitest";
import { useJourneys } from "../../support/journey.ts";
import { thorough } from "../../support/quickRow.ts";
import { members } from "../../support/signedIn.ts";
import { until } from "../../support/until.ts";
import { acceptChannelLines, chooseBurger, useOrdering } from "../ordering.ts";
import { hostPage, shopScript } from "../pageSteps.ts";
import { embedOf, logInAs, openAs, openFullPage, openTab, pressEntry, type Tab, typeLogIn } from "./memberSteps.ts";
import { atBourkeSt, onChinesePhone, onDesk, onPhone } from "./memberWords.ts";

const element = (id: string) => `<servery-storefront id="${id}" store-id="120" language="en"></servery-storefront>`;

const journeys = useJourneys({ "twins.html": hostPage(element("one") + element("two") + shopScript) });
const shop = useOrdering(journeys);

async function areThere({ visit }: Tab, role: string, name: string, count: number): Promise<void> {
  const all = async () => (await visit.names(role)).filter((each) => each === name);
  await until(async () => expect(await all()).toHaveLength(count));
}

const front = ({ visit }: Tab) => visit.page.bringToFront();

const proofOf = async (email: string, password: string) => {
  const url = `${journeys.demo.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return (await answer.json()) as { readonly idToken: string };
};

/** Changes the password, which ends every session with the old one from the next second on. */
async function endSessions({ email, password }: typeof members.mei, next: string): Promise<void> {
  const call = async (name: string, fields: object) => {
    const url = `${journeys.demo.origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`;
    const headers = { "Content-Type": "application/json" };
    return (await fetch(url, { method: "POST", headers, body: JSON.stringify(fields) })).status;
  };
  const { idToken } = await proofOf(email, password);
  let current = idToken;
  await until(async () => {
    expect(await call("update", { idToken: current, password: next, returnSecureToken: true })).toBe(200);
    current = (await proofOf(email, next)).idToken;
    expect(await call("lookup", { idToken })).toBe(400);
  });
}

describe("logging in or out in one tab is noticed in the other", () => {
  it(`by both elements of a page, ${onDesk.name}`, async () => {
    const cell = onDesk;
    const { words } = cell;
    const first = await openTab(journeys, cell, "/twins.html");
    const context = first.visit.page.browserContext();
    const second = await openTab(journeys, cell, embedOf(cell), { context });
    await front(first);
    await areThere(first, "button", words.logIn, 2);
    await first.visit.click("button", words.logIn);
    await logInAs(first, "mei");
    await areThere(first, "button", words.account, 2);
    await front(second);
    await second.visit.find("button", words.account);
    await pressEntry(second, words.logOut);
    await second.visit.find("button", words.logIn);
    await front(first);
    await areThere(first, "button", words.logIn, 2);
  });

  it(`by a page for members that waits for it, ${onChinesePhone.name}`, thorough, async () => {
    const cell = atBourkeSt(onChinesePhone);
    const { words, storeId } = cell;
    const first = await openFullPage(journeys, cell, `/order/store/${storeId}`);
    const context = first.visit.page.browserContext();
    const second = await openFullPage(journeys, cell, `/order/${storeId}/orderhistory`, { context });
    await second.visit.read(words.membersOnly);
    await front(first);
    await pressEntry(first, words.logIn);
    await logInAs(first, "mei");
    await first.visit.gone("textbox", words.password);
    await front(second);
    await second.visit.find("button", words.reorder);
    await pressEntry(second, words.logOut);
    await front(first);
    await first.visit.click("button", words.menu);
    await first.visit.find("button", words.logIn);
  });
});

it("loses nothing if the session ends in the middle of a checkout, and places the order once", async () => {
  const { words } = onPhone;
  const tab = await openAs(journeys, onPhone, "mei");
  const { visit } = tab;
  const context = visit.page.browserContext();
  await chooseBurger(visit, words, true);
  expect(await visit.find("radio", words.storedCard)).toMatchObject({ checked: true });
  await visit.click("button", words.addNote);
  await visit.type("textbox", words.notes, "By the blue door");
  const second = await openTab(journeys, onPhone, embedOf(onPhone), { context });
  // A shop that starts during a payment shows its order.
  await second.visit.find("button", words.menu);
  await endSessions(members.mei, "another-word-1");
  await front(tab);
  await visit.click("button", words.pay);
  await visit.read(words.ended);
  expect(await shop.orders()).toEqual([]);
  await front(second);
  await second.visit.click("button", words.menu);
  await second.visit.find("button", words.logIn);
  await front(tab);
  await visit.click("button", words.logIn);
  await typeLogIn(tab, members.mei.email, "another-word-1");
  await visit.holds("textbox", words.notes, "By the blue door");
  await visit.click("radio", words.storedCard);
  await visit.click("button", words.pay);
  await visit.find("heading", words.placed);
  expect(await shop.orders()).toMatchObject([
    { guest: null, document: { ContactCustomer_FirstName: "Mei", Notes: "By the blue door" } },
  ]);
  acceptChannelLines(visit);
  acceptChannelLines(second.visit);
});

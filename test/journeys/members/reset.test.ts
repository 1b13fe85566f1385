import { describe, expect, it } from "vitest";
import { useJourneys } from "../../support/journey.ts";
import { thorough } from "../../support/quickRow.ts";
import { members } from "../../support/signedIn.ts";
import { until } from "../../support/until.ts";
import { acceptNetworkLines } from "../ordering.ts";
import { openFullPage, pressEntry, type Tab } from "./memberSteps.ts";
import { atBourkeSt, type Cell, onChineseDesk, onDesk } from "./memberWords.ts";

const journeys = useJourneys();
const chosen = "a-new-one-77";

interface Mail {
  readonly kind: string;
  readonly to: string;
  readonly links: readonly string[];
}

async function mailedLink(): Promise<URL> {
  const mails = await until(async () => {
    const found = (await (await fetch(`${journeys.demo.origin}/sandbox/outbox`)).json()) as readonly Mail[];
    expect(found).toMatchObject([{ kind: "password-reset", to: members.mei.email }]);
    return found;
  });
  return new URL(mails[0]?.links[0] ?? "");
}

async function askForLink({ storeId }: Cell): Promise<void> {
  const headers = { "Content-Type": "application/json", Authorization: "demo-key" };
  const body = JSON.stringify({ Email: members.mei.email, Company_ID: storeId });
  await fetch(`${journeys.demo.origin}/api/customers/reset-password-api`, { method: "POST", headers, body });
}

async function choosePassword({ visit, cell: { words } }: Tab): Promise<void> {
  await visit.holds("textbox", words.email, members.mei.email);
  await visit.type("textbox", words.password, chosen);
  await visit.type("textbox", words.confirmPassword, chosen);
  await visit.click("button", words.reset);
  await visit.read(words.isReset);
}

/** Expects the menu with a member's entries. */
async function expectSignedIn(tab: Tab): Promise<void> {
  const { visit, cell } = tab;
  await visit.find("searchbox", cell.words.search);
  await pressEntry(tab, cell.words.history);
  await visit.find("button", cell.words.reorder);
}

describe("a member who forgot the password sets a new one with the mailed link, and is logged in", () => {
  it(`starting with the form, ${onChineseDesk.name}`, async () => {
    const cell = atBourkeSt(onChineseDesk);
    const { words, storeId } = cell;
    const tab = await openFullPage(journeys, cell, `/order/store/${storeId}`);
    const { visit } = tab;
    await pressEntry(tab, words.logIn);
    await visit.click("button", words.forgot);
    await visit.type("textbox", words.email, members.mei.email);
    await visit.click("button", words.sendLink);
    await visit.read(words.linkSent);
    await visit.go((await mailedLink()).pathname);
    await choosePassword(tab);
    await expectSignedIn(tab);
  });

  it("even if the sign-in service is down when the link is opened", thorough, async () => {
    const { words } = onDesk;
    await askForLink(onDesk);
    await journeys.demo.fault({ match: "POST /identitytoolkit.googleapis.com/", times: 0, status: 503 });
    const tab = await openFullPage(journeys, onDesk, (await mailedLink()).pathname);
    await tab.visit.read(words.unchecked);
    acceptNetworkLines(tab.visit);
    await journeys.demo.clearFaults();
    await tab.visit.click("button", words.again);
    await choosePassword(tab);
    await expectSignedIn(tab);
  });
});

import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { members } from "../support/signedIn.ts";
import { focused } from "./focus.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, find, inShop, openPage } from "./stage.ts";

const stage = setStage();

const named = (role: string, name: string) => `::-p-aria([role="${role}"][name="${name}"])`;

/** What has the focus, as a screen reader names it. */
async function atFocus(page: Page): Promise<string> {
  return (await focused(page)).evaluate((node) => {
    const element = node as HTMLInputElement;
    return element.ariaLabel ?? (element.labels?.[0] ?? element).textContent ?? "";
  });
}

async function pressUntil(page: Page, key: "Tab" | "ArrowDown", name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await atFocus(page)) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} doesn't lead to ${name}: the focus is at ${await atFocus(page)}.`);
}

it("with a keyboard alone a diner closes the drawer, logs in by it, and goes through their menu", async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  const logIn = await find(page, named("button", "Log in"));
  await logIn.focus();
  await page.keyboard.press("Enter");
  await find(page, named("dialog", "Log in"));
  await page.keyboard.press("Escape");
  await page.waitForSelector(inShop("dialog"), { hidden: true });
  expect(await atFocus(page)).toBe("Log in");

  await page.keyboard.press("Enter");
  await find(page, named("textbox", "Email"));
  await pressUntil(page, "Tab", "Email");
  await page.keyboard.type(members.mei.email);
  await pressUntil(page, "Tab", "Password");
  await page.keyboard.type(members.mei.password);
  await page.keyboard.press("Enter");
  await find(page, named("button", "Account"));
  await page.waitForSelector(inShop("dialog"), { hidden: true });
  expect(await atFocus(page)).toBe("Account");

  await page.keyboard.press("ArrowDown");
  await find(page, named("menuitem", "My Account"));
  expect(await atFocus(page)).toBe("My Account");
  await page.keyboard.press("ArrowUp");
  expect(await atFocus(page)).toBe("Log Out");
  await page.keyboard.press("Escape");
  await page.waitForSelector(inShop(named("menuitem", "My Account")), { hidden: true });
  expect(await atFocus(page)).toBe("Account");
  await page.keyboard.press("Enter");
  await find(page, named("menuitem", "Order History"));
  await pressUntil(page, "ArrowDown", "Order History");
  await page.keyboard.press("Enter");
  await find(page, named("heading", "Order History"));
  await page.browserContext().close();
});

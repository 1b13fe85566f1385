import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { members } from "../support/signedIn.ts";
import { until } from "../support/until.ts";
import { focused, lookAtFocus, useForcedColours } from "./focus.ts";
import { setStage } from "./setStage.ts";
import { find, inShop } from "./stage.ts";

const stage = setStage();
const thorough = { tags: ["thorough"] };

const named = (role: string, name: string) => `::-p-aria([role="${role}"][name="${name}"])`;

/** The focused element, as a screen reader names it. */
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

/** Continues from the log-in dialog. */
async function typeLogIn(page: Page): Promise<void> {
  await find(page, named("textbox", "Email"));
  await pressUntil(page, "Tab", "Email");
  await page.keyboard.type(members.mei.email);
  await pressUntil(page, "Tab", "Password");
  await page.keyboard.type(members.mei.password);
  await page.keyboard.press("Enter");
  await find(page, named("button", "Account"));
  await page.waitForSelector(inShop("dialog"), { hidden: true });
}

it("lets a diner with only a keyboard close the log-in dialog, log in, use the account menu and remove a card", async () => {
  const page = await stage.openMenu({ widthPx: 1280, heightPx: 800 });
  const logIn = await find(page, named("button", "Log in"));
  await logIn.focus();
  await page.keyboard.press("Enter");
  await find(page, named("dialog", "Log in"));
  await page.keyboard.press("Escape");
  await page.waitForSelector(inShop("dialog"), { hidden: true });
  expect(await atFocus(page)).toBe("Log in");

  await page.keyboard.press("Enter");
  await typeLogIn(page);
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
  expect((await lookAtFocus(page)).ringPixels).toBeGreaterThan(100);
  await useForcedColours(page);
  expect((await lookAtFocus(page)).ringPixels).toBeGreaterThan(100);
  await page.keyboard.press("Enter");
  await find(page, named("heading", "Order History"));

  await (await find(page, named("button", "Account"))).focus();
  await page.keyboard.press("ArrowDown");
  await find(page, named("menuitem", "My Account"));
  await page.keyboard.press("Enter");
  await (await find(page, named("button", "Remove card ending 1111"))).focus();
  await page.keyboard.press("Enter");
  await (await find(page, named("button", "Remove card"))).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(inShop("dialog"), { hidden: true });
  expect(await atFocus(page)).toBe("+ Add card");
});

/** Presses Enter, and runs the given actions in the pop-up that opens. */
async function enterPopUp(page: Page, act: (popUp: Page) => Promise<void>): Promise<void> {
  const opened = new Promise<Page>((resolve) => page.once("popup", (popUp) => popUp && resolve(popUp)));
  await page.keyboard.press("Enter");
  const popUp = await opened;
  const closed = new Promise((resolve) => popUp.once("close", resolve));
  await act(popUp);
  await closed;
  await page.bringToFront();
  await page.waitForSelector(inShop("[aria-busy]"), { hidden: true });
}

/** What screen readers announce, from any live region. */
function spokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("servery-storefront")?.shadowRoot;
    const regions = root?.querySelectorAll("[role=status], [role=alert], [aria-live]") ?? [];
    return Array.from(regions, ({ textContent }) => textContent).filter((text) => text !== "");
  });
}

it(
  "returns a diner with only a keyboard from a pop-up to its button, and logs in with the next",
  thorough,
  async () => {
    const page = await stage.openMenu({ widthPx: 1280, heightPx: 800 });
    await (await find(page, named("button", "Log in"))).focus();
    await page.keyboard.press("Enter");
    await find(page, named("button", "Continue with Google"));
    await pressUntil(page, "Tab", "Continue with Google");
    await enterPopUp(page, async (popUp) => {
      await (await popUp.waitForSelector("#cancel"))?.focus();
      // It closes on keydown, so there is no page left to receive the keyup.
      await popUp.keyboard.down("Enter");
    });
    expect(await atFocus(page)).toBe("Continue with Google");

    await enterPopUp(page, async (popUp) => {
      await (await popUp.waitForSelector("[name=email]"))?.type("noor@example.com");
      await popUp.keyboard.press("Tab");
      await popUp.keyboard.type("Noor Abbot");
      await popUp.keyboard.press("Enter");
    });
    await find(page, named("button", "Account"));
    await page.waitForSelector(inShop("dialog"), { hidden: true });
    expect(await atFocus(page)).toBe("Account");
    await until(async () => expect(await spokenWords(page)).toEqual(["You're logged in."]));
  },
);

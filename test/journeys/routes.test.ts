import { describe, expect, it, vi } from "vitest";
import { desk, phone, useJourneys, type Visit } from "../support/journey.ts";

const journeys = useJourneys();

const theMenu = "Patty & Sons, Bourke St";
const notFound = "Store cannot be found, please contact support";

/** Every route of the spec by its address, and the heading that stands there. */
const screens: readonly (readonly [path: string, heading: string])[] = [
  ["/", theMenu],
  ["/store/120", theMenu],
  ["/store/120/giftcards", "Gift cards"],
  ["/store/120/checkout", "Checkout"],
  ["/store/120/checkout/order-1", "Checkout"],
  ["/store/120/checkout/giftcards", "Checkout"],
  ["/store/120/completeorder/order-1/guest-1", "This order cannot be found"],
  ["/store/120/completeorder/order-1/guest-1/121", "This order cannot be found"],
  ["/store/120/thankyou", "Thank you"],
  ["/store/120/giftcards/thankyou", "Thank you"],
  ["/store/120/shoppingcartmobile", theMenu],
  ["/store/120/giftshoppingcartmobile", "Your cart is empty"],
  ["/store/120/saveOrderMobile", "Your cart is empty"],
  ["/store/120/qrcodescanner", "Scan a saved order"],
  ["/store/120/guestCheckIn", "Check in"],
  ["/store/120/resetpassword/bWVp", "forgot password"],
  ["/login/120/true", "Log in"],
  ["/login", "Log in"],
  ["/register", "Register"],
  ["/registeruser", "Register"],
  ["/profile", "Please log in"],
  ["/120/orderhistory", "Please log in"],
  ["/120/loyalty", "Please log in"],
  ["/120/userStamps", "Please log in"],
  ["/120/ordertracking", "Please log in"],
  ["/about", "About"],
  ["/contact", "Contact"],
  ["/privacypolicy", "Privacy Policy"],
  ["/generalError", "something is wrong"],
  ["/pagenotfound", notFound],
  ["/notFoundPage", notFound],
  ["/LogViewer", "The log is empty"],
];

async function pathIs({ page }: Visit, path: string): Promise<void> {
  await vi.waitFor(() => expect(new URL(page.url()).pathname).toBe(`/order${path}`));
}

describe("a full page", () => {
  it("shows every route of the spec by its address, and again after a reload", async () => {
    const visit = await journeys.open("/order/");
    for (const [path, heading] of screens) {
      await visit.go(`/order${path}`);
      await visit.find("heading", heading);
      await visit.page.reload();
      await visit.find("heading", heading);
      await pathIs(visit, path);
    }
    // The orders that the addresses name aren't there.
    visit.watch.take(/404/);
  });

  it.each([
    ["/store/120/shoppingcartmobile", "Your cart is empty"],
    ["/store/120/giftshoppingcartmobile", "Your cart is empty"],
    ["/store/120/saveOrderMobile", "Your cart is empty"],
    ["/about", "About"],
  ])("on a phone, %s shows %j", async (path, heading) => {
    const visit = await journeys.open(`/order${path}`, { size: phone });
    await visit.find("heading", heading);
  });

  it("R6: shows the configured store at an unknown path", async () => {
    const visit = await journeys.open("/order/no/such/screen/anywhere");
    await visit.find("heading", theMenu);
  });

  it("is the store's that its address names", async () => {
    const visit = await journeys.open("/order/store/121");
    await visit.find("button", /^伯克街芝士堡/);
  });

  it("goes back and forward with the browser", async () => {
    const visit = await journeys.open("/order/");
    await visit.click("link", "About");
    await visit.find("heading", "About");
    await pathIs(visit, "/about");
    await visit.click("link", "Contact");
    await visit.find("heading", "Contact");
    await visit.page.goBack();
    await visit.find("heading", "About");
    await visit.page.goBack();
    await visit.find("heading", theMenu);
    await visit.page.goForward();
    await visit.find("heading", "About");
    await pathIs(visit, "/about");
  });

  it("R4: keeps its query while the path changes", async () => {
    const visit = await journeys.open("/order/?table=12");
    await visit.click("link", "About");
    await pathIs(visit, "/about");
    expect(new URL(visit.page.url()).search).toBe("?table=12");
  });

  it("has links that open in a tab of their own", async () => {
    const visit = await journeys.open("/order/");
    await visit.find("link", "Contact");
    const hrefs = await visit.page.$$eval(">>> footer a", (links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(["/order/about", "/order/contact", "/order/privacypolicy"]);
  });

  it("comes from the top of each screen, with the focus on its heading", async () => {
    const visit = await journeys.open("/order/");
    await visit.click("link", "Contact");
    await visit.find("heading", "Contact");
    await vi.waitFor(async () => expect(await visit.focused()).toMatchObject({ role: "heading", name: "Contact" }));
    expect(await visit.page.evaluate(() => scrollY)).toBe(0);
  });

  it("R4: stays a phone's for the session once it was asked to be", async () => {
    const visit = await journeys.open("/order/?mobile=true", { size: desk });
    await visit.find("button", "Menu");
    await visit.go("/order/");
    await visit.find("button", "Menu");
  });
});

import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { fullPage } from "../support/fullPage.ts";
import { phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { english } from "./orderWords.ts";
import { pathIs } from "./pageSteps.ts";

// A group's full page can show any of its stores.
const journeys = useJourneys({ "order/index.html": fullPage('hq-id="7"') });

const said = {
  edit: "Edit Bourke St Cheeseburger",
  saved: "Your saved order",
  unread: "No scanner at the counter?",
  code: "Code",
  open: "Open",
} as const;

const inGroup = `localStorage.setItem("servery:hq-7:language", JSON.stringify({ version: 1, value: "en" }));`;

const scannerPath = "/order/store/120/qrcodescanner";

const failingWith = (name: string) =>
  `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("No.", "${name}"); };`;

const blocked = "Access to camera has been blocked.";

function codeFor(order: object): string {
  return `$${Buffer.from(JSON.stringify(order)).toString("base64url")}`;
}

/** What a camera would read from the screen. */
async function readPicture({ page, handle }: Visit, name: string): Promise<string> {
  const png = await (await handle("image", name)).screenshot({ encoding: "base64" });
  // One character per pixel, because the protocol is slow with long lists of numbers.
  const { width, height, dots } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const { width, height, data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1);
    const reds = data.filter((_value, index) => index % 4 === 0);
    return { width, height, dots: Array.from(reds, (red) => (red > 127 ? "1" : "0")).join("") };
  }, png);
  const data = Uint8Array.from({ length: 4 * dots.length }, (_none, at) =>
    at % 4 === 3 || dots[Math.floor(at / 4)] === "1" ? 255 : 0,
  );
  return decodeQR({ width, height, data });
}

async function noOrders(): Promise<void> {
  expect(await (await fetch(new URL("/sandbox/orders", journeys.demo.origin))).json()).toEqual([]);
}

type Categories = readonly { readonly SubMenuItems: readonly { readonly ProductID: number }[] }[];

const menu = "Companies/120/Menus/DefaultMenu";

/** Changes the burger's price. */
async function changePrice(price: number): Promise<void> {
  const { Categories } = (await journeys.demo.read(menu)) as { Categories: Categories };
  const dearer = Categories.map((category) => ({
    ...category,
    SubMenuItems: category.SubMenuItems.map((item) => (item.ProductID === 101 ? { ...item, Price: price } : item)),
  }));
  await journeys.demo.merge(menu, { Categories: dearer });
}

describe("R59: a saved order", () => {
  const store = "/order/store/120";

  async function saveOrder(): Promise<Visit> {
    const visit = await journeys.open(`${store}?paymenttype=saveorder`, { before: inGroup });
    await visit.click("button", english.burger);
    await visit.click("checkbox", english.bacon);
    await visit.click("button", english.add);
    await visit.gone("dialog", english.burger);
    await visit.click("button", english.place);
    await visit.find("image", said.saved);
    return visit;
  }

  it("is shown as a QR code, which opens without a camera at the current prices and can be ordered", async () => {
    const visit = await saveOrder();
    await pathIs(visit, `${store}/saveOrderMobile`);
    const code = await readPicture(visit, said.saved);
    expect(code).toMatch(/^\$[\w-]+$/);
    await visit.click("button", said.unread);
    await visit.holds("textbox", said.code, code);

    await changePrice(20);
    const other = await journeys.open(scannerPath, { before: `${inGroup} ${failingWith("NotAllowedError")}` });
    await other.read(blocked);
    await other.type("textbox", said.code, "nonsense");
    await other.click("button", said.open);
    await other.read("Error...Try again!");
    await other.go(scannerPath);
    // Copied with a space.
    await other.type("textbox", said.code, ` ${code}`);
    await other.click("button", said.open);
    await pathIs(other, `${store}/shoppingcartmobile`);
    await other.find("button", said.edit);
    // The burger's new price, and the bacon.
    await other.find("button", /\$23\.00$/);
    await other.page.reload();
    await other.find("button", said.edit);
    await other.click("button", english.checkout);
    await other.find("heading", "Checkout");
    await noOrders();
  });

  it("stays in the cart for the whole session until the diner continues", thorough, async () => {
    const visit = await saveOrder();
    const code = await readPicture(visit, said.saved);
    await visit.go(store);
    await visit.click("button", english.place);
    await visit.find("image", said.saved);
    expect(await readPicture(visit, said.saved)).toBe(code);

    await visit.go(`${store}/checkout`);
    await pathIs(visit, `${store}/saveOrderMobile`);
    await visit.click("button", english.onward);
    await visit.find("button", english.burger);
    await pathIs(visit, store);
    await visit.go(`${store}/saveOrderMobile`);
    await visit.find("heading", english.emptyCart);
    await noOrders();
  });
});

describe("R59: a code in the address", () => {
  const path = (code: string) => `/order/store/120/shoppingcartmobile/${encodeURIComponent(code.replace("$", ""))}`;
  const burger = codeFor({ v: 1, store: 120, lines: [[101, 2]] });

  it("says so if it can't be read, leaves the cart as it was, and otherwise replaces it until that is undone", async () => {
    const visit = await journeys.open(path("what's that"), { size: phone });
    await visit.read("Error...Try again!");
    await visit.find("heading", english.emptyCart);
    await pathIs(visit, "/order/store/120/shoppingcartmobile");
    await visit.go(path(burger));
    await visit.find("button", said.edit);
    await visit.go(path("what's that"));
    await visit.read("That code is not a saved order. Your cart is as it was.");
    await visit.find("button", said.edit);
    await visit.go(path(codeFor({ v: 1, store: 120, lines: [102] })));
    await visit.read("The saved order replaced your cart");
    await visit.gone("button", said.edit);
    await visit.click("button", "Undo");
    await visit.find("button", said.edit);
  });
});

/** A camera that sees this code. `stopped` counts how often it was turned off. */
function cameraOn(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 }).map((row) => row.map(Number));
  return `globalThis.stopped = 0;
    navigator.mediaDevices.getUserMedia = async () => {
      const rows = ${JSON.stringify(rows)};
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = rows.length * 6;
      const context = canvas.getContext("2d");
      const draw = () => {
        context.fillStyle = "#fff";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = "#000";
        rows.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(x * 6, y * 6, 6, 6)));
      };
      draw();
      setInterval(draw, 50);
      const stream = canvas.captureStream(20);
      for (const track of stream.getTracks()) {
        const stop = track.stop.bind(track);
        track.stop = () => { globalThis.stopped += 1; stop(); };
      }
      return stream;
    };`;
}

const ownReader = (text: string) => `globalThis.BarcodeDetector = class {
  static async getSupportedFormats() { return ["qr_code"]; }
  async detect() { return [{ rawValue: ${JSON.stringify(text)} }]; }
};`;

describe("R59: the scanner", () => {
  const burger = codeFor({ v: 1, store: 120, lines: [101] });
  function chunksOf({ page }: Visit): readonly string[] {
    const names: string[] = [];
    page.on("request", (request) => names.push(new URL(request.url()).pathname));
    return names;
  }

  const stopped = ({ page }: Visit) => page.evaluate(() => (globalThis as { stopped?: number }).stopped);

  it.each(
    quickRow(0, [
      ["by our reader where the browser has none", "", true],
      ["by the browser's own, without fetching ours", ownReader(burger), false],
    ]),
  )("opens what the camera sees, %s, and turns the camera off", async (_by, reader, fetchesOurs) => {
    const visit = await journeys.open("/order/store/120", { size: phone, before: cameraOn(burger) + reader });
    const fetched = chunksOf(visit);
    await visit.go(scannerPath);
    await visit.find("button", said.edit);
    await pathIs(visit, "/order/store/120/shoppingcartmobile");
    expect(await stopped(visit)).toBe(1);
    expect(fetched.some((name) => name.includes("/qrReader-"))).toBe(fetchesOurs);
    expect(fetched.some((name) => name.includes("/SavedOrderScreen-"))).toBe(false);
  });

  it("rejects any other QR code, and keeps looking", thorough, async () => {
    const visit = await journeys.open(scannerPath, { before: cameraOn("https://example.com/") });
    await visit.read("Error...Try again!");
    await pathIs(visit, scannerPath);
    expect(await stopped(visit)).toBe(0);
    await visit.click("link", "Back to menu");
    await visit.find("searchbox", english.search);
    await until(async () => expect(await stopped(visit)).toBe(1));
  });

  it.each([
    ["that isn't there", failingWith("NotFoundError"), "This device has no camera that can be used."],
    [
      "that gives no picture for three seconds",
      "navigator.mediaDevices.getUserMedia = () => new Promise(() => {});",
      blocked,
    ],
  ])("accepts a typed code instead of a camera %s", thorough, async (_what, before, words) => {
    const visit = await journeys.open(scannerPath, { size: phone, before });
    await visit.read(words);
    await visit.type("textbox", said.code, burger);
    await visit.click("button", said.open);
    await visit.find("button", said.edit);
  });
});

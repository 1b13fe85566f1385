// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { click } from "../../ui/render.tsx";
import { cook, menuWith, openProduct } from "./productFixture.tsx";

afterEach(() => vi.unstubAllGlobals());

const link = "https://shop.example/order/?item=101";

interface Device {
  readonly share?: () => Promise<void>;
  readonly writeText?: () => Promise<void>;
}

function onDevice({ share, writeText }: Device): void {
  vi.stubGlobal("navigator", { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) });
}

/** Presses Share, and returns what the dialog then says. */
async function pressShare(device: Device, address: string | null = link): Promise<string | null> {
  onDevice(device);
  const { named, find, unmount } = openProduct(menuWith([cook]), { link: address });
  click(named("button", "Share"));
  await act(async () => {});
  const said = find(".share-dish__notice[role=status]").textContent;
  unmount();
  return said;
}

const refuse = (name: string) => () => Promise.reject(new DOMException("", name));

describe("Share", () => {
  it("gives the device's own sheet the dish's name and address, and says nothing more", async () => {
    const [share, writeText] = [vi.fn(async () => {}), vi.fn(async () => {})];
    expect(await pressShare({ share, writeText })).toBe("");
    expect(share.mock.calls).toEqual([[{ title: "Cheeseburger", url: link }]]);
    expect(await pressShare({ share: refuse("AbortError"), writeText }), "after closing the sheet").toBe("");
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ["has none", {}],
    ["isn't allowed to open it", { share: refuse("NotAllowedError") }],
  ])("copies the address and says so where the device %s", async (_what, device) => {
    const writeText = vi.fn(async () => {});
    expect(await pressShare({ ...device, writeText })).toBe("Link copied");
    expect(writeText.mock.calls).toEqual([[link]]);
  });

  it("says that it doesn't work if the address can't be copied either, or isn't known", async () => {
    const share = vi.fn(async () => {});
    const sorry = "Sharing doesn't work here.";
    expect(await pressShare({ writeText: refuse("NotAllowedError") })).toBe(sorry);
    expect(await pressShare({ share }, null)).toBe(sorry);
    expect(share).not.toHaveBeenCalled();
  });

  it.each([
    ["in an embedded shop, whose dishes have no address (R80)", {}, true],
    ["while a line of the cart is edited", { link, cart: [{ quantity: 1 }], changes: 0 }, true],
    ["on a display (R77)", { link, isDigitalDisplay: true }, true],
    ["where nothing can be shared", { link }, false],
  ])("isn't offered %s", (_where, setting, canShare) => {
    onDevice(canShare ? { share: async () => {} } : {});
    expect(openProduct(menuWith([cook]), setting).names("button")).not.toContain("Share");
  });
});

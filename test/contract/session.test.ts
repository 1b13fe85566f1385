// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { randomIdentifiers } from "../../src/services/adapters/browser/randomIdentifiers.ts";
import { createDevice } from "../../src/services/adapters/device/deviceMemory.ts";
import { createGuestSession } from "../../src/services/adapters/members/guestSession.ts";
import { storedOrders } from "../../src/wire/storage/orderTable.ts";
import { buildDevice, buildDevicePage } from "../support/buildDevice.ts";
import { buildMember, buildSignIn } from "../support/buildSession.ts";
import { buildStorage } from "../support/buildStorage.ts";
import { describeGuests, describeMembers } from "./sessionContract.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describeGuests("a shop where nobody signs in", async () => ({
  // A new page each time, like another tab. They only share what the device stores.
  open: () => createGuestSession(createDevice("hq-7", buildDevicePage()), randomIdentifiers),
  openElsewhere: () => createGuestSession(createDevice("hq-8", buildDevicePage()), randomIdentifiers),
}));

const startInMemory = async () => {
  const here = buildSignIn();
  const elsewhere = buildSignIn(buildDevice("hq-8"));
  return {
    open: here.open,
    openElsewhere: elsewhere.open,
    signIn: async (uid: string, points = 0) => here.signIn(buildMember({ uid, points })),
    signOut: async () => here.signOut(),
  };
};

describeGuests("a session in memory", startInMemory);
describeMembers("a session in memory", startInMemory);

it("R34: a guest keeps their identifier while the page is open, if the device stores nothing", () => {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, buildStorage(0));
  const session = createGuestSession(createDevice("hq-7"), randomIdentifiers);
  expect(session.orderAs()).toEqual(session.orderAs());
});

it("nothing is stored for a guest who doesn't order", async () => {
  const device = createDevice("hq-7", buildDevicePage());
  const session = createGuestSession(device, randomIdentifiers);
  session.listen(() => {});
  session.customer();
  await session.token();
  expect(device.has(storedOrders.guest)).toBe(false);
});

import { describe, expect, it, vi } from "vitest";
import { buildDevicePage } from "../support/buildDevice.ts";
import { describeGuests, describeMembers } from "./sessionContract.ts";
import { startSignIn } from "./startSignIn.ts";

const start = async () => {
  const shop = await startSignIn();
  return { ...shop, openElsewhere: () => shop.open({ scope: "hq-999" }) };
};

describeGuests("a session of Firebase", start);
describeMembers("a session of Firebase", start);

const isFlagKept = () => Object.keys(localStorage).some((key) => key.endsWith(":signedIn"));

describe("R61: the sign-in service's code", () => {
  it("is never fetched or called for a diner who hasn't signed in", async () => {
    const shop = await startSignIn();
    const session = shop.open();
    session.orderAs();
    session.check();
    expect(await session.token()).toBeNull();
    expect([shop.loads(), session.isReturning(), isFlagKept()]).toEqual([0, false, false]);
  });

  it("is fetched on the next visit, and then the member is signed in again", async () => {
    const shop = await startSignIn();
    shop.open();
    await shop.signIn("mei", 12);
    const later = shop.open({ page: buildDevicePage() });
    expect([later.isReturning(), later.customer().kind]).toEqual([true, "guest"]);
    const heard = vi.fn();
    later.listen(heard);
    await expect.poll(() => later.customer()).toMatchObject({ kind: "member", points: 12 });
    expect(later.isReturning()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("makes a token request wait until the member is known", async () => {
    const shop = await startSignIn();
    shop.open();
    await shop.signIn("mei");
    expect(await shop.open({ page: buildDevicePage() }).token()).toMatch(/./);
  });

  it("is not fetched if LogIn is off, even for a member", async () => {
    const shop = await startSignIn();
    let isOn = true;
    const first = shop.open({ hasLogIn: () => isOn });
    await shop.signIn("mei");
    const before = shop.loads();
    const blockedReason = shop.open({ hasLogIn: () => false, page: buildDevicePage() });
    expect([blockedReason.isReturning(), await blockedReason.token(), shop.loads()]).toEqual([false, null, before]);
    await expect(blockedReason.service()).rejects.toThrow();
    isOn = false;
    first.look();
    expect(first.customer()).toEqual({ kind: "guest" });
    isOn = true;
    first.look();
    await expect.poll(() => first.customer().kind).toBe("member");
  });

  it("leaves the diner a guest if it can't be fetched", async () => {
    const shop = await startSignIn();
    shop.open();
    await shop.signIn("mei");
    const later = shop.open({ page: buildDevicePage(), isBroken: true });
    await expect.poll(() => later.isReturning()).toBe(false);
    expect(later.customer()).toEqual({ kind: "guest" });
  });
});

describe("a session that ends", () => {
  it("signs the member out as soon as a call is refused", async () => {
    const shop = await startSignIn();
    const session = shop.open();
    await shop.signIn("mei");
    await shop.strike("POST /identitytoolkit.googleapis.com/v1/accounts:lookup", {
      status: 400,
      body: JSON.stringify({ error: { code: 400, message: "TOKEN_EXPIRED" } }),
    });
    session.check();
    await expect.poll(() => session.customer()).toEqual({ kind: "guest" });
    expect([await session.token(), isFlagKept(), session.hasLoggedOut()]).toEqual([null, false, false]);
  });

  it("stays open if the service can't be reached", async () => {
    const shop = await startSignIn();
    const session = shop.open();
    await shop.signIn("mei");
    await shop.strike("POST /identitytoolkit.googleapis.com/v1/accounts:lookup", { drop: true });
    session.check();
    expect(await session.token()).toMatch(/./);
    expect(session.customer()).toMatchObject({ uid: "mei" });
  });
});

it("a change of member shows a guest in between, waits for the next member, and survives a reload", async () => {
  const shop = await startSignIn();
  const session = shop.open();
  await shop.signIn("mei");
  const heard: unknown[] = [];
  session.listen(({ kind }) => heard.push([kind, session.isReturning(), isFlagKept()]));
  await shop.signIn("lee");
  expect([heard[0], heard.at(-1), session.customer()]).toMatchObject([
    ["guest", true, true],
    ["member", false, true],
    { uid: "lee" },
  ]);
});

it("a signed-in diner is a member even if their document can't be read", async () => {
  const shop = await startSignIn();
  const session = shop.open();
  await shop.strike("GET /v1/projects/", { status: 503 });
  expect(await (await shop.accounts()).signIn("mei@example.com", "order-me-1")).toEqual({ kind: "signed-in" });
  expect(session.customer()).toMatchObject({ kind: "member", uid: "mei", email: "mei@example.com", firstName: "mei" });
  expect(shop.logged).toEqual([expect.stringContaining("Warning: The member's document could not be read")]);
});

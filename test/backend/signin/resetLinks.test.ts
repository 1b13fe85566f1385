import { describe, expect, it } from "vitest";
import { startDemo } from "../demoFixture.ts";
import { call, mei, oobCode, signIn } from "./signinFixture.ts";

describe("reset links", () => {
  it("last an hour by the backend's clock", async () => {
    const demo = await startDemo();
    const code = await oobCode(demo);
    demo.clock.moveTo(new Date(Date.now() + 59 * 60_000));
    expect((await call(demo, "resetPassword", { oobCode: code })).status).toBe(200);
    demo.clock.moveTo(new Date(Date.now() + 61 * 60_000));
    expect((await call(demo, "resetPassword", { oobCode: code })).body.error.message).toBe("EXPIRED_OOB_CODE");
  });

  it("lead to a page that accepts the new password", async () => {
    const demo = await startDemo();
    await call(demo, "sendOobCode", {
      requestType: "PASSWORD_RESET",
      email: mei.email,
      continueUrl: 'https://shop.example/?a="><script>',
    });
    const link = demo.mails()[0]?.links[0] ?? "";
    expect(await (await fetch(link)).text()).toContain("A new password for mei@example.com");
    const body = (newPassword: string) => ({ method: "POST", body: new URLSearchParams({ newPassword }) });
    expect(await (await fetch(link, body("1"))).text()).toContain("at least 6 characters");
    const done = await (await fetch(link, body("another-1"))).text();
    expect(done).toContain("Your password has been changed");
    expect(done).not.toContain("<script>");
    expect(await signIn(demo, { ...mei, password: "another-1" })).toHaveProperty("idToken");
    const late = await fetch(link);
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("no longer valid");
  });

  it("never continue to a script", async () => {
    const demo = await startDemo();
    await call(demo, "sendOobCode", {
      requestType: "PASSWORD_RESET",
      email: mei.email,
      continueUrl: "javascript:alert(1)",
    });
    const body = new URLSearchParams({ newPassword: "another-1" });
    const done = await fetch(demo.mails()[0]?.links[0] ?? "", { method: "POST", body });
    expect(await done.text()).not.toContain("javascript:");
  });
});

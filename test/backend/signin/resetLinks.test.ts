import { describe, expect, it } from "vitest";
import { startDemo } from "../demoFixture.ts";
import { call, codeOf, mei, oobCode, signIn } from "./signinFixture.ts";

describe("reset links", () => {
  it("are mailed to the outbox and work once", async () => {
    const demo = await startDemo();
    const continueUrl = "https://shop.example/done";
    await call(demo, "sendOobCode", { requestType: "PASSWORD_RESET", email: mei.email, continueUrl });
    const [mail] = JSON.parse((await demo.get("/sandbox/outbox")).text);
    expect(mail).toMatchObject({ to: mei.email, kind: "password-reset", subject: "Reset your password" });
    const link = new URL(mail.links[0]);
    expect(link.origin).toBe(`http://127.0.0.1:${demo.port}`);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      mode: "resetPassword",
      oobCode: codeOf(mail),
      continueUrl,
    });
    expect((await call(demo, "resetPassword", { oobCode: codeOf(mail) })).body).toMatchObject({ email: mei.email });
    const weak = await call(demo, "resetPassword", { oobCode: codeOf(mail), newPassword: "1" });
    expect(weak.body.error.message).toMatch(/^WEAK_PASSWORD/);
    expect((await call(demo, "resetPassword", { oobCode: codeOf(mail), newPassword: "another-1" })).status).toBe(200);
    expect(await signIn(demo, { ...mei, password: "another-1" })).toHaveProperty("idToken");
    expect(await signIn(demo)).toHaveProperty("error.message", "INVALID_LOGIN_CREDENTIALS");
    const again = await call(demo, "resetPassword", { oobCode: codeOf(mail), newPassword: "another-2" });
    expect(again.body.error.message).toBe("INVALID_OOB_CODE");
  });

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

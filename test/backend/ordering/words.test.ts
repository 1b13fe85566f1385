import { describe, expect, it } from "vitest";
import { words } from "../../../widget-demo/backend/ordering/words.ts";
import { programWordIn } from "../../support/programWords.ts";
import { startDemo } from "../demoFixture.ts";
import { call, mei, oobCode } from "../signin/signinFixture.ts";

const named = "Fish & Chips";
const said = Object.entries(words).map(([key, say]) => [key, typeof say === "function" ? say(named) : say] as const);

describe("every message of the ordering API for a diner", () => {
  it.each(said)("is a sentence in plain words: %s", (_key, sentence) => {
    expect(sentence).toMatch(/^\p{L}.* .*[\p{L}.)s]$/u);
    expect(programWordIn(sentence)).toBeNull();
    // The test card that the demo asks for may be named.
    expect(sentence.replace("4111 1111 1111 1111", "")).not.toMatch(/\d/);
  });
});

describe("the page of a reset link", () => {
  const textOf = async (answer: Response) => (await answer.text()).replace(/<[^>]*>/g, " ");

  it.each(["", "no-such-code"])("tells the diner that the code %j is invalid", async (code) => {
    const demo = await startDemo();
    const text = await textOf(await fetch(`http://127.0.0.1:${demo.port}/__/auth/action?oobCode=${code}`));
    expect(text).toContain("This link is no longer valid. Ask for a new one.");
    expect(programWordIn(text)).toBeNull();
  });

  it("tells the diner which passwords are accepted", async () => {
    const demo = await startDemo();
    const link = `http://127.0.0.1:${demo.port}/__/auth/action?oobCode=${await oobCode(demo)}`;
    for (const newPassword of ["", "12345"]) {
      const text = await textOf(await fetch(link, { method: "POST", body: new URLSearchParams({ newPassword }) }));
      expect(text).toContain("A password has at least 6 characters.");
      expect(programWordIn(text)).toBeNull();
    }
  });

  it("is only for people: a program gets the real service's codes", async () => {
    const demo = await startDemo();
    const { body } = await call(demo, "signInWithPassword", { ...mei, password: "wrong" });
    expect(body.error.message).toBe("INVALID_LOGIN_CREDENTIALS");
  });
});

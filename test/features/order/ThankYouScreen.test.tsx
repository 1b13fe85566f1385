// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { MessageTemplate } from "../../../src/domain/store/messageTemplate.ts";
import { ThankYouScreen } from "../../../src/features/order/ThankYouScreen.tsx";
import { languageAtom } from "../../../src/state/host/host.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click } from "../../ui/render.tsx";

const words = "A request has been sent. Please check your email to see the status of your order.";

async function thank(template: MessageTemplate | null, language: "en" | "zh-CN" = "en") {
  const state = buildElementState();
  state.store.set(languageAtom, language);
  const asked: string[] = [];
  serve(state.store, {
    loadTemplate: async (key) => {
      asked.push(key);
      return template;
    },
  });
  state.history.push("/store/120/thankyou");
  const screen = renderIn(state, <ThankYouScreen />);
  const early = screen.root.textContent;
  await act(async () => {});
  return { ...state, asked, early, screen, text: screen.root.textContent };
}

describe("the thank-you screen", () => {
  it("shows the spec's text and a button back to the menu", async () => {
    const { screen, history, early } = await thank(null);
    expect(early).not.toContain(words);
    expect(screen.find("h1").textContent).toBe("Thank you");
    expect(screen.find("p").textContent).toBe(words);
    const button = screen.find("button");
    expect(button.textContent).toBe("Continue ordering");
    click(button);
    expect(history.current()).toBe("/store/120");
  });

  it("invites guests to become members, if the store has members", async () => {
    const view = { ...buildStore().view, login: true };
    const { screen, store, history } = await thank(null);
    expect(screen.root.querySelector("a")).toBeNull();
    act(() => store.set(storeAtom, { kind: "ready", value: buildStore({ view }) }));
    const link = screen.find("a");
    expect(link.textContent).toBe("Become a member");
    click(link);
    expect(history.current()).toBe("/register");
  });

  it("R78: shows the deployment's own text, in the shop's language if it is available", async () => {
    const template = { en: "<p>Ta <b>muchly</b></p>", "zh-CN": "<p>多谢</p>" };
    const english = await thank(template);
    expect(english.asked).toEqual(["thankyou"]);
    expect([english.screen.find(".rich-text strong").textContent, english.text.includes(words)]).toEqual([
      "muchly",
      false,
    ]);
    expect((await thank(template, "zh-CN")).text).toContain("多谢");
    expect((await thank({ ...template, "zh-CN": null }, "zh-CN")).text).toContain("muchly");
    expect((await thank({ en: null, "zh-CN": "多谢" })).text).toContain(words);
  });

  it("R38: removes scripts, images, styles, links and forms from the text", async () => {
    const en =
      '<img src="https://evil.example/x" onerror="alert(1)"><script>alert(1)</script><style>*{display:none}</style>' +
      '<p style="background:url(https://evil.example/y)" onclick="alert(1)">Thanks <a href="javascript:alert(1)">you</a>' +
      '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="card"></form></p>';
    const { screen, text } = await thank({ en, "zh-CN": null });
    expect(screen.root.querySelectorAll("img, script, style, iframe, form, input, a, [style], [onclick]")).toHaveLength(
      0,
    );
    expect(text).toContain("Thanks you");
    expect(text).not.toContain("alert");
  });
});

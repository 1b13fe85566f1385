// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { sentencesOfMembers } from "../../../src/parts/server-words/sentencesOfMembers.ts";
import { sentencesOfOrders } from "../../../src/parts/server-words/sentencesOfOrders.ts";
import { useServerWords } from "../../../src/parts/server-words/useServerWords.ts";
import { words } from "../../../widget-demo/backend/ordering/words.ts";
import { render } from "../../ui/render.tsx";
import { speaking } from "../offers/offeredShop.tsx";

const named = "Fish & Chips";
const said = Object.entries(words).map(([key, say]) => [key, typeof say === "function" ? say(named) : say] as const);

function Told({ message }: { readonly message: string }) {
  return <p>{useServerWords({ ...sentencesOfOrders, ...sentencesOfMembers })(message)}</p>;
}

function tell(message: string, language: Language): string {
  const content = (
    <I18nProvider i18n={speaking(language)}>
      <Told message={message} />
    </I18nProvider>
  );
  return render(content).find("p").textContent ?? "";
}

describe("what the local backend says", () => {
  it.each(said.filter(([key]) => key !== "closed"))("%s is said in Chinese", (key, sentence) => {
    const told = tell(sentence, "zh-CN");
    expect(told).toMatch(/\p{Script=Han}/u);
    if (typeof words[key as keyof typeof words] === "function") expect(told).toContain(named);
    expect(told.replace(named, "")).not.toMatch(/[a-z] [a-z]/);
  });

  it.each(said)("%s is said in English as it came", (_key, sentence) => {
    expect(tell(sentence, "en").toLowerCase()).toBe(sentence.toLowerCase());
  });

  it("a closed store's sentence is the spec's where it has none of its own", () => {
    expect(tell(words.closed(""), "zh-CN")).toBe("目前不接受在线点餐");
    expect(tell(words.closed("Back on Monday"), "zh-CN")).toBe("Back on Monday");
  });
});

it.each(["The tap ran dry.", " has sold out.", "Your card was declined", ""])(
  "another backend's %j stays as it came",
  (message) => {
    expect(tell(message, "zh-CN")).toBe(message);
  },
);

it("a dish keeps its name, whatever is in it", () => {
  expect(tell(words.dishSoldOut("1 <b>* has sold out."), "zh-CN")).toBe("1 <b>* has sold out.已售罄。");
});

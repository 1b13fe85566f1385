// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { createStore, Provider } from "jotai";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { isStatusCode, statusCodes } from "../../../src/domain/order/statusCode.ts";
import { type Sentences, sentences } from "../../../src/parts/server-words/sentences.ts";
import { sentencesAtom, useServerWords } from "../../../src/parts/server-words/useServerWords.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { words } from "../../../widget-demo/backend/ordering/words.ts";
import { shopState } from "../../features/checkout/checkoutFixture.tsx";
import { buildPointRules, buildRedemptionRule } from "../../support/buildPromotions.ts";
import { noRules } from "../../support/buildServices.ts";
import { render } from "../../ui/render.tsx";
import { speaking } from "../offers/offeredShop.tsx";

const named = "Fish & Chips";
const said = Object.entries(words).map(([key, translate]) => {
  const { message, code } = typeof translate === "function" ? translate(named) : translate;
  return [key, message || String(code)] as const;
});

function Told({ message }: { readonly message: string }) {
  return <p>{useServerWords()(message)}</p>;
}

function tell(
  message: string,
  language: Language,
  store = createStore(),
  loaded: Sentences | null = sentences,
): string {
  store.set(sentencesAtom, loaded);
  const content = (
    <Provider store={store}>
      <I18nProvider i18n={speaking(language)}>
        <Told message={message} />
      </I18nProvider>
    </Provider>
  );
  return render(content).find("p").textContent ?? "";
}

describe("the local backend's messages", () => {
  it.each(said.filter(([key]) => key !== "closed"))("%s has a Chinese translation", (key, sentence) => {
    const told = tell(sentence, "zh-CN");
    expect(told).toMatch(/\p{Script=Han}/u);
    if (typeof words[key as keyof typeof words] === "function") expect(told).toContain(named);
    expect(told.replace(named, "")).not.toMatch(/[a-z] [a-z]/);
  });

  it.each(said.filter(([, sentence]) => !isStatusCode(sentence)))(
    "%s is unchanged in English, but for a stop at its end",
    (_key, sentence) => {
      const withoutStop = (words: string) => words.replace(/\.$/, "").toLowerCase();
      expect(withoutStop(tell(sentence, "en"))).toBe(withoutStop(sentence));
    },
  );

  it("S1: a closed store's message is the shop's text if the store has none", () => {
    expect(tell(words.closed("").message, "zh-CN")).toBe("目前不接受在线点餐。");
    expect(tell(words.closed("Back on Monday").message, "zh-CN")).toBe("Back on Monday");
  });
});

it.each(statusCodes)(
  "R90: %s without a sentence has words in both languages, and never shows before they load",
  (code) => {
    const [english, chinese] = (["en", "zh-CN"] as const).map((language) => tell(code, language));
    expect(english).toMatch(/^[A-Z].*\.$/);
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(tell(code, "en", createStore(), null)).toBe("");
  },
);

it.each(["The tap ran dry.", " has sold out.", "Your card was declined", ""])(
  "shows another backend's %j unchanged",
  (message) => {
    expect(tell(message, "zh-CN")).toBe(message);
  },
);

it("keeps a product's name in a message, whatever it contains", () => {
  expect(tell(words.dishSoldOut("1 <b>* has sold out.").message, "zh-CN")).toBe("1 <b>* has sold out.已售罄。");
});

it.each([
  [words.tooFewPoints.message, "You don't have enough stamps for this.", "您的印花不足。"],
  [words.pointsForMembers.message, "Only members can use stamps.", "只有会员可以使用印花。"],
])("R26: %j calls a store's stamps stamps", async (message, ...told) => {
  const { store, rules } = shopState();
  const points = buildPointRules({ redemptions: [buildRedemptionRule()] });
  rules.set({ ...noRules, promotions: { triggers: [], points } });
  await store.set(loadRulesAtom);
  expect([tell(message, "en", store), tell(message, "zh-CN", store)]).toEqual(told);
});

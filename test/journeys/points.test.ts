import { describe, expect, it } from "vitest";
import { memberPath } from "../support/branded.ts";
import { desk, phone, useJourneys } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { faults } from "./orderFaults.ts";
import { announced, postOrder, takeNetworkLines, useOrdering } from "./ordering.ts";
import { chinese, english } from "./orderWords.ts";

const journeys = useJourneys();
const shop = useOrdering(journeys);

const inEnglish = {
  words: english,
  storeId: 120,
  language: "en",
  logIn: "Log in",
  password: "Password",
  points: /^Points/,
  hint: "390 points, 610 left",
};
const inChinese = {
  words: chinese,
  storeId: 121,
  language: "zh-CN",
  logIn: "登录",
  password: "密码",
  points: /^积分/,
  hint: "390 积分，剩余 610",
};

describe.each(
  quickRow(0, [
    { ...inEnglish, size: desk },
    { ...inChinese, size: phone },
  ]),
)(
  "the points of a member, at store $storeId and $size.width px",
  ({ words, storeId, language, logIn, password, points, hint, size }) => {
    it("pay for an order of $19.50 once, on the second try", async () => {
      const mei = memberPath(storeId, "demo-mei-lin");
      const menu = `Companies/${storeId}/Menus/DefaultMenu`;
      // If a store has no rewards, its points pay for orders (R56).
      await journeys.demo.merge(menu, { RedemptionRules: [] });
      await journeys.demo.merge(mei, { RewardPoints: 1_000 });
      const visit = await shop.openCheckout(`/embed.html?store-id=${storeId}&language=${language}`, words, { size });
      await visit.find("radio", words.cash);
      expect(await visit.has("radio", points)).toBe(false);
      await visit.click("button", logIn);
      await visit.find("textbox", password);
      await visit.type("textbox", words.email, "mei@example.com");
      await visit.type("textbox", password, "order-me-1");
      await visit.page.keyboard.press("Enter");
      await visit.click("radio", points);
      await visit.read(hint);
      await journeys.demo.fault({ match: postOrder, times: 1, ...faults.refused });
      await visit.click("button", words.pay);
      await visit.read(words.notPlaced);
      expect(await visit.find("radio", points)).toMatchObject({ checked: true });
      expect(await journeys.demo.read(mei)).toMatchObject({ RewardPoints: 1_000 });
      await visit.click("button", words.pay);
      await visit.find("heading", words.placed);
      const PaymentTransactions = [{ PaymentMethodType: 10 }];
      expect(await shop.orders()).toMatchObject([
        { posts: 1, card: null, document: { PaymentTransactions, RedeemPoints: 390, RewardPoints: 0 } },
      ]);
      expect(await journeys.demo.read(mei)).toMatchObject({ RewardPoints: 610 });
      expect(await announced(visit)).toHaveLength(1);
      takeNetworkLines(visit);
    });
  },
);

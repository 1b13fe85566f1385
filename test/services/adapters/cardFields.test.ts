// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { ServeryCardFields, ServeryCardFieldsOptions } from "../../../src/index.ts";
import { createCardFields } from "../../../src/services/adapters/payment/cardFields.ts";
import type { CardFieldsState } from "../../../src/services/ports/cardFields.ts";
import { noorTyped } from "../../support/buildContact.ts";
import { cardLook } from "../../support/cardLook.ts";

const calls: unknown[] = [];
const told: string[] = [];
let options: ServeryCardFieldsOptions | null = null;

const provider: ServeryCardFields = {
  mount(place, given) {
    options = given;
    place.append(document.createElement("i"));
    return {
      ready: Promise.resolve(),
      update: (changes) => calls.push(["update", changes]),
      focus: () => calls.push("focus"),
      showProblems: () => calls.push("showProblems"),
      destroy: () => calls.push("destroy"),
    };
  },
  token: async () => ({ token: "tok-1", brand: "visa", last4: "1111" }),
};

function fieldsOf(changes: Partial<ServeryCardFields> = {}) {
  const host = document.body.appendChild(document.createElement("div"));
  const fields = createCardFields(
    host,
    async () => ({ ...provider, ...changes }),
    (line) => told.push(line),
  );
  return { host, fields };
}

const states: CardFieldsState[] = [];
const shown = { language: "en", look: cardLook, total: cents(1_250), holder: "Noor" } as const;
const request = {
  ...shown,
  storeId: 120,
  onChange: (state: CardFieldsState) => states.push(state),
  onSubmit: () => calls.push("submit"),
};
const asked = { storeId: 120, udid: "u-1", total: cents(1_250), contact: noorTyped, intent: "charge" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [calls, told, states]) list.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it("mounts them in one place of the page's own DOM, and hands on what changes", async () => {
  const { host, fields } = fieldsOf();
  const mounted = fields.mount(request);
  expect(await mounted.ready).toBe(true);
  expect(host.querySelectorAll(":scope > [slot=card] i")).toHaveLength(1);
  expect(options).toMatchObject({
    storeId: 120,
    language: "en",
    amount: 12.5,
    currency: "AUD",
    holder: "Noor",
    look: cardLook,
  });
  mounted.update({ ...shown, total: cents(900) });
  mounted.focus();
  mounted.showProblems();
  options?.onSubmit();
  expect(calls).toEqual([
    ["update", { language: "en", look: cardLook, amount: 9, holder: "Noor" }],
    "focus",
    "showProblems",
    "submit",
  ]);
  expect(told).toEqual([]);
});

it.each([
  [
    { complete: true, brand: "Visa", problem: null },
    { isComplete: true, brand: "visa", problem: "" },
  ],
  [
    { complete: false, brand: "MasterCard", problem: " Too short. " },
    { isComplete: false, brand: "mastercard", problem: "Too short." },
  ],
  [
    { complete: "yes", brand: "amex", problem: 4 },
    { isComplete: false, brand: null, problem: "" },
  ],
  [null, { isComplete: false, brand: null, problem: "" }],
])("reads what the page tells of the card: %j", async (said, state) => {
  const { fields } = fieldsOf();
  await fields.mount(request).ready;
  options?.onChange(said as never);
  expect(states).toEqual([state]);
});

it.each([
  [
    "can't be mounted",
    {
      mount: () => {
        throw new Error("no key");
      },
    },
  ],
  [
    "aren't ready",
    {
      mount: (...given: Parameters<ServeryCardFields["mount"]>) => ({
        ...provider.mount(...given),
        ready: Promise.reject(new Error("blocked")),
      }),
    },
  ],
  [
    "take longer than ten seconds",
    {
      mount: (...given: Parameters<ServeryCardFields["mount"]>) => ({
        ...provider.mount(...given),
        ready: new Promise(() => {}),
      }),
    },
  ],
])("says in the console that they %s", async (_what, changes) => {
  const { ready } = fieldsOf(changes as Partial<ServeryCardFields>).fields.mount(request);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ready).toBe(false);
  expect(told).toEqual(["the card fields could not be loaded"]);
});

it("asks for a token in dollars, with the contact, and takes what an order can be sent with", async () => {
  const token = vi.fn(async () => ({ token: "tok-1", brand: "Visa", last4: "4111 11•• •••• 1111" }));
  expect(await fieldsOf({ token }).fields.token(asked)).toEqual({
    kind: "card-token",
    card: { holder: "Noor Abbot", token: "tok-1", brand: "visa", lastDigits: "1111" },
  });
  expect(token).toHaveBeenCalledWith({
    storeId: 120,
    udid: "u-1",
    amount: 12.5,
    currency: "AUD",
    contact: noorTyped,
    intent: "charge",
  });
});

it.each([
  ["is rejected", async () => Promise.reject(new Error("declined")), "the card fields' token() was rejected"],
  [
    "gives none",
    async () => ({ token: "", brand: "visa", last4: "1111" }),
    "the card fields' token() gave no { token, brand, last4 }",
  ],
  ["never answers", () => new Promise<never>(() => {}), "the card fields' token() was rejected"],
])("fails if token() %s", async (_what, token, line) => {
  const { fields } = fieldsOf({ token });
  const mounted = fields.mount(request);
  const answer = fields.token(asked);
  mounted.destroy();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await answer).toEqual({ kind: "failed" });
  expect([told, document.querySelectorAll("[slot=card] *")]).toEqual([[line], expect.objectContaining({ length: 0 })]);
});

it("says nothing in the console of fields that are gone before they are ready", async () => {
  const { fields } = fieldsOf({
    mount: (...given) => ({ ...provider.mount(...given), ready: new Promise(() => {}) }),
  });
  const { ready, destroy } = fields.mount(request);
  await vi.advanceTimersByTimeAsync(0);
  destroy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await ready, told, calls]).toEqual([false, [], ["destroy"]]);
});

it("destroys them once the tokens that were asked for are there, and hears nothing more", async () => {
  let give = (_token: Awaited<ReturnType<ServeryCardFields["token"]>>) => {};
  const { host, fields } = fieldsOf({
    token: () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  });
  const mounted = fields.mount(request);
  await mounted.ready;
  const answer = fields.token(asked);
  await vi.advanceTimersByTimeAsync(0);
  mounted.destroy();
  await vi.advanceTimersByTimeAsync(0);
  options?.onChange({ complete: true, brand: null, problem: null });
  expect([calls, states]).toEqual([[], []]);
  give({ token: "tok-2", brand: "visa", last4: "1111" });
  expect(await answer).toMatchObject({ kind: "card-token" });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(["destroy"]);
  expect(host.querySelector("[slot=card]")?.childElementCount).toBe(0);
});

it("R37: destroys them in the end, if a token never comes", async () => {
  const { host, fields } = fieldsOf({ token: () => new Promise(() => {}) });
  const mounted = fields.mount(request);
  await mounted.ready;
  void fields.token(asked);
  mounted.destroy();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual(["destroy"]);
  expect(host.querySelector("[slot=card]")?.childElementCount).toBe(0);
});

it.each([
  [{ handle: async () => ({ id: 1 }) }, { kind: "answered", result: { id: 1 } }],
  [{ handle: async () => undefined }, { kind: "answered", result: null }],
  [{ handle: async () => Promise.reject(new Error("closed")) }, { kind: "refused" }],
  [{}, { kind: "not-here" }],
])("lets the bank ask: %j", async (changes, answer) => {
  expect(await fieldsOf(changes).fields.handle({ kind: "dialog" })).toEqual(answer);
});

it("says in the console that a place inside another shadow root isn't the page's own", async () => {
  const outer = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const host = outer.appendChild(document.createElement("div"));
  await createCardFields(
    host,
    async () => provider,
    (line) => told.push(line),
  ).mount(request).ready;
  expect(told).toMatchObject([expect.stringContaining("inside another shadow root")]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instant } from "../../src/domain/time/instant.ts";
import { awaitShop, serveShop } from "../../src/frame/serveShop.ts";
import type { ServeryCardFields, ServeryCardFieldsOptions } from "../../src/index.ts";
import { createCardFrame } from "../../src/services/adapters/payment/cardFrame.ts";
import { cardLook } from "../support/cardLook.ts";

const url = "https://cards.example.com/card.html";
const deployment = { apiUrl: "https://api.example.com", apiKey: "k", isSandboxPayment: false };
const now = () => instant(Date.UTC(2026, 10, 27));
const request = {
  ...{ storeId: 120, udid: "u-1", amount: 53.62, currency: "AUD" as const, intent: "charge" as const },
  contact: { firstName: "Ann", lastName: "Lee", email: "ann@example.com", phone: "0412345678" },
};

/** The frame's window: it has the shop's document, because a test has only one. */
class FrameWindow extends EventTarget {
  readonly parent = {};
  greet(init: MessageEventInit): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: null, ports: [], source: this.parent }, init));
  }
}

const place = () => document.querySelector("main") as HTMLElement;
const iframe = () => place().querySelector("iframe") as HTMLIFrameElement;
const posted = vi.fn();
const fetched = vi.fn();

/** The browser has loaded the frame's document, which runs its script. */
function load(isFrameThere = true): FrameWindow {
  const frame = new FrameWindow();
  if (isFrameThere) awaitShop(frame as unknown as Window, (port) => serveShop(port, deployment, now));
  const postMessage = (data: unknown, origin: string, ports: MessagePort[]) => {
    posted(data, origin);
    frame.greet({ data, ports });
  };
  Object.defineProperty(iframe(), "contentWindow", { configurable: true, value: { postMessage } });
  iframe().dispatchEvent(new Event("load"));
  return frame;
}

function mount(cards: ServeryCardFields, changes: Partial<ServeryCardFieldsOptions> = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  const options = { storeId: 120, language: "en", look: cardLook, amount: 53.62, currency: "AUD" } as const;
  const mounted = cards.mount(place(), { ...options, onChange, onSubmit, holder: "Ann Lee", ...changes });
  return { mounted, onChange, onSubmit };
}

function type(name: string, text: string): void {
  const control = document.querySelector<HTMLInputElement>(`#${name}`) as HTMLInputElement;
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function typeCard(): void {
  type("number", "4111111111111111");
  type("expiry", "0230");
  type("cvv", "123");
}

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("CSS", { supports: () => true });
  // A test has no layout.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  // This window loads no frames, and says so of each.
  vi.spyOn(HTMLIFrameElement.prototype, "src", "set").mockReturnValue();
  document.body.innerHTML = "<main></main>";
  posted.mockClear();
  fetched.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("the card's frame", () => {
  it("shakes hands with its own origin, and is ready when its fields are there", async () => {
    const { mounted } = mount(createCardFrame({ url }));
    expect(iframe().getAttribute("allow")).toBe("autofill; payment");
    load();
    await mounted.ready;
    expect(posted.mock.calls).toEqual([["servery-card", "https://cards.example.com"]]);
    expect(iframe().title).toBe("Card details");
    mounted.update({ language: "zh-CN" });
    await vi.waitFor(() => expect(iframe().title).toBe("银行卡信息"));
  });

  it("isn't ready if its document doesn't answer", async () => {
    vi.useFakeTimers();
    const { mounted } = mount(createCardFrame({ url }));
    load(false);
    const failed = expect(mounted.ready).rejects.toThrow("no answer after 5 s");
    await vi.advanceTimersByTimeAsync(5_000);
    await failed;
  });

  it("tells the shop what is complete, and gives a token for this order without its contact", async () => {
    const cards = createCardFrame({ url });
    const { mounted, onChange, onSubmit } = mount(cards);
    load();
    await mounted.ready;
    typeCard();
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ complete: true, brand: "visa", problem: null }));
    document
      .querySelector("#cvv")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const answer = { Success: true, Status: {}, Token: "t-1", CardType: "visa", ElidedPan: "1111" };
    fetched.mockResolvedValue(new Response(JSON.stringify(answer)));
    expect(await cards.token(request)).toEqual({ token: "t-1", brand: "visa", last4: "1111" });
    const [[address, init]] = fetched.mock.calls as [[string, RequestInit & { readonly body: string }]];
    expect([address, init.method, init.headers]).toEqual([
      "https://api.example.com/cards/token",
      "POST",
      { Authorization: "k", "Content-Type": "application/json" },
    ]);
    expect(JSON.parse(init.body)).toMatchObject({ Card: { CardHolder: "Ann Lee" }, UDID: "u-1", CompanyID: 120 });
    expect(init.body).not.toContain("ann@example.com");
  });

  it.each([
    [
      "the API refuses",
      () => Promise.resolve(new Response('{"Success":false,"Status":{"Code":"card-declined"}}')),
      "card-declined",
    ],
    ["no answer comes", () => Promise.reject(new TypeError("4111111111111111")), "TypeError"],
  ])("gives no token if %s", async (_name, answer, reason) => {
    const cards = createCardFrame({ url });
    const { mounted } = mount(cards);
    load();
    await mounted.ready;
    typeCard();
    fetched.mockImplementation(answer);
    const error: unknown = await cards.token(request).catch((cause: unknown) => cause);
    expect(String(error)).toContain(reason);
    expect(String(error)).not.toContain("4111");
  });

  it("gives no token of a card that isn't complete, shows why, and asks nobody", async () => {
    const cards = createCardFrame({ url });
    const { mounted } = mount(cards);
    load();
    await mounted.ready;
    await expect(cards.token(request)).rejects.toThrow("isn't complete");
    expect(document.querySelector("#number-error")?.textContent).toContain("required");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("shakes hands again if it is moved, and what it was asked before fails", async () => {
    const cards = createCardFrame({ url });
    const { mounted } = mount(cards);
    load();
    await mounted.ready;
    typeCard();
    fetched.mockReturnValue(new Promise(() => {}));
    const asked = expect(cards.token(request)).rejects.toThrow("closed");
    document.querySelector(".servery")?.remove();
    load();
    await asked;
    await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>("#holder")?.value).toBe("Ann Lee"));
    expect(document.querySelector<HTMLInputElement>("#number")?.value).toBe("");
  });

  it("is gone after `destroy`, with what it was asked", async () => {
    const cards = createCardFrame({ url });
    const { mounted } = mount(cards);
    load();
    await mounted.ready;
    mounted.destroy();
    expect(place().children).toHaveLength(0);
    await expect(cards.token(request)).rejects.toThrow("isn't there");
  });

  it.each([
    ["another window", { source: null }],
    ["another message", { data: "hello" }],
    ["a message without a port", { ports: [] }],
  ])("doesn't answer %s", (_name, init) => {
    const frame = new FrameWindow();
    const begin = vi.fn();
    awaitShop(frame as unknown as Window, begin);
    const { port1, port2 } = new MessageChannel();
    frame.greet({ data: "servery-card", ports: [port1], ...init });
    expect(begin).not.toHaveBeenCalled();
    frame.greet({ data: "servery-card", ports: [port1] });
    // A script that comes later can't take the shop's place.
    frame.greet({ data: "servery-card", ports: [port2] });
    expect(begin.mock.calls).toEqual([[port1]]);
  });
});

import type {
  ServeryCardFields,
  ServeryCardFieldsOptions,
  ServeryCardToken,
  ServeryCardTokenRequest,
  ServeryMountedCardFields,
} from "../../../index.ts";
import { frameEdgePx, greeting, parseToShop, type ToFrame } from "../../../wire/frame/messages.ts";
import { deferred } from "../deferred.ts";
import { within } from "../within.ts";
import { reservedCardHeight } from "./reservedCardHeight.ts";

interface OpenFrame extends ServeryMountedCardFields {
  token(request: ServeryCardTokenRequest): Promise<ServeryCardToken>;
}

/** A document that is there says so at once. A browser doesn't tell a page that another site's can't be loaded. */
const helloMs = 5_000;
/** Longer than the frame waits for its API. */
const tokenMs = 70_000;

/** R104: the frame of our own origin is one implementation of R105. */
export function createCardFrame({ url }: { readonly url: string }): ServeryCardFields {
  let open: OpenFrame | null = null;
  return {
    mount(place, options) {
      const frame = openFrame(url, place, options);
      open = frame;
      return frame;
    },
    token: (request) => open?.token(request) ?? Promise.reject(new Error("The card's frame isn't there")),
  };
}

/** A page's own style for frames must not reach this one, so each of these is important. */
function setStyles({ style }: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, "important");
}

function createElement(url: string): HTMLIFrameElement {
  const element = document.createElement("iframe");
  element.src = url;
  element.allow = "autofill; payment";
  const edge = `${frameEdgePx}px`;
  setStyles(element, {
    ...{ display: "block", border: "0", padding: "0", background: "none" },
    ...{ margin: `-${edge}`, width: `calc(100% + 2 * ${edge})`, "max-width": "none", "min-width": "0" },
    ...{ "max-height": "none", "min-height": "0" },
  });
  return element;
}

interface Asked {
  readonly resolve: (token: ServeryCardToken) => void;
  readonly reject: (reason: Error) => void;
}

function openFrame(url: string, place: HTMLElement, options: ServeryCardFieldsOptions): OpenFrame {
  const { onChange, onSubmit } = options;
  const element = createElement(url);
  const ready = deferred<unknown>();
  const hello = deferred<unknown>();
  const asked = new Map<number, Asked>();
  let shown = { language: options.language, look: options.look, holder: options.holder };
  let port: MessagePort | null = null;
  let lastId = 0;
  const tell = (message: ToFrame) => port?.postMessage(message);
  const setHeight = (px: number) => setStyles(element, { height: `${px}px` });
  const show = () => {
    // Else the browser fills the frame's ground.
    setStyles(element, { "color-scheme": shown.look.colorScheme });
    tell({ kind: "show", ...shown });
  };
  const disconnect = () => {
    port?.close();
    port = null;
    for (const { reject } of asked.values()) reject(new Error("The card's frame was closed"));
    asked.clear();
  };
  const hear = (data: unknown) => {
    const message = parseToShop(data);
    if (message === null) return;
    switch (message.kind) {
      case "shown":
        element.title = message.title;
        return hello.resolve(undefined);
      case "height":
        return setHeight(message.px);
      case "state":
        return onChange({ complete: message.isComplete, brand: message.brand, problem: null });
      case "submit":
        return onSubmit();
      case "token": {
        const { token, brand, last4 } = message;
        return asked.get(message.id)?.resolve({ token, brand, last4 });
      }
      case "no-token":
        return asked.get(message.id)?.reject(new Error(message.reason));
    }
  };
  // A frame that is moved in the page loads anew, and knows nothing.
  element.addEventListener("load", () => {
    disconnect();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => hear(data);
    element.contentWindow?.postMessage(greeting, new URL(url).origin, [channel.port2]);
    show();
  });
  element.addEventListener("load", () => ready.resolve(within(hello.promise, helloMs)), { once: true });
  setHeight(reservedCardHeight(place.clientWidth, options) + 2 * frameEdgePx);
  place.append(element);
  return {
    ready: ready.promise,
    update({ language, look, holder }) {
      shown = { language: language ?? shown.language, look: look ?? shown.look, holder: holder ?? shown.holder };
      show();
    },
    focus() {
      element.focus();
      tell({ kind: "focus" });
    },
    showProblems: () => tell({ kind: "show-problems" }),
    destroy() {
      disconnect();
      element.remove();
    },
    token({ storeId, udid, amount, intent }) {
      if (!port) return Promise.reject(new Error("The card's frame isn't there"));
      lastId += 1;
      const id = lastId;
      const answer = new Promise<ServeryCardToken>((resolve, reject) => asked.set(id, { resolve, reject }));
      tell({ kind: "token", id, storeId, udid, amount, intent });
      return within(answer, tokenMs).finally(() => asked.delete(id));
    },
  };
}

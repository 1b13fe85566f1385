import type { Instant } from "../domain/time/instant.ts";
import { cardWords } from "../parts/card-form/cardWords.ts";
import type { FrameDeployment } from "../wire/frame/frameConfig.ts";
import { frameEdgePx, greeting, parseToFrame, type ToShop } from "../wire/frame/messages.ts";
import { createCardFields } from "./createCardFields.ts";
import { element } from "./element.ts";
import { lookTokens } from "./look.ts";
import { requestToken, type TokenQuestion } from "./requestToken.ts";
import { wordsIn } from "./words.ts";

/**
 * Waits for the shop's port. The first one from the page around the frame is the only one: a script that comes later
 * can't take its place.
 */
export function awaitShop(frame: Window, begin: (port: MessagePort) => void): void {
  const listen = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== frame.parent || source === frame || data !== greeting || !port) return;
    frame.removeEventListener("message", listen);
    begin(port);
  };
  frame.addEventListener("message", listen);
}

/** Draws the fields with the shop's first message, and does what it asks. */
export function serveShop(port: MessagePort, deployment: FrameDeployment, now: () => Instant): void {
  const tell = (message: ToShop) => port.postMessage(message);
  const fields = createCardFields({
    now,
    onChange: (state) => tell({ kind: "state", ...state }),
    onSubmit: () => tell({ kind: "submit" }),
  });
  const page = element("div", "card-frame__fields", fields.root);
  page.style.padding = `${frameEdgePx}px`;
  new ResizeObserver(() => tell({ kind: "height", px: Math.ceil(page.getBoundingClientRect().height) })).observe(page);

  async function answer(asked: TokenQuestion): Promise<void> {
    const { id } = asked;
    const card = fields.card();
    fields.showProblems(card === null);
    if (card === null) return tell({ kind: "no-token", id, reason: "the card isn't complete" });
    const given = await requestToken(deployment, card, asked);
    if (given.kind === "refused") return tell({ kind: "no-token", id, reason: given.reason });
    const { token, brand, last4 } = given;
    tell({ kind: "token", id, token, brand, last4 });
  }

  port.onmessage = ({ data }) => {
    const message = parseToFrame(data);
    if (message === null) return;
    switch (message.kind) {
      case "show": {
        const { documentElement: html, body } = document;
        for (const [token, value] of lookTokens(message.look, CSS.supports)) html.style.setProperty(token, value);
        page.classList.toggle("card-frame--labels-inside", message.look.labels === "inside");
        html.lang = message.language;
        document.title = wordsIn(message.language)(cardWords.group);
        fields.show(message.language, message.holder);
        if (!page.isConnected) body.append(element("div", "servery", page));
        return tell({ kind: "shown", title: document.title });
      }
      case "focus":
        return fields.focus();
      case "show-problems":
        return fields.showProblems(true);
      case "token":
        return void answer(message);
    }
  };
}

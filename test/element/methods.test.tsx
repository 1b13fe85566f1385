import type { ServeryStorefrontElement } from "../../src/index.ts";
import { config, holdAnswers } from "./support/backend.ts";
import { create, place, says, textOf } from "./support/place.ts";
import { assertEqual, assertTrue, describe, it, until } from "./support/runner.ts";

type Callable = ReturnType<typeof place> & Pick<ServeryStorefrontElement, "ready" | "open" | "close">;

const placed = () => place({ "store-id": "120" }) as Callable;
const dialogIn = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector("dialog[open]") ?? null;

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "none",
    (error: Error) => error.message,
  );
}

describe("the element's methods (R107)", () => {
  it("wait for a shop that is starting, and resolve when the dish is shown", async () => {
    const release = holdAnswers();
    const element = placed();
    const opened = element.open({ item: 1 });
    release();
    await opened;
    assertTrue(dialogIn(element)?.textContent.includes("House special") ?? false, "its dialog is open");
    await element.close();
    await until(() => dialogIn(element) === null, "the dialog is closed");
  });

  it("ready resolves with what the event tells, also for a page that asks late", async () => {
    const element = placed();
    await says(element, "House special");
    assertEqual(await element.ready, { storeId: 120, language: "en", itemCount: 0 });
  });

  it("a button of the page opens the shop by its command", async () => {
    const element = placed();
    await element.open({ screen: "cart" });
    element.dispatchEvent(Object.assign(new Event("command"), { command: "--open" }));
    await says(element, "House special");
  });

  it("reject if the element isn't in the page, if the shop can't start, and if it is closed", async () => {
    const element = create({ "store-id": "120" }) as Callable;
    assertEqual(await reasonOf(element.open()), "This element isn't in the page.");
    const wrong = create({ "store-id": "120" }) as Callable;
    wrong.config = { ...config, apiUrl: 7 };
    document.body.append(wrong);
    assertEqual(await reasonOf(wrong.open()), "The shop can't start: the console says why.");
    const gone = placed();
    await says(gone, "House special");
    const release = holdAnswers();
    gone.setAttribute("store-id", "121");
    const reason = reasonOf(gone.open({ item: 1 }));
    await until(() => !textOf(gone).includes("House special"), "the other store is loading");
    gone.remove();
    release();
    assertTrue(/closed|isn't in the page/.test(await reason), "the reason is said");
  });
});

import { act } from "react";
import { renderIn } from "../../app/appFixture.tsx";
import type { buildMemberShop } from "../../support/buildMembers.ts";
import { click, settle, type as typeInto } from "../../ui/render.tsx";

/** Renders a screen whose buttons and fields the tests find by name. */
export async function open(shop: ReturnType<typeof buildMemberShop>, content: React.ReactNode) {
  const { root } = renderIn(shop, content);
  await settle();
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string): HTMLElement => {
    const found = all("button, a").find(
      (each) => each.textContent === name || each.getAttribute("aria-label") === name,
    );
    if (!found) throw new Error(`No button is named ${name}`);
    return found;
  };
  const field = (label: string): HTMLInputElement => {
    const named = all("label").find(({ textContent }) => textContent === label) as HTMLLabelElement | undefined;
    const found = named && (root.getElementById(named.htmlFor) as HTMLInputElement | null);
    if (!found) throw new Error(`No field is named ${label}`);
    return found;
  };
  return {
    ...shop,
    root,
    button,
    field,
    buttons: () => all("button").map((each) => each.getAttribute("aria-label") ?? each.textContent),
    title: () => root.querySelector("h1, h2")?.textContent,
    alert: () => root.querySelector('[role="alert"]')?.textContent ?? null,
    status: () => root.querySelector('[role="status"]')?.textContent ?? null,
    invalid: () => all('[aria-invalid="true"]').map((each) => each.getAttribute("name")),
    fill(values: Readonly<Record<string, string>>) {
      for (const [label, text] of Object.entries(values)) typeInto(field(label), text);
    },
    async press(name: string) {
      click(button(name));
      // happy-dom submits a form in a separate task.
      await act(() => new Promise((done) => void setTimeout(done)));
      await settle();
    },
  };
}

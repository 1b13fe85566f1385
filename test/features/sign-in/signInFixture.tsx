import { act } from "react";
import { renderIn } from "../../app/appFixture.tsx";
import type { buildMemberShop } from "../../support/buildMembers.ts";
import { fieldIn, fillIn, named, nameOf } from "../../ui/named.ts";
import { click, settle } from "../../ui/render.tsx";

/** Renders a screen whose buttons and fields the tests find by name. */
export async function open(shop: ReturnType<typeof buildMemberShop>, content: React.ReactNode) {
  const { root } = renderIn(shop, content);
  await settle();
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string) => named(root, "button, a", name);
  return {
    ...shop,
    root,
    button,
    field: (label: string) => fieldIn(root, label),
    buttons: () => all("button").map(nameOf),
    title: () => root.querySelector("h1, h2")?.textContent,
    alert: () => root.querySelector('[role="alert"]')?.textContent ?? null,
    status: () => root.querySelector('[role="status"]')?.textContent ?? null,
    invalid: () => all('[aria-invalid="true"]').map((each) => each.getAttribute("name")),
    fill: (values: Readonly<Record<string, string>>) => fillIn(root, values),
    async press(name: string) {
      click(button(name));
      // happy-dom submits a form in a separate task.
      await act(() => new Promise((done) => void setTimeout(done)));
      await settle();
    },
  };
}

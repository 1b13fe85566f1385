// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { Provider } from "jotai";
import { expect, it } from "vitest";
import { contactFields } from "../../../src/domain/customer/contact.ts";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { ContactForm } from "../../../src/parts/contact-form/ContactForm.tsx";
import { contactForm } from "../../../src/state/checkout/form/checkoutForms.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { render, type } from "../../ui/render.tsx";
import { speaking } from "../offers/offeredShop.tsx";

const { store } = buildElementState();

function form(language: Language) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={speaking(language)}>
        <ContactForm form={contactForm} asked={contactFields} />
      </I18nProvider>
    </Provider>
  );
}

it("asks for the names in the language's order, and keeps what was typed", () => {
  const { root, rerender } = render(form("en"));
  const fields = () => [...root.querySelectorAll("input")].map(({ autocomplete, value }) => `${autocomplete} ${value}`);
  const given = root.querySelector<HTMLInputElement>('[autocomplete="given-name"]');
  if (given) type(given, "Noor");
  expect(fields()).toEqual(["given-name Noor", "family-name ", "email ", "tel "]);
  rerender(form("zh-CN"));
  expect(fields()).toEqual(["family-name ", "given-name Noor", "email ", "tel "]);
  expect([...root.querySelectorAll("label")].slice(0, 2).map(({ textContent }) => textContent)).toEqual(["姓", "名"]);
});

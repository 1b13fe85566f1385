import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Provider, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { newsAtom } from "../../src/app/lateParts.atoms.ts";
import { CardForm } from "../../src/parts/card-form/CardForm.tsx";
import { addCardPartAtom } from "../../src/parts/card-form/cardPart.atoms.ts";
import type { ElementState } from "../support/buildServices.ts";
import { type Rendered, render } from "../ui/render.tsx";

export const english = setupI18n({ locale: "en", messages: { en: {} } });

export function within(state: Pick<ElementState, "store">, content: ReactNode): ReactNode {
  return (
    <Provider store={state.store}>
      <I18nProvider i18n={english}>{content}</I18nProvider>
    </Provider>
  );
}

/** Renders content inside an element with this state. */
export function renderIn(state: Pick<ElementState, "store">, content: ReactNode): Rendered {
  // As the residents do with the first thing in a cart.
  state.store.set(addCardPartAtom, "form", CardForm);
  return render(within(state, content));
}

/** What the shop tells above each screen. */
export function News(): ReactNode {
  return useAtomValue(newsAtom);
}

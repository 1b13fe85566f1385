import { msg } from "@lingui/core/macro";
import { layoutAt } from "../domain/host/layout.ts";
import { marksOf } from "../domain/menu/choicesSuited.ts";
import { saidChoices } from "../domain/menu/dietary.ts";
import type { FirstCard, FirstMenu } from "../domain/menu/firstMenu.ts";
import type { DietaryChoices } from "../domain/menu/menu.ts";
import { servedMenu } from "../domain/menu/servedMenu.ts";
import { DialogView } from "../ui/DialogView.tsx";
import { PhotoView } from "../ui/PhotoView.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { registerSheet } from "../ui/sheets.ts";
import { showModal } from "../ui/showModal.ts";
import { drawInto } from "../views/drawInto.ts";
import { kilojoulesText } from "../views/menu/labelViews.tsx";
import { introPhoto, ProductIntroView } from "../views/product/ProductIntroView.tsx";
import type { Translate } from "../views/translate.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";
import { shopTranslate } from "./shopTranslate.ts";
import { showOnceItIsThere } from "./showOnceItIsThere.ts";
import css from "./showTappedDish.css?inline";
import type { Tap } from "./tap.ts";

registerSheet(css);

/**
 * Opens a dish that the diner taps before the app is loaded, with the data of its card. `loaded` resolves when the
 * app's own dialog can be drawn, which then replaces this one. On a desktop nothing opens: it is fast enough to wait
 * for the app, and its dialog isn't a bottom sheet.
 */
export function showTappedDish(tap: Tap, loaded: Promise<unknown>): void {
  const { screen, element } = tap;
  const button = tap.target.closest<HTMLElement>(".menu-card:not([aria-disabled]), .rail-card");
  const isPhone = layoutAt(element.offsetWidth, tap.isMobileForced) === "mobile";
  // Another dish may have been pressed since, or the app may have taken over.
  const isWanted = button && screen.pressed.includes(button) && screen.drawn.isConnected && !screen.opened;
  if (!isWanted || !isPhone) return;
  const menu = servedMenu(tap.shop.menus, tap.shop.now, tap.shop.store.zone);
  const card = menu && cardOf(button, screen.drawn, menu);
  if (!menu || !card) return;
  // The dialog for a diner with dietary choices needs texts that only the app has.
  if (Object.values(tap.dietary).flat().length > 0) return;
  show(button, screen, dialogOf(card, menu.dietary, shopTranslate(tap, tap.shop.store, menu)), loaded);
}

/** The dish of a drawn card, in a rail or in the menu. */
function cardOf(button: Element, drawn: Element, { rails, sections }: FirstMenu): FirstCard | undefined {
  const rail = button.closest(".menu-rail");
  const drawnRails = [...drawn.querySelectorAll(".menu-rail")];
  const cards = rail ? rails[drawnRails.indexOf(rail)]?.cards : sections.flatMap((section) => section.cards);
  const buttons = (rail ?? drawn).querySelectorAll(`button.${button.classList[0]}`);
  return cards?.[[...buttons].indexOf(button)];
}

function dialogOf({ entry, product }: FirstCard, offered: DietaryChoices, translate: Translate): HTMLDialogElement {
  const place = document.createDocumentFragment();
  const said = saidChoices(offered, translate);
  const intro = (
    <ProductIntroView
      translate={translate}
      entry={entry}
      product={product}
      kilojoules={kilojoulesText(product.labels.kilojoules)}
      photo={product.photo && <PhotoView {...introPhoto(product, translate(entry.name))} />}
      offered={said}
      suited={marksOf(entry.fit, said)}
      hasPrice={false}
    />
  );
  // The width for a dish with modifiers. On a phone, a dish without modifiers looks the same.
  const dialog = (
    <DialogView
      label={translate(entry.name)}
      closeLabel={translate(msg`Close`)}
      widthPx={1000}
      aside={intro}
      footer={<FooterPlaceholder />}
    >
      <ChoicesPlaceholder />
    </DialogView>
  );
  // Doesn't load the photo: the network is needed for the app, which then shows the photo.
  drawInto(place, dialog, []);
  return place.firstElementChild as HTMLDialogElement;
}

const options = [1, 2, 3];

function ChoicesPlaceholder() {
  return (
    <div className="dish-coming" aria-hidden="true">
      <Skeleton width="45%" heightPx={22} />
      {options.map((option) => (
        <Skeleton key={option} heightPx={44} />
      ))}
    </div>
  );
}

function FooterPlaceholder() {
  return (
    <div className="dish-coming__footer" aria-hidden="true">
      <Skeleton width={132} heightPx={52} />
      <Skeleton heightPx={52} />
    </div>
  );
}

function show(button: HTMLElement, screen: DrawnScreen, dialog: HTMLDialogElement, loaded: Promise<unknown>): void {
  const { drawn } = screen;
  // A container next to the element that the app removes. It has the same width, because the dialog's sizes depend on
  // it.
  const home = drawn.cloneNode() as HTMLElement;
  Object.assign(home.style, { position: "absolute", width: `${drawn.offsetWidth}px`, minHeight: "0" });
  home.append(dialog);
  drawn.before(home);
  let twin: HTMLElement | null = button;
  let stopShowing = () => {};
  const end = () => {
    screen.opened = undefined;
    stopShowing();
    home.remove();
  };
  const close = () => {
    end();
    screen.pressed = screen.pressed.filter((each) => each !== button);
    button.removeAttribute("data-pressed");
    twin?.focus({ preventScroll: true });
  };
  screen.opened = {
    button,
    goOn(there) {
      twin = there;
      if (there) void showOnceItIsThere({ loaded, button: there, isOpen: () => home.isConnected, end });
      else end();
    },
  };
  closeBy(dialog, close);
  stopShowing = showModal(dialog);
}

/** Like `ui/useModalDialog.ts`: closes with the close button, Escape, or a press outside the dialog. */
function closeBy(dialog: HTMLDialogElement, close: () => void): void {
  let began: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    began = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    const isBeside = target === dialog && began === dialog;
    if (isBeside || (target as Element).closest(".icon-button")) close();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // On a second Escape, browsers close the dialog without firing a cancelable event.
  dialog.addEventListener("close", close);
}

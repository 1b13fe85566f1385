import { atom } from "jotai";
import type { HostSettings, StoreReference } from "../../domain/host/hostSettings.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Store } from "../../domain/store/store.ts";
import { applySettingsAtom, settingsAtom } from "../host/host.atoms.ts";
import { logAtom } from "../log/log.atoms.ts";
import { pathAtom, redirectAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import { isErrorScreen, type RouteName, routeAt } from "../navigation/paths.ts";
import { closeOverlayAtom } from "../overlay/overlay.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { type Arrival, isPastAtom, nextTurnAtom } from "./arrival.atoms.ts";
import { isDrawnMenuShownAtom } from "./drawnMenu.atoms.ts";
import { isOutcomeFirstAtom } from "./outcome.atoms.ts";
import {
  areMenusStaleAtom,
  failedPathAtom,
  isStoreStaleAtom,
  menusAtom,
  menusReadAtAtom,
  paramOf,
  saveLastStoreAtom,
  storeAtom,
  storeReferenceAtom,
} from "./store.atoms.ts";

/** Screens that need no store, and stay if it can't be read. */
export const storeFreeRoutes: readonly RouteName[] = ["log", "about", "contact", "privacyPolicy"];

type ErrorScreen = "generalError" | "pageNotFound" | "storeNotFound";

const leaveForAtom = atom(null, (get, set, screen: ErrorScreen) => {
  const route = get(routeAtom);
  if (storeFreeRoutes.includes(route.name)) return;
  // A refresh may fail while the error screen is shown: the way back is still the path before that screen.
  if (!isErrorScreen(route)) set(failedPathAtom, get(pathAtom));
  set(closeOverlayAtom);
  set(redirectAtom, { name: screen });
});

/** Logged once, because a later refresh finds the same. */
const storeMissingAtom = atom(null, (get, set, reference: StoreReference, isThere: boolean) => {
  if (get(storeAtom).kind === "missing") return;
  const name = reference.kind === "id" ? reference.id : `“${reference.name}”`;
  const description = isThere ? `Store ${name} is closed down` : `Store ${name} was not found`;
  set(storeAtom, { kind: "missing" });
  set(logAtom, { type: "Error", category: "documents", description });
});

/**
 * Handles a store that was read; one that is closed down isn't shown (R42). If it can't be read, the shown store stays,
 * or the menu that was drawn before the app; without either, the error screens of S2 are shown.
 */
export const storeArrivedAtom = atom(null, (get, set, arrival: Arrival<Store>) => {
  if (set(isPastAtom, "store", arrival)) return;
  const { reference, reading } = arrival;
  if (reading.kind === "found" && reading.value.isEnabled) {
    set(storeAtom, { kind: "ready", value: reading.value });
    set(isStoreStaleAtom, false);
    if (get(settingsAtom).store === null) set(saveLastStoreAtom, paramOf(reference));
  } else if (reading.kind !== "failed") {
    if (get(storeAtom).kind === "ready" && get(isOutcomeFirstAtom)) return;
    set(storeMissingAtom, reference, reading.kind === "found");
    set(leaveForAtom, reference.kind === "name" ? "storeNotFound" : "pageNotFound");
  } else if (get(storeAtom).kind === "ready") {
    set(isStoreStaleAtom, true);
  } else {
    set(storeAtom, { kind: "failed" });
    if (!get(isDrawnMenuShownAtom)) set(leaveForAtom, "generalError");
  }
});

/** The app shows its own screen from here on, or why there is none. */
export const endDrawnMenuAtom = atom(null, (get, set) => {
  if (!get(isDrawnMenuShownAtom)) return;
  set(isDrawnMenuShownAtom, false);
  if (get(storeAtom).kind === "failed") set(leaveForAtom, "generalError");
});

/** Handles menus that were read. If they can't be read, that is logged elsewhere, and the last menus stay. */
export const menusArrivedAtom = atom(null, (get, set, arrival: Arrival<readonly Menu[]>) => {
  if (set(isPastAtom, "menus", arrival)) return;
  const { reading } = arrival;
  const isShown = get(menusAtom).kind === "ready";
  set(areMenusStaleAtom, reading.kind !== "found" && isShown);
  if (reading.kind === "found") {
    set(menusReadAtAtom, get(servicesAtom).clock.now());
    set(menusAtom, { kind: "ready", value: reading.value });
  } else if (!isShown) {
    set(menusAtom, { kind: "failed" });
  }
});

/** Reads the shown store and its menus again. The screen stays until the answer arrives. */
export const refreshStoreAtom = atom(null, async (get, set) => {
  const reference = get(storeReferenceAtom);
  if (!reference) return;
  const { documents } = get(servicesAtom);
  const turn = set(nextTurnAtom);
  // R73: gift mode doesn't show dishes.
  const { isGift } = get(settingsAtom);
  const readMenus = async (id: number) =>
    set(menusArrivedAtom, {
      reference,
      turn,
      reading: isGift ? { kind: "found", value: [] } : await documents.loadMenus(id),
    });
  const early = reference.kind === "id" ? readMenus(reference.id) : null;
  const reading = await documents.loadStore(reference);
  set(storeArrivedAtom, { reference, turn, reading });
  await (early ?? (reading.kind === "found" ? readMenus(reading.value.id) : null));
});

/** Asks a server for the time if the device's clock may have jumped. The store is read anyway. */
export const checkClockAtom = atom(null, async (get, set) => {
  if (!get(servicesAtom).clock.isSure()) await set(refreshStoreAtom);
});

/** Shows a store: first the copy that is cached on this device, then the fresh documents. */
export const openStoreAtom = atom(null, async (get, set) => {
  const reference = get(storeReferenceAtom);
  const recalled = reference ? get(servicesAtom).documents.recall(reference) : null;
  // R42: a store that was disabled when it was last read isn't shown, even for a moment.
  const remembered = recalled?.store.isEnabled ? recalled : null;
  set(isStoreStaleAtom, false);
  set(areMenusStaleAtom, false);
  set(menusReadAtAtom, null);
  set(storeAtom, remembered ? { kind: "ready", value: remembered.store } : { kind: "loading" });
  set(menusAtom, remembered ? { kind: "ready", value: remembered.menus } : { kind: "loading" });
  await set(refreshStoreAtom);
});

/** Leads back from an error screen, and loads the store again. */
export const retryStoreAtom = atom(null, async (get, set) => {
  const path = get(failedPathAtom);
  set(failedPathAtom, null);
  set(redirectAtom, path === null ? { name: "main" } : routeAt(path));
  await set(openStoreAtom);
});

/** Leaves an error screen: its message about the last store doesn't apply to the next one. */
export const leaveErrorAtom = atom(null, (get, set) => {
  if (!isErrorScreen(get(routeAtom))) return;
  set(failedPathAtom, null);
  set(redirectAtom, { name: "main" });
});

/** Call it when an attribute changes (R2). */
export const changeSettingsAtom = atom(null, (get, set, settings: HostSettings) => {
  const isSameStore = isSameData(get(settingsAtom).store, settings.store);
  set(applySettingsAtom, settings);
  if (!isSameStore) set(leaveErrorAtom);
});

import { languageAtom } from "../../../src/state/host/host.atoms.ts";
import type { FaultName } from "../../journeys/orderFaults.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { moments, type World } from "./attemptWorld.ts";
import { settle } from "./checkoutTab.ts";

/** A request blocked by CORS still reaches the store, but its answer can't be read. */
export const struck: Readonly<Record<string, FaultName>> = {
  refused: "refused",
  "reset before the store has it": "reset before the store has it",
  "reset after the store has it": "reset after the store has it",
  "30 s slow": "slow",
  "time-out": "no answer, though the store has it",
  "500 after the store has it": "500 after the store has it",
  "truncated JSON": "truncated JSON",
  "HTML with 200": "HTML for JSON",
  "blocked by CORS": "HTML for JSON, and the store has it",
};

export const disturbances: Readonly<Record<string, (world: World) => Promise<ElementState>>> = {
  "double click": moments["on a double click"],
  async "Enter and click"(world) {
    const tab = await world.press(await world.open());
    await world.press(tab);
    await world.answer(tab);
    return tab;
  },
  "reload before sending": moments["after a reload of the form"],
  "reload after sending": moments["with a reload once it is sent"],
  Back: moments["with Back and forward again"],
  async "restored from the back-forward cache"(world) {
    const tab = await world.press(await world.open());
    await world.answer(tab);
    tab.ordering.pageExit.restore();
    await settle();
    return tab;
  },
  async "closed and opened again"(world) {
    const before = await world.press(await world.open());
    before.store.set(world.goods.leaveAtom);
    const tab = await world.reload(before);
    await settle();
    void tab.store.set(world.goods.dispatchAtom, { kind: "look-again" });
    await settle();
    return tab;
  },
  "two tabs": moments["in two tabs"],
  "offline and back": moments["then offline and back"],
  async "moved in the page"(world) {
    const tab = await world.press(await world.open());
    tab.store.set(world.goods.leaveAtom);
    tab.store.set(world.goods.openAtom);
    await settle();
    await world.answer(tab);
    return tab;
  },
  async "language switched"(world) {
    const tab = await world.press(await world.open());
    tab.store.set(languageAtom, "zh-CN");
    await world.answer(tab);
    tab.store.set(languageAtom, "en");
    return tab;
  },
};

export const cells = Object.keys(disturbances).flatMap((disturbance) =>
  Object.keys(struck).map((fault) => ({ disturbance, fault })),
);

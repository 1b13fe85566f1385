import { languageAtom } from "../../../src/state/host/host.atoms.ts";
import { type DisturbanceName, disturbanceNames, faultNames } from "../../journeys/attempts.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { tell, type World } from "./attemptWorld.ts";
import { settle } from "./checkoutTab.ts";

/** The same as in the browser tests. Each returns the tab in which the diner continues. */
export const disturbances: Readonly<Record<DisturbanceName, (world: World) => Promise<ElementState>>> = {
  async "double click"(world) {
    const tab = await world.press(await world.open(), 2);
    await world.answer(tab);
    return tab;
  },
  async "Enter and click"(world) {
    const tab = await world.press(await world.open());
    await world.press(tab);
    await world.answer(tab);
    return tab;
  },
  async "reload before sending"(world) {
    const tab = await world.press(await world.reload(await world.open()));
    await world.answer(tab);
    return tab;
  },
  async "reload after sending"(world) {
    const before = await world.press(await world.open());
    const tab = await world.reload(before);
    await settle();
    return tab;
  },
  async Back(world) {
    const tab = await world.press(await world.open());
    tab.store.set(world.goods.leaveAtom);
    await world.answer(tab);
    tab.store.set(world.goods.openAtom);
    await settle();
    return tab;
  },
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
    await tell(world, tab, "look-again");
    return tab;
  },
  async "two tabs"(world) {
    const before = await world.open();
    const second = await world.open(before);
    const first = await world.press(before);
    await world.goods.submit(second);
    await world.answer(first);
    await tell(world, second, "look-again");
    return second;
  },
  async "offline and back"(world) {
    const begun = await world.open();
    world.breakLookUps(true);
    const tab = await world.press(begun);
    await world.answer(tab);
    await tell(world, tab, "look-again");
    world.breakLookUps(false);
    await tell(world, tab, "look-again");
    return tab;
  },
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

export const cells = disturbanceNames.flatMap((disturbance) => faultNames.map((fault) => ({ disturbance, fault })));

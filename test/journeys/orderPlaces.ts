import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";
import type { RunningDemo } from "../support/demoRun.ts";
import type { Visit } from "../support/journey.ts";
import { typeContact, typeNames } from "./ordering.ts";
import { english, type Words } from "./orderWords.ts";

/** The fields of an order that say where it goes. */
export const postedPlaces: Readonly<Record<OrderMode, object>> = {
  delivery: { OrderType: 10, DeliveryAddress: { Address: "125 Bourke St", Postcode: "3000" }, RoomNumber: "" },
  pickup: { OrderType: 3, DeliveryAddress: null, RoomNumber: "", Tables: [] },
  room: { OrderType: 10, DeliveryAddress: null, RoomNumber: "1204" },
  table: { OrderType: 2, DeliveryAddress: null, RoomNumber: "", Tables: [{ Name: "12" }] },
};

/** Lets the burger place take a single burger in every mode, and work out a delivery fee without maps. */
export async function takeInEveryMode(demo: RunningDemo): Promise<void> {
  const { ViewComponentConfigs } = await demo.read("Companies/120");
  await demo.merge("Companies/120", {
    ViewComponentConfigs: { ...(ViewComponentConfigs as object), DeliverToRoom: true },
    OrderTypeConstraintRules: [],
    DeliveryRadius: null,
    FreightFeeRules: [{ FreightFeeAmount: 6 }],
  });
}

/** Chooses the first option that starts with these words. */
export async function choose(visit: Visit, name: string, words: string): Promise<void> {
  const select = await visit.handle("combobox", name);
  await select.evaluate((node, wanted) => {
    const field = node as HTMLSelectElement;
    const option = Array.from(field.options).find(({ label }) => label.startsWith(wanted));
    if (!option) throw new Error(`There is no ${wanted} among ${field.textContent}`);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(field, option.value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }, words);
}

export async function typeAddress(visit: Visit, words: Words, street: string, postcode: string): Promise<void> {
  await visit.type("combobox", words.street, street);
  await visit.type("textbox", words.suburb, "Melbourne");
  await choose(visit, words.state, "VIC");
  await visit.type("textbox", words.postcode, postcode);
}

/** Types what a mode asks for about the diner and the place, except what is already filled in. */
export async function typeReceiver(visit: Visit, mode: OrderMode): Promise<void> {
  switch (mode) {
    case "pickup":
      return typeContact(visit);
    case "delivery":
      if (!(await visit.find("combobox", english.street)).value) {
        await typeAddress(visit, english, "125 Bourke St", "3000");
      }
      await visit.read("Delivery fee $6.00");
      return typeContact(visit);
    case "room":
    case "table": {
      const [label, number] = mode === "room" ? ["Room number", "1204"] : ["Table number", "12"];
      if (!(await visit.find("textbox", label)).value) await visit.type("textbox", label, number);
      return typeNames(visit);
    }
  }
}

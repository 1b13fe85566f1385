import { watchRefill } from "../../../src/app/composition/residents/lazy/watchRefill.ts";
import type { Member } from "../../../src/domain/customer/customer.ts";
import type { OrderedItem } from "../../../src/domain/order/liveOrder.ts";
import type { PastOrder } from "../../../src/domain/order/pastOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { OrdersScreen } from "../../../src/features/orders/OrdersScreen.tsx";
import { refreshNowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { widthAtom } from "../../../src/state/host/host.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { startIn } from "../../app/startIn.ts";
import { burger, dumplings, patty, pattys, rings } from "../../state/cart/cartFixture.ts";
import { buildPastOrder } from "../../support/buildHistory.ts";
import { buildElementState, type ElementState, serveMembers } from "../../support/buildServices.ts";
import { buildMember, type MemorySignIn } from "../../support/buildSession.ts";
import { named } from "../../ui/named.ts";
import { click, type Rendered, settle } from "../../ui/render.tsx";

export const evening = instantOf({ year: 2026, month: 11, day: 5 }, 18 * 60 + 41, patty.zone);

export function ordered(product: { readonly id: string }, name: string, given: Partial<OrderedItem> = {}): OrderedItem {
  const item = { productId: product.id, categoryId: "", name, quantity: 1, note: "", extras: [], total: null };
  return { ...item, gst: null, pointsUsed: 0, rolledBy: null, givenBy: "", ...given };
}

/** Orders an hour apart, newest first. */
export function orders(count: number, given: Partial<PastOrder> = {}): PastOrder[] {
  return Array.from({ length: count }, (_, at) =>
    buildPastOrder(`u-${at + 1}`, {
      number: String(count - at),
      orderedAt: instant(evening - (at + 1) * 3_600_000),
      status: "completed",
      items: [ordered(burger, "Burger", { quantity: 2 }), ordered(rings, "Onion rings")],
      ...given,
    }),
  );
}

export interface ShownOrders extends ElementState, MemorySignIn {
  readonly screen: Rendered;
}

interface Given {
  readonly orders?: readonly PastOrder[];
  readonly path?: string;
  readonly isPhone?: boolean;
  readonly member?: Partial<Member> | null;
  readonly store?: Partial<typeof patty>;
  readonly before?: (state: ElementState) => void | Promise<void>;
}

/** A member's page in a shop whose menu has loaded. */
export async function showOrders(given: Given = {}): Promise<ShownOrders> {
  const state = buildElementState({ hqId: 7 });
  state.setTime(evening);
  state.store.set(refreshNowAtom);
  const signIn = serveMembers(state, given.member === null ? null : buildMember(given.member));
  const view = { ...patty.view, login: true };
  state.documents.put({ ...patty, view, ...given.store }, [pattys]);
  state.documents.put({ ...dumplings, view: { ...dumplings.view, login: true } }, [pattys]);
  state.orderHistory.put(...(given.orders ?? []));
  for (const order of given.orders ?? []) state.orders.put(order);
  state.store.set(widthAtom, given.isPhone ? 390 : 1280);
  state.history.push(given.path ?? "/120/orderhistory");
  await state.store.set(openStoreAtom);
  await given.before?.(state);
  startIn(watchRefill, state);
  const screen = renderIn(state, <OrdersScreen />);
  await settle();
  return { ...state, ...signIn, screen };
}

export function items({ screen }: ShownOrders): HTMLLIElement[] {
  return [...screen.root.querySelectorAll<HTMLLIElement>(".orders li.past-order, .orders .point-row")];
}

export function texts({ screen }: ShownOrders, selector: string): string[] {
  return [...screen.root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

export async function press(shown: ShownOrders, name: string, within: ParentNode = shown.screen.root): Promise<void> {
  click(named(within, "button, a", name));
  await settle();
}

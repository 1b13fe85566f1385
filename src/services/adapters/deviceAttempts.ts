import { savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { isAsOrdered, withOrdered, withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { storedThings } from "../../wire/storage/table.ts";
import type { Clock } from "../ports/clock.ts";
import type { Attempts, ClaimAnswer } from "../ports/ordering.ts";
import type { Device } from "./deviceMemory.ts";

const { cart, checkoutData, checkoutDataOfTab } = storedThings;

function isSame(one: Attempt, other: Attempt): boolean {
  return one.address.udid === other.address.udid;
}

/** R33: the order on its way, for all tabs and elements. */
export function createDeviceAttempts(device: Device, clock: Clock): Attempts {
  const stamped = (attempt: Attempt): Attempt => ({ ...attempt, postedAt: clock.now() });
  const kept = (): Attempt | null => {
    const [shared, own] = [device.read(checkoutData), device.read(checkoutDataOfTab)];
    if (!shared || !own) return shared ?? own;
    return isSame(shared, own) && own.postedAt > shared.postedAt ? own : shared;
  };
  const forgetAll = () => {
    device.forget(checkoutData);
    device.forget(checkoutDataOfTab);
  };
  const cartOf = ({ address }: Attempt) => savedCart(device.read(cart) ?? {}, address.storeId);
  const keepCart = ({ address }: Attempt, changed: ReturnType<typeof cartOf>) =>
    device.replace(cart, withCart(device.read(cart) ?? {}, address.storeId, changed));
  const putBack = (attempt: Attempt) => {
    if (attempt.holdsCart) keepCart(attempt, withOrdered(cartOf(attempt), attempt.ordered ?? []));
  };

  /** The last to make room is the cart: with it, but without the attempt, a reload would invite to order it again. */
  function keepInItsPlace(attempt: Attempt, isPageEnough: boolean): Attempt | null {
    const holding: Attempt = { ...attempt, holdsCart: true };
    keepCart(holding, withoutOrdered(cartOf(holding), holding.ordered ?? []));
    const isKept = device.keep(checkoutData, holding) || device.keep(checkoutDataOfTab, holding);
    if (isKept || isPageEnough) return holding;
    forgetAll();
    putBack(holding);
    return null;
  }

  function claim(attempt: Attempt, isPageEnough: boolean): ClaimAnswer {
    const other = kept();
    if (other) return { kind: "kept", attempt: other };
    if (attempt.ordered && !isAsOrdered(cartOf(attempt), attempt.ordered)) {
      return { kind: "not-claimed", why: "cart-changed" };
    }
    const own = stamped(attempt);
    if (device.keep(checkoutData, own)) return { kind: "claimed", attempt: own };
    const holding = keepInItsPlace(own, isPageEnough);
    return holding ? { kind: "claimed", attempt: holding } : { kind: "not-claimed", why: "unkept" };
  }

  return {
    kept,
    async claim(attempt, isPageEnough) {
      const answer = await device.exclusively(() => claim(attempt, isPageEnough));
      if (answer.kind !== "claimed") return answer;
      await device.settled();
      const last = kept();
      return last && !isSame(last, attempt) ? { kind: "kept", attempt: last } : answer;
    },
    claimAgain: (attempt) =>
      device.exclusively(() => {
        const own = kept();
        if (!own) return { kind: "settled-elsewhere" };
        if (!isSame(own, attempt)) return { kind: "kept", attempt: own };
        const again = stamped(own);
        // What was kept before stays: it is the same order.
        if (!device.keep(checkoutData, again)) device.keep(checkoutDataOfTab, again);
        return { kind: "claimed", attempt: again };
      }),
    settle: (udid, task) =>
      device.exclusively(() => {
        const isOurs = kept()?.address.udid === udid;
        task(isOurs);
        if (isOurs) forgetAll();
      }),
    forget: (udid) =>
      device.exclusively(() => {
        const own = kept();
        if (own?.address.udid !== udid) return;
        forgetAll();
        putBack(own);
      }),
    listen: (listener) =>
      device.watch(checkoutData, (shared) => {
        if (!shared) device.forget(checkoutDataOfTab);
        listener(kept());
      }),
  };
}

import { savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { isAsOrdered, withOrdered, withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { NotSent } from "../../domain/checkout/placement.ts";
import type { Clock } from "../../services/ports/clock.ts";
import type { OrderServices } from "../../services/ports/services.ts";

export type ClaimAnswer =
  | { readonly kind: "claimed"; readonly attempt: Attempt }
  | { readonly kind: "kept"; readonly attempt: Attempt }
  | { readonly kind: "settled-elsewhere" }
  | { readonly kind: "not-claimed"; readonly why: NotSent };

/** R33: who may send an order, and who has learned how it ended. Each call is one go among all tabs and elements. */
export interface Claims {
  /**
   * Keeps it unless one is kept, stamped with the time as it is kept: a page may sleep before it gets that far. Not
   * where the cart isn't what is ordered any more; and not where the page alone could keep it, unless that is enough.
   */
  claim(attempt: Attempt, isPageEnough: boolean): Promise<ClaimAnswer>;
  /** Stamps it anew, if it is the one that is kept. */
  claimAgain(attempt: Attempt): Promise<ClaimAnswer>;
  /**
   * It was placed: does what follows from that, and only then forgets it. `isOurs`: it was still kept, and nobody else
   * has done it.
   */
  settle(udid: string, task: (isOurs: boolean) => void): Promise<void>;
  /** It came to nothing: the cart is as it was. */
  forget(udid: string): Promise<void>;
}

type ClaimServices = Pick<OrderServices, "attempts" | "orderMemory">;

function isSame(one: Attempt, other: Attempt): boolean {
  return one.address.udid === other.address.udid;
}

export function claimsOf({ attempts, orderMemory }: ClaimServices, clock: Clock): Claims {
  const stamped = (attempt: Attempt): Attempt => ({ ...attempt, postedAt: clock.now() });
  const carts = () => orderMemory.carts() ?? {};
  const cartOf = ({ address }: Attempt) => savedCart(carts(), address.storeId);
  const keepCart = ({ address }: Attempt, cart: ReturnType<typeof cartOf>) =>
    orderMemory.keepCarts(withCart(carts(), address.storeId, cart));
  const putBack = (attempt: Attempt) => {
    if (attempt.holdsCart) keepCart(attempt, withOrdered(cartOf(attempt), attempt.ordered ?? []));
  };

  /** The last to make room is the cart: with it, but without the attempt, a reload would invite to order it again. */
  function keepInItsPlace(attempt: Attempt, isPageEnough: boolean): Attempt | null {
    const holding: Attempt = { ...attempt, holdsCart: true };
    keepCart(holding, withoutOrdered(cartOf(holding), holding.ordered ?? []));
    if (attempts.keep(holding) || attempts.keepForTab(holding) || isPageEnough) return holding;
    attempts.forget();
    putBack(holding);
    return null;
  }

  function claim(attempt: Attempt, isPageEnough: boolean): ClaimAnswer {
    const other = attempts.kept();
    if (other) return { kind: "kept", attempt: other };
    if (attempt.ordered && !isAsOrdered(cartOf(attempt), attempt.ordered)) {
      return { kind: "not-claimed", why: "cart-changed" };
    }
    const own = stamped(attempt);
    if (attempts.keep(own)) return { kind: "claimed", attempt: own };
    const holding = keepInItsPlace(own, isPageEnough);
    return holding ? { kind: "claimed", attempt: holding } : { kind: "not-claimed", why: "unkept" };
  }

  function claimAgain(attempt: Attempt): ClaimAnswer {
    const own = attempts.kept();
    if (!own) return { kind: "settled-elsewhere" };
    if (!isSame(own, attempt)) return { kind: "kept", attempt: own };
    const again = stamped(own);
    // What was kept before stays: it is the same order.
    if (!attempts.keep(again)) attempts.keepForTab(again);
    return { kind: "claimed", attempt: again };
  }

  return {
    async claim(attempt, isPageEnough) {
      const answer = await attempts.exclusively(() => claim(attempt, isPageEnough));
      if (answer.kind !== "claimed") return answer;
      await attempts.settled();
      const last = attempts.kept();
      return last && !isSame(last, attempt) ? { kind: "kept", attempt: last } : answer;
    },
    claimAgain: (attempt) => attempts.exclusively(() => claimAgain(attempt)),
    settle: (udid, task) =>
      attempts.exclusively(() => {
        const isOurs = attempts.kept()?.address.udid === udid;
        task(isOurs);
        if (isOurs) attempts.forget();
      }),
    forget: (udid) =>
      attempts.exclusively(() => {
        const own = attempts.kept();
        if (own?.address.udid !== udid) return;
        attempts.forget();
        putBack(own);
      }),
  };
}

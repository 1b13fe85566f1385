import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { LiveOrder, OrderedExtra, OrderedItem, OrderedMoney } from "../../domain/order/liveOrder.ts";
import type { ChargedSurcharge } from "../../domain/payment/surcharge.ts";
import { useSurchargeTerms } from "../../parts/cart/totals/useSurchargeTerms.ts";
import { useOfferName } from "../../parts/cart/useOfferName.ts";
import { usePointWordsAlone } from "../../parts/cart/usePointWords.ts";
import { useRulesAlone } from "../../parts/cart/useRulesAlone.ts";
import { Off } from "../../parts/offers/Off.tsx";
import { holidayNamesAtom } from "../../state/order/holidayNames.atoms.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { Fact } from "./Fact.tsx";
import { PaidWith } from "./PaidWith.tsx";

interface OrderReceiptProps {
  readonly order: LiveOrder;
  /** True if the order failed. Nothing is paid then, and the diner may want to order the same elsewhere. */
  readonly isFailed: boolean;
}

/** The ordered products and their prices, from the order's document, which doesn't name every item. */
export function OrderReceipt({ order, isFailed }: OrderReceiptProps) {
  const dishes = order.items.filter(({ name }) => name !== "");
  // An order without a total in its document has no sums, unlike one that was free.
  const hasSums = order.money !== null || order.total > 0;
  if (dishes.length === 0 && !hasSums) return null;
  return (
    <section className="order__card">
      <h2 className="order__heading">{isFailed ? <Trans>What you ordered</Trans> : <Trans>Your order</Trans>}</h2>
      {dishes.length > 0 && (
        <ul className="order__dishes">
          {dishes.map((dish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be listed twice, and none moves.
            <Dish key={at} dish={dish} />
          ))}
        </ul>
      )}
      {hasSums && <Sum order={order} isFailed={isFailed} />}
      {!isFailed && order.status !== "refunded" && <Points order={order} />}
    </section>
  );
}

function extraWords({ name, quantity, children }: OrderedExtra): string {
  const below = children.map(extraWords).filter((words) => words !== "");
  return `${quantity > 1 ? `${quantity} × ` : ""}${name}${below.length > 0 ? ` (${below.join(", ")})` : ""}`;
}

function Dish({ dish: { name, quantity, extras, note, total, givenBy, pointsUsed } }: { readonly dish: OrderedItem }) {
  const more = extras.filter((extra) => extra.name !== "").map(extraWords);
  return (
    <li className="order__dish">
      <span className="order__count">
        <span aria-hidden="true">{quantity} ×</span>
        <VisuallyHidden>
          <Plural value={quantity} one="# piece" other="# pieces" />
        </VisuallyHidden>
      </span>
      <div>
        <p>{name}</p>
        {more.length > 0 && <p className="order__more">{more.join(" · ")}</p>}
        {givenBy !== "" && <p className="order__more">{givenBy}</p>}
        {pointsUsed > 0 && <DishPoints count={pointsUsed * quantity} />}
        {note !== "" && <p className="order__more">{note}</p>}
      </div>
      {total !== null && <PriceView amount={total} />}
    </li>
  );
}

/** Like the cart, which shows the points beside the reduced price. */
function DishPoints({ count }: { readonly count: number }) {
  const words = usePointWordsAlone();
  return words && <p className="order__more">{words.count(count)}</p>;
}

/** R68: a member gets the points once the order is completed. What was spent comes back if it failed. */
function Points({ order: { pointsUsed, pointsEarned, status } }: Pick<OrderReceiptProps, "order">) {
  const words = usePointWordsAlone();
  if (!words) return null;
  const earned = status === "completed" ? words.earned : words.earns;
  const told = [
    ...(pointsUsed > 0 ? [words.uses(pointsUsed)] : []),
    ...(pointsEarned > 0 ? [earned(pointsEarned)] : []),
  ];
  return told.length > 0 && <p className="order__points">{told.join(" · ")}</p>;
}

function Sum({ order, isFailed }: OrderReceiptProps) {
  const { total, paidBy, money } = order;
  return (
    <dl className="order__facts">
      {money && <Parts money={money} />}
      <Fact term={<Trans>Total</Trans>} look="total">
        <PriceView amount={total} />
      </Fact>
      {paidBy && total > 0 && !isFailed && (
        <Fact term={<Trans>Payment</Trans>}>
          <PaidWith order={order} method={paidBy} />
        </Fact>
      )}
    </dl>
  );
}

/** The document names no surcharge. Those of holidays have the name that the store gives them now. */
function useCharged({ holidays, cardSurcharge }: OrderedMoney): readonly ChargedSurcharge[] {
  useRulesAlone();
  const names = useAtomValue(holidayNamesAtom);
  return [
    ...holidays.map(({ id, amount }) => ({ kind: "holiday" as const, name: names.get(id ?? "") ?? "", amount })),
    { kind: "bank", name: "", amount: cardSurcharge },
  ];
}

/** Like the cart's amounts, in the order of a receipt (R15). Amounts of 0 are left out. */
function Parts({ money }: { readonly money: OrderedMoney }) {
  const { t } = useLingui();
  const offerName = useOfferName();
  const surcharges = useSurchargeTerms()(useCharged(money));
  const rows = [[t`Delivery fee`, money.fee] as const, ...surcharges].filter(([, amount]) => amount > 0);
  return (
    <>
      <Fact term={t`Subtotal`}>
        <PriceView amount={money.subtotal} />
      </Fact>
      {money.discount > 0 && (
        <Fact term={t`Discount`}>
          <Off amount={money.discount} />
        </Fact>
      )}
      {money.discounts.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name, and none moves.
        <Fact key={at} term={offerName(name)} look="part">
          <Off amount={amount} />
        </Fact>
      ))}
      {rows.map(([term, amount]) => (
        <Fact key={term} term={term}>
          <PriceView amount={amount} />
        </Fact>
      ))}
      <Fact term={t`GST included`}>
        <PriceView amount={money.gst} />
      </Fact>
    </>
  );
}

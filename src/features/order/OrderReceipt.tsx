import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Fragment, type ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import type { LiveOrder, OrderedExtra, OrderedItem } from "../../domain/order/liveOrder.ts";
import { orderedSums, receiptRows } from "../../domain/order/receiptRows.ts";
import type { Store } from "../../domain/store/store.ts";
import { storeTitle } from "../../domain/store/storeTitle.ts";
import { Receipt } from "../../parts/cart/totals/Receipt.tsx";
import { usePointWordsAlone } from "../../parts/cart/usePointWords.ts";
import { useRulesAlone } from "../../parts/cart/useRulesAlone.ts";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { holidayNamesAtom } from "../../state/order/holidayNames.atoms.ts";
import { orderedLabelsAtom } from "../../state/order/orderedLabels.atoms.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { labelledName } from "../../views/menu/labelViews.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { Abn } from "./Abn.tsx";
import { Fact } from "./Fact.tsx";
import { PaidWith } from "./PaidWith.tsx";

interface OrderReceiptProps {
  readonly order: LiveOrder;
  readonly store: Store;
  /** True if the order failed. Nothing is paid then, and the diner may want to order the same elsewhere. */
  readonly isFailed: boolean;
  /** Facts below the sums. */
  readonly children?: ReactNode;
}

/** The ordered products and their prices, from the order's document, which doesn't name every item. */
export function OrderReceipt({ order, store, isFailed, children }: OrderReceiptProps) {
  const dishes = order.items.filter(({ name }) => name !== "");
  // An order without a total in its document has no sums, unlike one that was free.
  const hasSums = order.money !== null || order.total > 0;
  if (dishes.length === 0 && !hasSums) return null;
  const isInvoice = store.abn !== "" && !isFailed;
  return (
    <section className="order__card">
      <h2 className="order__heading">{isFailed ? <Trans>What you ordered</Trans> : <Trans>Your order</Trans>}</h2>
      {isInvoice && <InvoiceHead order={order} store={store} />}
      {dishes.length > 0 && (
        <ul className="order__dishes">
          {dishes.map((dish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be listed twice, and none moves.
            <Dish key={at} dish={dish} hasGst={isInvoice} />
          ))}
        </ul>
      )}
      {hasSums && (
        <Sum order={order} isFailed={isFailed} isInvoice={isInvoice}>
          {children}
        </Sum>
      )}
      {!isFailed && order.status !== "refunded" && <Points order={order} />}
      <Origins dishes={dishes} />
    </section>
  );
}

/** R102: whose invoice it is. Paper has a head of its own. */
function InvoiceHead({ order, store }: Pick<OrderReceiptProps, "order" | "store">) {
  return (
    <div className="order__invoice">
      <p className="order__invoice-title">
        <Trans>Tax invoice</Trans>
      </p>
      <p>{order.storeName || storeTitle(store)}</p>
      <Abn store={store} />
    </div>
  );
}

interface ExtrasProps {
  readonly extras: readonly OrderedExtra[];
  readonly between: string;
}

function Extras({ extras, between }: ExtrasProps) {
  const translate = useTranslate();
  const labels = useAtomValue(orderedLabelsAtom);
  const named = extras.filter(({ name }) => name !== "");
  return named.map(({ modifierId, name, quantity, children }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a choice may be listed twice, and none moves.
    <Fragment key={at}>
      {`${at > 0 ? between : ""}${quantity > 1 ? `${quantity} × ` : ""}`}
      {labelledName(translate, name, labels.ofModifier(modifierId, name), "")}
      {children.some((child) => child.name !== "") && (
        <>
          {" ("}
          <Extras extras={children} between=", " />)
        </>
      )}
    </Fragment>
  ));
}

function Dish({ dish, hasGst }: { readonly dish: OrderedItem; readonly hasGst: boolean }) {
  const { productId, name, quantity, extras, note, total, gst, givenBy, pointsUsed } = dish;
  const translate = useTranslate();
  const labels = useAtomValue(orderedLabelsAtom).ofProduct(productId);
  return (
    <li className="order__dish">
      <span className="order__count">
        <span aria-hidden="true">{quantity} ×</span>
        <VisuallyHidden>
          <Plural value={quantity} one="# piece" other="# pieces" />
        </VisuallyHidden>
      </span>
      <div>
        <p>{labelledName(translate, name, labels)}</p>
        {/* R103: as the kitchen and the till have it. */}
        {translate(name) !== name && <p className="order__more">{name}</p>}
        {extras.some((extra) => extra.name !== "") && (
          <p className="order__more">
            <Extras extras={extras} between=" · " />
          </p>
        )}
        {givenBy !== "" && <p className="order__more">{givenBy}</p>}
        {pointsUsed > 0 && <DishPoints count={pointsUsed * quantity} />}
        {note !== "" && <p className="order__more">{note}</p>}
        {hasGst && gst !== null && <DishGst amount={gst} />}
      </div>
      {total !== null && <PriceView amount={total} />}
    </li>
  );
}

/** R102: what the letters behind the names mean, as under a menu. */
function Origins({ dishes }: { readonly dishes: readonly OrderedItem[] }) {
  const { t } = useLingui();
  const labels = useAtomValue(orderedLabelsAtom);
  const isAmong = (extras: readonly OrderedExtra[]): boolean =>
    extras.some(({ modifierId, name, children }) => labels.ofModifier(modifierId, name)?.origin || isAmong(children));
  const isShown = dishes.some(({ productId, extras }) => labels.ofProduct(productId)?.origin || isAmong(extras));
  return isShown && <p className="order__origins">{t`A Australian · I imported · M mixed`}</p>;
}

/** R23: of the dish with its extras, before discounts, as the price beside it. */
function DishGst({ amount }: { readonly amount: Cents }) {
  const gst = formatMoney(amount);
  return (
    <p className="order__more">
      <Trans>GST {gst}</Trans>
    </p>
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
  const parts = [
    ...(pointsUsed > 0 ? [words.uses(pointsUsed)] : []),
    ...(pointsEarned > 0 ? [earned(pointsEarned)] : []),
  ];
  return parts.length > 0 && <p className="order__points">{parts.join(" · ")}</p>;
}

interface SumProps extends Omit<OrderReceiptProps, "store"> {
  readonly isInvoice: boolean;
}

function Sum({ order, isFailed, isInvoice, children }: SumProps) {
  const { total, paidBy } = order;
  useRulesAlone();
  const rows = receiptRows(orderedSums(order, useAtomValue(holidayNamesAtom)));
  return (
    <div className="order__sums">
      <Receipt rows={rows} isInvoice={isInvoice} />
      <dl className="order__facts">
        {paidBy && total > 0 && !isFailed && (
          <Fact term={<Trans>Payment</Trans>}>
            <PaidWith order={order} method={paidBy} />
          </Fact>
        )}
        {children}
      </dl>
    </div>
  );
}

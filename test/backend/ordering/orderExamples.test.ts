import { expect, it } from "vitest";
import { exampleDocuments, orderExamples } from "../../../widget-demo/backend/contract/calls/orderExamples.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { faultsOf, subjectOf } from "../doctor/planted.ts";
import { openShop, withValue } from "./orderFixture.ts";

interface Posted {
  readonly UDID: string;
  readonly CreatedOn: number;
  readonly TotalTax: number;
  readonly GuestIdentifier: string | null;
}

it.each(Object.entries(orderExamples))(
  "R100: the published order %s is taken as it is, and not with a cent more",
  async (...example) => {
    const { TrackingOrder, ...more } = example[1].value;
    const order = TrackingOrder as unknown as Posted & { readonly [key: string]: unknown };
    const shop = await openShop({ files: { "data/documents.json": exampleDocuments } });
    shop.clock.moveTo(new Date(order.CreatedOn * 1000));
    const headers = order.GuestIdentifier === null ? await shop.signIn() : {};
    const dearer = withValue({ ...order, UDID: `${order.UDID}-b` }, "TotalTax", order.TotalTax + 0.01);
    expect(await shop.post(dearer, more, headers)).toMatchObject({ Success: false, Status: { Code: "price-changed" } });
    expect(await shop.post(order, more, headers)).toMatchObject({ Success: true });
    const [stored] = await shop.orders();
    expect(stored?.document).toMatchObject({ UDID: order.UDID, PaymentTransactions: order["PaymentTransactions"] });
  },
);

it("R100: of the published orders' documents, npm run doctor tells only the two surcharges of one day, which are meant", () => {
  expect(faultsOf(lookAtDocuments(subjectOf(exampleDocuments)))).toEqual([
    expect.stringMatching(/^! .*Saturday and Boxing Day together on 26 December 2026/),
  ]);
});

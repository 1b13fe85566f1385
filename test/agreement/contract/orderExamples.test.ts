import { describe, expect, it } from "vitest";
import { exampleDocuments, orderExamples } from "../../../widget-demo/backend/contract/calls/orderExamples.ts";
import { documentRemarks } from "../../../widget-demo/backend/contract/documents/documents.ts";
import { postedBy, shownNames } from "./shownOrders.ts";

describe("R100: the published orders", () => {
  it.each(shownNames)("%s is what the shop posts", (name) => {
    expect(orderExamples[name]?.value).toEqual(postedBy(name));
  });

  it("are these, for documents without a fault", () => {
    expect(Object.keys(orderExamples)).toEqual(shownNames);
    expect(documentRemarks(exampleDocuments)).toEqual([]);
  });
});

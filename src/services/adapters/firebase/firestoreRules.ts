import type { Promotions } from "../../../domain/promotion/promotions.ts";
import { parseCharges } from "../../../wire/documents/charges.ts";
import type { DocumentJson } from "../../../wire/documents/firestoreJson.ts";
import { orderPaths } from "../../../wire/documents/orderPaths.ts";
import { restTarget, restUrl } from "../../../wire/documents/paths.ts";
import { parsePointRules } from "../../../wire/documents/pointRules.ts";
import { parseReach } from "../../../wire/documents/reach.ts";
import { collecting } from "../../../wire/documents/shownText.ts";
import { parseTriggers } from "../../../wire/documents/triggers.ts";
import type { RulesRequest, StoreCharges } from "../../ports/rules.ts";
import type { AdapterContext } from "../adapterContext.ts";
import { createHttp, type Http } from "../http.ts";
import { logOnce } from "../logOnce.ts";
import { readDocument, readJson } from "./firestoreDocument.ts";
import { fetchList, maskedUrl } from "./firestoreList.ts";

const timeoutMs = 30_000;

/** Only the fields that the menu doesn't need: a restaurant's whole menu may be a megabyte. */
const storeFields = [
  "DeliveryAreas",
  "DeliveryRadius",
  "EnableThirdPartDelivery",
  "FreightFeeRules",
  "SurchargeBankSettings",
  "SurchargeHolidaySettings",
];
const menuFields = [
  "PriceTriggers",
  "EarningRules",
  "RedemptionRules",
  "PointsToDollarRatio",
  "IsEarnPointsWhenRedeem",
];

async function readNeeded(http: Http, url: string): Promise<DocumentJson> {
  const document = await readDocument(http, url);
  if (!document) throw new Error("HTTP 404");
  return document;
}

/** The rules that affect an order's price. They are read once there is something to price. */
export function createFirestoreRules({ clock, deployment, paths, log }: AdapterContext) {
  const http = createHttp({ clock, log, timeoutMs });
  const target = restTarget(deployment);
  const context = { base: deployment.apiUrl, note: logOnce(log) };

  const unlessItFails = <Rules>(what: string, reading: Promise<Rules>): Promise<Rules | null> =>
    reading.catch((cause: unknown) => {
      log("Error", `${what} could not be read`, cause);
      return null;
    });

  async function readCharges({ storeId, zone }: RulesRequest): Promise<StoreCharges> {
    const store = await readNeeded(http, maskedUrl(restUrl(target, paths.store(storeId)), storeFields));
    const collector = collecting(context);
    return {
      charges: parseCharges(store.fields, zone, collector),
      reach: parseReach(store.fields, context),
      texts: collector.chinese,
    };
  }

  async function readPromotions({ storeId, menuId, zone }: RulesRequest): Promise<Promotions> {
    const [menu, triggers] = await Promise.all([
      readNeeded(http, maskedUrl(restUrl(target, `${paths.menus(storeId)}/${menuId}`), menuFields)),
      fetchList((url) => readJson(http, url), restUrl(target, orderPaths(paths).triggers(storeId))),
    ]);
    const collector = collecting(context);
    return {
      triggers: parseTriggers({ documents: triggers, menu: menu.fields }, zone, collector),
      points: parsePointRules(menu.fields, zone, collector),
      texts: collector.chinese,
    };
  }

  return {
    loadCharges: (request: RulesRequest) => unlessItFails("The store's fees", readCharges(request)),
    loadPromotions: (request: RulesRequest) => unlessItFails("The offers", readPromotions(request)),
  };
}

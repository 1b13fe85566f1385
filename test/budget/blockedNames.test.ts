import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../architecture/sourceFiles.ts";

/**
 * The words of general rules in the usual lists of ad blockers (EasyList, EasyPrivacy, Annoyances), which match where a
 * word stands between two signs of an address.
 */
const words = [
  ...["ads?", "adv", "advert\\w*", "adserver", "affiliates?", "analytics?", "banners?", "beacons?", "collect(or)?"],
  ...["consent", "cookies?", "counter", "fingerprint\\w*", "hits?", "impressions?", "insights?", "log(s|ger|ging)?"],
  ...["metrics?", "newsletter", "pageviews?", "ping", "pixels?", "pop(up|under)s?", "promo(s|tions?)?", "social"],
  ...["sponsor\\w*", "stats?", "statistics?", "tag(s|manager)?", "telemetry", "track(s|er|ers|ing)?", "visitors?"],
];
const listed = new RegExp(`(^|[^a-z0-9])(${words.join("|")})(?![a-z0-9])`, "i");

const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" });
const { paths } = JSON.parse(readFileSync(join(root, "dist-types/openapi.json"), "utf8"));

describe("ad blockers", () => {
  it("know words like these", () => {
    const known = ["js/ads.js", "/api/track?x", "chunks/banner-1.js", "/pixel.gif", "lib/ad-slot.js", "/v1/metrics"];
    expect(known.filter((each) => !listed.test(each))).toEqual([]);
  });

  it("find none of them in a file of the build", () => {
    expect(files.filter((each) => listed.test(each))).toEqual([]);
  });

  it("find none of them in a path of the ordering API", () => {
    expect(Object.keys(paths).filter((each) => listed.test(each))).toEqual([]);
  });
});

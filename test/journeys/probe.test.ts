import { it } from "vitest";
import { phone, useJourneys } from "../support/journey.ts";
const j = useJourneys();
it("probe", async () => {
  const v = await j.open("/restaurant.html", {});
  const t0 = performance.now();
  await v.find("button", /^Bourke St Cheeseburger/);
  console.log("found", performance.now() - t0);
  const t1 = performance.now();
  for (const r of ["searchbox","button","link","heading","navigation","region","list","dialog","group"]) console.log(r, (await v.names(r)).join(" | "));
  console.log("9 snapshots", performance.now() - t1);
  await v.click("button", /^Bourke St Cheeseburger/);
  await v.find("dialog", "Bourke St Cheeseburger");
  for (const r of ["button","heading","group","radio","checkbox","textbox","status"]) console.log(r, (await v.names(r)).join(" | "));
  console.log(await v.text());
  console.log(await v.focused());
  await v.click("radio", /^Rare/);
  await v.click("checkbox", /^Smoked bacon/);
  console.log(await v.text());
});
it("probe phone", async () => {
  const v = await j.open("/restaurant.html", { size: phone });
  await v.find("button", /^Bourke St Cheeseburger/);
  for (const r of ["searchbox","button","link","heading","navigation","region","list","dialog","group"]) console.log(r, (await v.names(r)).join(" | "));
});

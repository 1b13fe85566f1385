import { describe, expect, it } from "vitest";
import { desk, layouts, phone, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { languagesAre } from "./pageSteps.ts";

const journeys = useJourneys();

const burger = /^Bourke St Cheeseburger/;
/** S6: how far from the top a category stops after a jump. On a phone, 122 px is where its dishes begin. */
const restingPx = { phone: 61, desk: 70 } as const;

async function openDietary(visit: Visit, layout: keyof typeof restingPx): Promise<void> {
  if (layout === "phone") await visit.click("button", "Menu");
  await visit.click("button", /^Dietary/);
  await visit.find("dialog", "Dietary");
}

function currentCategory({ page }: Visit): Promise<string> {
  return page.$eval(">>> nav a[aria-current]", (link) => link.textContent);
}

function topOf({ page }: Visit, section: string): Promise<number> {
  return page.$eval(`>>> section[aria-label="${section}"]`, (element) => element.getBoundingClientRect().top);
}

/** Long enough for a browser that shares its processor with others. */

function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Where the field is, and where the strip beside it ends. */
function searchOf({ page }: Visit) {
  return page.$eval(">>> .search-field", (field) => {
    const { top, width, right } = field.getBoundingClientRect();
    const strip = (field.getRootNode() as ShadowRoot).querySelector(".menu-bar__strip")?.getBoundingClientRect();
    return { top, width, isBeside: Boolean(strip && right <= strip.left && strip.width > 80) };
  });
}

/** The marks in the open dish's dialog. */
function marksOf({ page }: Visit): Promise<readonly string[]> {
  return page.$$eval(">>> dialog[open] .product-intro__diets li", (marks) =>
    marks.map((mark) => mark.lastChild?.textContent ?? ""),
  );
}

/** The names of the menu's dishes between the bar and the window's lower edge. */
function namesInSight({ page }: Visit): Promise<readonly string[]> {
  return page.$$eval(">>> .menu-card__name", (names) =>
    names
      .filter((name) => {
        const { top, bottom } = name.getBoundingClientRect();
        return top > 57 && bottom < innerHeight;
      })
      .map(({ textContent }) => textContent),
  );
}

async function turnWheel({ page }: Visit, deltaY: number): Promise<void> {
  await page.mouse.move(150, 500);
  await page.mouse.wheel({ deltaY });
}

describe("a phone's search", () => {
  it("unfolds beside the categories, stays while it holds a word, and always sticks to the top", async () => {
    const visit = await journeys.open("/embed.html?store-id=120", { size: phone });
    await visit.find("button", "Add Garden stack");
    expect(await searchOf(visit)).toMatchObject({ width: 44, isBeside: true });
    await visit.click("searchbox", "Search the menu");
    await until(async () => expect(await searchOf(visit)).toMatchObject({ width: 220, isBeside: true }));
    await visit.page.keyboard.press("Tab");
    expect(await visit.focused()).toMatchObject({ role: "button", name: "Dietary" });
    await until(async () => expect(await searchOf(visit)).toMatchObject({ width: 44 }));
    await visit.type("searchbox", "Search the menu", "chicken");
    await visit.read(/\d+ results for “chicken”/);
    // What a keyboard leaves of the window: the bar is on top, and two dishes are below it.
    await visit.page.setViewport({ ...phone, height: 420 });
    await until(async () => expect(await namesInSight(visit)).toHaveLength(2));
    await visit.page.setViewport(phone);
    await visit.page.keyboard.press("Tab");
    const before = await topOf(visit, "Chicken");
    await until(async () => {
      await turnWheel(visit, 300);
      expect(await topOf(visit, "Chicken")).toBeLessThan(before - 200);
    });
    const { top, width } = await searchOf(visit);
    expect(width).toBe(220);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(20);
  });
});

describe.each(quickRow(1, layouts))("the marked category on a %s", (_layout, size) => {
  it("is the one that is read, however the diner gets there", thorough, async () => {
    const visit = await journeys.open("/embed.html?store-id=120", { size });
    await visit.find("button", "Add Garden stack");
    const marks = (name: string) => until(async () => expect(await currentCategory(visit)).toBe(name));
    await marks("Burgers");
    // Pressed again if the menu has grown meanwhile.
    await until(async () => {
      await visit.page.keyboard.press("End");
      await visit.page.evaluate(twoFrames);
      expect(await currentCategory(visit)).toBe("Sauces");
    });
    await visit.page.keyboard.press("Home");
    await marks("Burgers");
    await until(async () => {
      await turnWheel(visit, 300);
      await visit.page.evaluate(twoFrames);
      expect(await currentCategory(visit)).toBe("Chicken");
    });
    await visit.type("searchbox", "Search the menu", "chips");
    await visit.read(/\d+ results? for “chips”/);
    await visit.page.keyboard.press("Escape");
    await visit.find("button", "Add Garden stack");
    await turnWheel(visit, -20_000);
    await marks("Burgers");
    await visit.click("link", "Sauces");
    await marks("Sauces");
    await turnWheel(visit, -20_000);
    await marks("Burgers");
  });
});

describe.each(quickRow(1, layouts))("a new diner on a restaurant's own page, on a %s", (layout, size) => {
  const visitRestaurant = () => journeys.open("/restaurant.html", { size });

  it("sees the store and its dishes, finds some by search, and jumps to a category under the bar", async () => {
    const sunday = { Name: "Sunday surcharge", DayOfWeek: 0, RateType: 1, Rate: 0.1 };
    await journeys.demo.merge("Companies/120", { SurchargeHolidaySettings: [sunday] });
    const visit = await visitRestaurant();
    await visit.find("button", /^Bourke St Cheeseburger .*\$16\.50 .*Popular/);
    await visit.find("heading", "Patty & Sons, Bourke St");
    await visit.find("heading", "Burgers");
    await visit.find("link", "Sides");
    await visit.read("A surcharge of 10% applies on Sundays.");
    await visit.find("button", /^Truffle mushroom .*\$18\.50 .*New/);
    const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
    await until(async () => expect(await visit.page.$eval(">>> .menu-card img", isDrawn)).toBe(true));
    // Each has its photo or, without one, its drawing.
    const blank = await visit.page.$$eval(">>> .menu-card__photo", (photos) =>
      photos.length > 5 ? photos.filter((photo) => !photo.querySelector("img, svg")).length : "too few",
    );
    expect(blank).toBe(0);
    const overlaps = await visit.page.$$eval(
      ">>> .menu-card__photo",
      (photos) =>
        photos.flatMap((photo) => {
          const over = photo.getBoundingClientRect();
          const words = photo.parentElement?.querySelectorAll(".menu-card__text *") ?? [];
          return [...words].filter((word) => {
            const { left, right, top, bottom } = word.getBoundingClientRect();
            return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
          });
        }).length,
    );
    expect(overlaps).toBe(0);

    await visit.type("searchbox", "Search the menu", "corn");
    await visit.gone("button", burger);
    await visit.find("button", /^Halloumi & charred corn/);
    await visit.read(/\d+ results for “corn”/);
    await visit.page.keyboard.press("Escape");
    await visit.find("button", burger);
    await until(async () => expect(await visit.focused()).toMatchObject({ role: "searchbox" }));
    await visit.type("searchbox", "Search the menu", "bacon");
    await visit.read(/\d+ results for “bacon”/);
    const found = (await visit.names("button")).filter((name) => /\$\d/.test(name));
    expect(found[0]).toMatch(/^Smoke & bacon/);
    expect(found.findIndex((name) => burger.test(name))).toBeGreaterThan(1);
    await visit.page.keyboard.press("Escape");
    await visit.type("searchbox", "Search the menu", "sushi");
    await visit.find("heading", "Nothing found for “sushi”");
    await visit.click("button", "Clear search");
    await visit.find("button", burger);

    const before = visit.page.url();
    await visit.click("link", "Sides");
    await until(async () => expect(Math.abs((await topOf(visit, "Sides")) - restingPx[layout])).toBeLessThan(3));
    await visit.find("button", /^Hand-cut chips/);
    expect(await currentCategory(visit)).toBe("Sides");
    expect(visit.page.url()).toBe(before);
    await visit.click("link", "Chicken");
    await until(async () => expect(Math.abs((await topOf(visit, "Chicken")) - restingPx[layout])).toBeLessThan(3));
    await visit.page.mouse.move(size.width / 2, 500);
    await until(async () => {
      await visit.page.mouse.wheel({ deltaY: 200 });
      // The bar updates a frame after the scroll. Without this wait, the next turn could go past the category.
      await visit.page.evaluate(twoFrames);
      expect(await currentCategory(visit)).toBe("Dogs & rolls");
    });

    await visit.click("button", "All categories");
    await visit.find("dialog", "All categories");
    await visit.click("button", /^Desserts 6 dishes/);
    await visit.gone("dialog", "All categories");
    await until(async () => expect(Math.abs((await topOf(visit, "Desserts")) - restingPx[layout])).toBeLessThan(3));
    expect(await currentCategory(visit)).toBe("Desserts");
    await until(async () => expect(await visit.focused()).toMatchObject({ role: "heading", name: "Desserts" }));
  });

  it("filters by vegan, also after a reload, until the filter is cleared, and customises a burger", async () => {
    const visit = await visitRestaurant();
    await visit.find("button", burger);
    await openDietary(visit, layout);
    await visit.click("checkbox", "Vegan");
    await visit.click("button", /^Show \d+ dishes$/);
    await visit.gone("dialog", "Dietary");
    await visit.find("button", /^Garden stack/);
    expect(await visit.has("button", burger)).toBe(false);
    await visit.read(/\d+ dishes: vegan\./);
    await visit.find("button", "Remove Vegan");
    await visit.page.reload();
    await visit.find("button", /^Garden stack/);
    expect(await visit.has("button", burger)).toBe(false);
    await openDietary(visit, layout);
    expect(await visit.find("checkbox", "Vegan")).toMatchObject({ checked: true });
    await visit.click("button", "Clear All");
    await visit.page.keyboard.press("Escape");
    await visit.find("button", burger);

    await visit.click("button", /^Garden stack/);
    await visit.find("dialog", "Garden stack");
    expect(await marksOf(visit)).toEqual(expect.arrayContaining(["Vegan", "Egg free", "Dairy free"]));
    await visit.click("checkbox", /^Fried egg Not vegan or egg free/);
    await visit.read("With Fried egg this isn't vegan or egg free.");
    const left = await marksOf(visit);
    expect(left).toEqual(expect.arrayContaining(["Vegetarian", "Dairy free"]));
    expect(left).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Vegan|Egg free)$/)]));
    await visit.click("checkbox", /^Fried egg/);
    await until(async () => expect(await marksOf(visit)).toContain("Vegan"));
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", "Garden stack");

    await visit.click("button", burger);
    await visit.find("dialog", "Bourke St Cheeseburger");
    await visit.find("group", "How would you like it?");
    await visit.find("button", "Add to cart $16.50");
    await visit.click("checkbox", /^Smoked bacon/);
    await visit.find("button", "Add to cart $19.50");
    await visit.click("radio", /^Gluten-free bun/);
    await visit.find("button", "Add to cart $21.50");
    await visit.click("button", "Add one Aioli");
    await visit.find("button", "Add to cart $22.70");
    await visit.click("button", "Increase quantity");
    await visit.find("button", "Add to cart $45.40");
    await visit.click("button", "Remove one Aioli");
    await visit.click("button", "Decrease quantity");
    await visit.find("button", "Add to cart $21.50");
    const shown = () => visit.page.$eval(">>> dialog img", (image) => (image as HTMLImageElement).currentSrc);
    await until(async () =>
      expect(await shown()).toMatch(layout === "phone" ? /burger-classic\.webp$/ : /burger-classic-large\.webp$/),
    );
    await visit.type("textbox", "Notes", "cut in half, please");
    await visit.holds("textbox", "Notes", "cut in half, please");
    await visit.read("19/300");
    await visit.page.keyboard.press("Escape");
    await visit.gone("dialog", "Bourke St Cheeseburger");
    await until(async () => expect((await visit.focused())?.name).toMatch(burger));

    await visit.click("button", /^Family box/);
    await visit.click("button", "Remove one Garden stack");
    await visit.read("Minimum selection of Four burgers is 4 items.");
    await visit.click("button", "Add one Bourke St Cheeseburger");
    await until(async () => expect(await visit.text()).not.toContain("Minimum selection"));
  });

  it("switches the shop to Chinese and back without a reload", thorough, async () => {
    const visit = await visitRestaurant();
    await visit.find("button", burger);
    await languagesAre(visit, "en");
    if (layout === "phone") await visit.click("button", "Menu");
    await visit.click("button", "Language English");
    await visit.click("button", "简体中文");
    await languagesAre(visit, "zh-CN");
    if (layout === "phone") await visit.page.keyboard.press("Escape");
    await visit.find("searchbox", /\p{Script=Han}/u);
    await visit.find("button", /^伯克街芝士堡/);
    expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe("en");
    if (layout === "phone") await visit.click("button", "菜单");
    await visit.click("button", /简体中文$/);
    await visit.click("button", "English");
    await languagesAre(visit, "en");
    if (layout === "phone") await visit.page.keyboard.press("Escape");
    await visit.find("searchbox", "Search the menu");
  });
});

it("R5: switches from the phone layout to the desk layout as the window grows", thorough, async () => {
  const visit = await journeys.open("/restaurant.html", { size: phone });
  await visit.find("button", "Menu");
  await visit.page.setViewport(desk);
  await visit.find("button", "Dietary");
  await visit.gone("button", "Menu");
});

it("has all categories in one strip on a desk, whose arrows bring the last one into sight", thorough, async () => {
  const visit = await journeys.open("/restaurant.html");
  await visit.find("button", burger);
  const isInSight = () =>
    visit.page.$eval(">>> .menu-bar__strip", (strip) => {
      const { right = 0 } = [...strip.querySelectorAll("a")].at(-1)?.getBoundingClientRect() ?? {};
      return right <= strip.getBoundingClientRect().right;
    });
  expect(await isInSight()).toBe(false);
  const next = await visit.page.waitForSelector(">>> .strip-arrows button:last-child", { visible: true });
  await until(async () => {
    await next?.click();
    expect(await isInSight()).toBe(true);
  });
  await visit.click("link", "Sauces");
  await visit.find("button", /^Smoky barbecue/);
  expect(await visit.page.evaluate(() => location.hash)).toBe("");
});

it("opens the Chinese restaurant in Chinese, with its own menu", thorough, async () => {
  const visit = await journeys.open("/restaurant.html?language=zh-CN");
  await visit.find("button", /^伯克街芝士堡/);
  await languagesAre(visit, "zh-CN");
  await visit.find("searchbox", /\p{Script=Han}/u);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { movePrintedDishes, notePrintedDishes } from "../../../src/views/menu/printedDishes.ts";

const card = (name: string) => `<li><span class="menu-card__name">${name}</span></li>`;
const dish = (name: string) => `<li class="printed-dish"><span class="menu-card__name">${name}</span></li>`;
const section = (id: string, ...items: readonly string[]) =>
  `<section class="menu-section" data-category="${id}"><ul class="menu-section__cards">${items.join("")}</ul></section>`;

let drawn: HTMLElement;
let menu: HTMLElement;

function add(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement("div"));
  element.innerHTML = html;
  return element;
}

function menuWith(...sections: readonly string[]): HTMLElement {
  const app = add(`<div class="menu-view">${sections.join("")}<div class="menu-growing"></div></div>`);
  return app.firstElementChild as HTMLElement;
}

/** The dishes of each section, in the page's order. Those of the app begin with a sign. */
const listed = () =>
  [...menu.querySelectorAll(".menu-section")].map((each) => {
    const place = each.parentElement === menu ? "" : "growing ";
    const names = [...each.querySelectorAll("li")].map((item) => `${item.className ? "" : "*"}${item.textContent}`);
    return `${place}${each.getAttribute("data-category")}: ${names.join(" ")}`;
  });

function show(place: Element, ...names: readonly string[]): void {
  for (const name of names) place.querySelector("ul")?.insertAdjacentHTML("beforeend", card(name));
}

beforeEach(() => {
  drawn = add(section("soups", card("A"), card("B"), dish("C"), dish("D")));
  drawn.insertAdjacentHTML("beforeend", section("mains", dish("E"), dish("F")));
  drawn.insertAdjacentHTML("beforeend", section("sweets", dish("G")));
  menu = menuWith(section("soups", card("A"), card("B")));
});
afterEach(() => document.body.replaceChildren());

const missing = (counts: Readonly<Record<string, number>>) => new Map(Object.entries(counts));

describe("the dishes of a printed page", () => {
  it("stay in the app's menu, behind the cards that it has", () => {
    expect(movePrintedDishes(drawn, document)).toBe(true);
    expect(listed()).toEqual(["soups: *A *B C D", "growing mains: E F", "growing sweets: G"]);
    expect(drawn.querySelector("li.printed-dish")).toBeNull();
  });

  it("leave one by one, each when its card is there", () => {
    movePrintedDishes(drawn, document);
    const update = notePrintedDishes(menu);
    const [soups] = menu.children;
    show(soups as Element, "C");
    menu.querySelector(".menu-growing")?.insertAdjacentHTML("beforebegin", section("mains", card("E")));
    expect(update?.(missing({ soups: 4, mains: 2, sweets: 1 }))).toBe(true);
    expect(listed()).toEqual(["soups: *A *B *C D", "mains: *E F", "growing sweets: G"]);
    const updateAgain = notePrintedDishes(menu);
    show(soups as Element, "D");
    show(menu.children[1] as Element, "F");
    menu.querySelector(".menu-growing")?.insertAdjacentHTML("beforebegin", section("sweets", card("G")));
    expect(updateAgain?.(missing({}))).toBe(false);
    expect(listed()).toEqual(["soups: *A *B *C *D", "mains: *E *F", "sweets: *G"]);
    expect(notePrintedDishes(menu)).toBeNull();
  });

  it("are in the section that takes another's place", () => {
    movePrintedDishes(drawn, document);
    const update = notePrintedDishes(menu);
    menu.firstElementChild?.remove();
    menu.insertAdjacentHTML("afterbegin", section("soups", card("A"), card("B"), card("C")));
    expect(update?.(missing({ soups: 4, mains: 2, sweets: 1 }))).toBe(true);
    expect(listed()[0]).toBe("soups: *A *B *C D");
  });

  it.each([
    ["a search has found fewer", { mains: 1 }],
    ["the menu has no such section any more", {}],
  ])("leave if %s", (_what, counts) => {
    movePrintedDishes(drawn, document);
    expect(notePrintedDishes(menu)?.(missing(counts))).toBe(false);
    expect(listed()).toEqual(["soups: *A *B"]);
  });

  it("are none on a first screen that isn't a printed page", () => {
    for (const each of drawn.querySelectorAll(".printed-dish")) each.remove();
    expect(movePrintedDishes(drawn, document)).toBe(false);
    expect(listed()).toEqual(["soups: *A *B"]);
  });
});

import { productsOf } from "./longMenu.ts";

/** As many as fit in the window. */
const firstCards = 12;

/**
 * The fastest that an embedded shop can be: one script that contains its menu, and makes one string of what fits in the
 * window.
 */
export function floorScript(productCount: number): string {
  const lines = productsOf(productCount).map(({ Name, ShortDescription, Price }) => [Name, ShortDescription, Price]);
  return `const menu = ${JSON.stringify(lines)};
const cards = menu.slice(0, ${firstCards}).map(
  ([name, description, price]) =>
    \`<button class="menu-card"><b>\${name}</b><p>\${description}</p><i>$\${price.toFixed(2)}</i></button>\`,
);
document.querySelector("main").innerHTML = \`<h1>Patty &amp; Sons</h1>\${cards.join("")}\`;
`;
}

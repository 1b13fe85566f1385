/** A menu with fewer dishes is read faster than it is searched. */
const leastDishes = 8;

/** Whether a menu is shown without a search and without a list of its categories. */
export function isShortMenu(dishes: number): boolean {
  return dishes < leastDishes;
}

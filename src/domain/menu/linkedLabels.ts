import type { Menu, Modifier } from "./menu.ts";

/**
 * R102: what a choice is, it is by the product that it stands for, too: a lager in a set menu is alcohol. Kilojoules are
 * its own alone, because they are what the choice adds.
 */
export function withLinkedLabels(menu: Menu): Menu {
  const labelled = (modifier: Modifier): Modifier => {
    const { labels, linkedProductId } = modifier;
    const linked = linkedProductId === null ? undefined : menu.products.get(linkedProductId)?.labels;
    if (!linked) return modifier;
    const origin = labels.origin ?? linked.origin;
    return { ...modifier, labels: { ...labels, origin, isAlcohol: labels.isAlcohol || linked.isAlcohol } };
  };
  const groups = [...menu.groups].map(
    ([id, group]) => [id, { ...group, modifiers: group.modifiers.map(labelled) }] as const,
  );
  return { ...menu, groups: new Map(groups) };
}

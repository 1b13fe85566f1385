/** How many sections, from the first, have rendered cards. */
export function mountedSections(
  sections: readonly { readonly keys: readonly unknown[] }[],
  drawnCards: number,
): number {
  let left = drawnCards;
  const rest = sections.findIndex(({ keys }) => {
    const isBegun = left > 0;
    left -= keys.length;
    return !isBegun;
  });
  return rest === -1 ? sections.length : rest;
}

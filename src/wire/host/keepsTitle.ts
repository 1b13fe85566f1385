/**
 * The attribute with which a full page keeps its own title. Few pages have it, so it isn't one of the first view's
 * attributes.
 */
export const keepTitle = "keep-title";

/** A flag like the others: without a value it is set. */
export function keepsTitle(value: string | null): boolean {
  return value !== null && value.trim().toLowerCase() !== "false";
}

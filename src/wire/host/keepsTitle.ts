/** The attribute by which a full page keeps its own title. Few pages have it, so it isn't among those of the first view. */
export const keepTitle = "keep-title";

/** A flag as the others: without a value it is set. */
export function keepsTitle(value: string | null): boolean {
  return value !== null && value.trim().toLowerCase() !== "false";
}

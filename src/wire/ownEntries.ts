/**
 * Entries without a prototype for valibot's `object`, which also visits what a host page's script has added to
 * `Object.prototype`.
 */
export function ownEntries<const E extends object>(entries: E): E {
  return Object.assign(Object.create(null), entries);
}

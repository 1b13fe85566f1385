/** What the page around the element may hear of. */
export type Announcement =
  | { readonly kind: "ready"; readonly storeId: number | null; readonly language: string }
  | { readonly kind: "navigate"; readonly path: string; readonly name: string }
  | { readonly kind: "error"; readonly category: string; readonly message: string };

export interface Announcer {
  announce(announcement: Announcement): void;
}

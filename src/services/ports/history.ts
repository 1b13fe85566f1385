/** Where the diner is: a path that begins with a slash. In memory when embedded, the browser's on a full page (R6). */
export interface NavigationHistory {
  current(): string;
  push(path: string): void;
  replace(path: string): void;
  listen(listener: () => void): () => void;
}

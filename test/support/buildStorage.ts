/** A browser's storage with a limit of characters. */
export interface FakeStorage extends Storage {
  /** The limit in characters. Keys count too. */
  room: number;
  used(): number;
}

/** Stored values are the object's own keys, as in a browser. */
export function buildStorage(room = Number.POSITIVE_INFINITY): FakeStorage {
  const texts: Record<string, string> = {};
  const used = () => Object.entries(texts).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const methods = {
    room,
    used,
    clear: () => {
      for (const key of Object.keys(texts)) Reflect.deleteProperty(texts, key);
    },
    key: (index: number) => Object.keys(texts)[index] ?? null,
    getItem: (key: string) => texts[key] ?? null,
    setItem(key: string, text: string) {
      const before = key in texts ? key.length + (texts[key] ?? "").length : 0;
      if (used() - before + key.length + text.length > methods.room) {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      }
      texts[key] = text;
    },
    removeItem: (key: string) => void Reflect.deleteProperty(texts, key),
  };
  return new Proxy(texts, {
    get: (_texts, name) => (name === "length" ? Object.keys(texts).length : Reflect.get(methods, name)),
    set: (_texts, name, value) => Reflect.set(methods, name, value),
  }) as unknown as FakeStorage;
}

/** A browser's storage with a limit of characters. */
export interface FakeStorage extends Storage {
  /** The limit in characters. Keys count too. */
  room: number;
  used(): number;
  /** After this many more writes, each write fails until there is room again. */
  failAfter(writes: number): void;
}

/** Stored values are the object's own keys, as in a browser. */
export function buildStorage(room = Number.POSITIVE_INFINITY): FakeStorage {
  const texts: Record<string, string> = {};
  const used = () => Object.entries(texts).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  let writesLeft = Number.POSITIVE_INFINITY;
  const methods = {
    room,
    used,
    failAfter(writes: number) {
      writesLeft = writes;
    },
    clear: () => {
      for (const key of Object.keys(texts)) Reflect.deleteProperty(texts, key);
    },
    key: (index: number) => Object.keys(texts)[index] ?? null,
    getItem: (key: string) => texts[key] ?? null,
    setItem(key: string, text: string) {
      const before = key in texts ? key.length + (texts[key] ?? "").length : 0;
      writesLeft -= 1;
      if (writesLeft < 0 || used() - before + key.length + text.length > methods.room) {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      }
      texts[key] = text;
    },
    removeItem: (key: string) => void Reflect.deleteProperty(texts, key),
  };
  return new Proxy(texts, {
    get: (_texts, name) => (name === "length" ? Object.keys(texts).length : Reflect.get(methods, name)),
    set(_texts, name, value) {
      if (name === "room") writesLeft = Number.POSITIVE_INFINITY;
      return Reflect.set(methods, name, value);
    },
  }) as unknown as FakeStorage;
}

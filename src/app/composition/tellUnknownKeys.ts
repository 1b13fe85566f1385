import { unknownKeys } from "../../wire/host/unknownKeys.ts";

/** For whoever wrote the configuration. The shop works without these keys. */
export function tellUnknownKeys(configuration: unknown): void {
  const keys = unknownKeys(configuration);
  if (keys.length > 0)
    console.warn(`Servery: the configuration has unknown keys, which do nothing: ${keys.join(", ")}.`);
}

import type { Instant } from "../../domain/time/instant.ts";

export interface Clock {
  now(): Instant;
  every(milliseconds: number, task: () => void): () => void;
}

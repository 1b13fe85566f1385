/** Which order is being posted now, known to all tabs of a shop (R33). */
export interface Sendings {
  /** Other tabs can see this post as long as it runs; a closed tab sends nothing more. */
  during<T>(udid: string, posting: Promise<T>): Promise<T>;
  isUnderWay(udid: string): Promise<boolean>;
  /** Resolves when no tab posts it any more. */
  ended(udid: string): Promise<void>;
}

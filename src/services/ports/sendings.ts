/** Which order is being posted just now, known to all tabs of a shop (R33). */
export interface Sendings {
  /** For as long as this post takes, the other tabs know of it; one that is closed sends no more. */
  during<T>(udid: string, posting: Promise<T>): Promise<T>;
  isUnderWay(udid: string): Promise<boolean>;
  /** Comes when no tab posts it any more. */
  ended(udid: string): Promise<void>;
}

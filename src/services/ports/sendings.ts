/** Shows all tabs of a shop which order is being posted now (R33). */
export interface Sendings {
  /** Other tabs can see this post while it runs. A closed tab sends nothing more. */
  during<T>(udid: string, posting: Promise<T>): Promise<T>;
  isUnderWay(udid: string): Promise<boolean>;
  /** Resolves when no tab is posting it any more. */
  ended(udid: string): Promise<void>;
}

declare const __SERVERY_VERSION__: string;

/** The release of the shop. The build and its tests replace the constant. */
export const version = __SERVERY_VERSION__;

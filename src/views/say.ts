import type { MessageDescriptor } from "@lingui/core";

/** Gives a message in the diner's language: lingui's, or what stands in its place before lingui is there. */
export type Say = (message: MessageDescriptor) => string;

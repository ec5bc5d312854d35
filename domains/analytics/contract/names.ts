import { pages } from "@baize/platform-paths";

/** The name of a page in the table of pages: what an event says of where it happened, never the address itself. */
export type PageName = keyof typeof pages;

export const PAGE_NAMES = Object.keys(pages) as PageName[];

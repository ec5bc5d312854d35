import { createContext, useContext } from "react";
import type { Viewer } from "./page-context.ts";

/** What every part of a page knows without a request. */
export type PageEnvironment = {
	viewer: Viewer | null;
	/** The server's time when the page was made; countdowns follow it, not the device's clock. */
	nowMs: number;
	nonce: string;
	/** The address that people type: "https://baize.example". */
	publicUrl: string;
	/** The flags that differ from their defaults: the flags domain has the names and defaults. */
	flags: Readonly<Record<string, boolean>>;
};

/** For a page that could not be made. */
export const EMPTY_PAGE_ENVIRONMENT: PageEnvironment = { viewer: null, nowMs: 0, nonce: "", publicUrl: "", flags: {} };

export const PageEnvironmentContext = createContext(EMPTY_PAGE_ENVIRONMENT);

/** The unread items of the account: their number and its label. The inbox provides it. */
export const UnreadContext = createContext({ count: 0, label: "" });

/** Opens the search over the page. The frame provides it. */
export const OpenSearchContext = createContext<() => void>(() => {});

export const usePageEnvironment = (): PageEnvironment => useContext(PageEnvironmentContext);
export const useViewer = (): Viewer | null => usePageEnvironment().viewer;

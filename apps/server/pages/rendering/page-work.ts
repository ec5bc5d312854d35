import type { PageContext } from "@baize/platform-web/context";
import type { CachedPage } from "../page-cache.ts";

/** What a page knows besides its calls, in a form that can be sent to another thread. */
export type PageFacts = Omit<PageContext, "call" | "cookie" | "report"> & {
	/** Never the session's. */
	cookies: Readonly<Record<string, string | undefined>>;
};

/**
 * One page to render: the request, and what the page may know of the visitor; never the request's headers, so that no
 * header reaches the router, and no session cookie leaves the main thread. The page is split at its nonce.
 */
export type PageWork = {
	method: string;
	url: string;
	facts: PageFacts;
	/** Pages with the same value show the same. */
	sharing?: string;
};

/** The request, as the routes see it. */
export type PageRequest = { method: string; url: URL };

/** A rendered page; its bytes as a latin1 text. */
export type RenderedPage = { status: number; headers: [string, string][]; bytes: string };

/** Makes a call by its name, as the visitor for whom the page is rendered. */
export type CallByName = (name: string, input: unknown) => Promise<unknown>;

/**
 * Receives an error that happened while a page was made, as a trace: an error may contain what cannot be sent to
 * another thread.
 */
export type Report = (trace: string) => void;

export type PageRenderer = {
	render(work: PageWork, call: CallByName): Promise<CachedPage>;
	close(): Promise<void>;
};

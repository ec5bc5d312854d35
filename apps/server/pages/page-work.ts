import type { HouseAccess } from "@baize/platform-web/context";
import type { CachedPage } from "./page-cache.ts";

/** What a page may know beside what it calls for, as it can be handed to another thread. */
export type PageFacts = Omit<HouseAccess, "call" | "cookie" | "report"> & {
	/** Never the session's. */
	cookies: Readonly<Record<string, string | undefined>>;
};

/**
 * One page to render: what was asked for, and what of the visitor it may know; never the request's headers, so that no
 * header speaks to the router, and no cookie of a session leaves the house. Its nonce is the one that it is split at.
 */
export type PageWork = {
	method: string;
	url: string;
	facts: PageFacts;
	/** The pages of everybody who shares this show the same. */
	sharing?: string;
};

/** What was asked for, as the routes see it. */
export type AskedPage = { method: string; url: URL };

/** A page as the routes make it; its bytes as a text of one character each. */
export type RenderedPage = { status: number; headers: [string, string][]; bytes: string };

/** Makes a call of the house by its name, as the visitor for whom the page is rendered. */
export type CallByName = (name: string, input: unknown) => Promise<unknown>;

/** Is told what went wrong while a page was made that says so, as a trace: an error may hold what no other thread can be told. */
export type Report = (trace: string) => void;

export type PageRenderer = {
	render(work: PageWork, call: CallByName): Promise<CachedPage>;
	close(): Promise<void>;
};

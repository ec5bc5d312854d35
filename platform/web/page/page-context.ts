import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import type { FixedPage } from "@baize/platform-paths";
import { createContext } from "react-router";

/** The signed-in player, as far as a page may know. */
export type Viewer = { handle: string; displayName: string; currency: string };

/** `path` is the page, without the language, on which the action is done. */
export type Pending = { action: string; handle: string; path: FixedPage<{ destination: string }> };

/** The input of a page's loader while it is rendered: the API calls, in process, as this visitor. */
export type PageContext = {
	call<Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>>;
	/** Logs an error that happened while the page was made. */
	report(error: unknown): void;
	locale: Locale;
	viewer: Viewer | null;
	/** The pending action before a login is complete; until then there is no viewer. */
	pending: Pending | null;
	/** A cookie with a choice made on an earlier page, so that the next is rendered accordingly; never the session's. */
	cookie(name: string): string | undefined;
	nonce: string;
	nowMs: number;
	/** The public address of the site, for canonical links. */
	publicUrl: string;
	/** The flags that an operator has set differently from their defaults, by name. */
	flags: Readonly<Record<string, boolean>>;
	/** Whether a hidden page redirects to the page that says so, instead of saying so itself. */
	redirectsHidden: boolean;
	/** Development and test show what production hides. */
	isProduction: boolean;
};

// One module for the server and for the rendering build (which keeps it external), or the key would exist twice.
export const pageContext = createContext<PageContext>();

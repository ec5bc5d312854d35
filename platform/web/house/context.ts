import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import type { Locale } from "@baize/kernel/locale";
import { createContext } from "react-router";

/** Who is looking, as a page may know it. */
export type Viewer = { handle: string; displayName: string; currency: string };

/** `path` is the page, after the language, on which the action is done. */
export type Pending = { action: string; handle: string; path: string };

/** What a page's loader is given while it is rendered: the house's calls, in process, as this visitor. */
export type HouseAccess = {
	call<Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>>;
	/** Writes what went wrong while the page was made into the house's log. */
	report(error: unknown): void;
	locale: Locale;
	viewer: Viewer | null;
	/** What somebody must do before his login is whole; until then he is no viewer. */
	pending: Pending | null;
	/** A cookie of what was chosen on a page before, so that the next is rendered accordingly; never the session's. */
	cookie(name: string): string | undefined;
	nonce: string;
	nowMs: number;
	/** The public address of the site, for canonical links. */
	publicUrl: string;
	/** What of the house an operator has opened or closed otherwise than by default, by name. */
	flags: Readonly<Record<string, boolean>>;
	/** A page that may not be shown where the visitor is leads to the page that says so, instead of saying so itself. */
	redirectsHidden: boolean;
	/** Development and test show what production hides. */
	isProduction: boolean;
};

// One module for the server and for the rendering build (the build leaves it outside), or the key would exist twice.
export const houseContext = createContext<HouseAccess>();

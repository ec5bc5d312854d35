import type { Refusal } from "@baize/kernel/error";
import { isLocale } from "@baize/kernel/locale";
import { pages, pathIn } from "@baize/platform-paths";
import { type PageContext, pageContext, type Viewer } from "@baize/platform-web/context";
import { data, type LoaderFunctionArgs, redirect } from "react-router";

/** The part of the request that a screen's loader may read. */
export type PageRequest = { params: Record<string, string | undefined>; url: URL };

type Load<Data> = (context: PageContext, page: PageRequest) => Promise<Data> | Data;
type SignedInLoad<Data> = (context: PageContext & { viewer: Viewer }, page: PageRequest) => Promise<Data> | Data;

const pageOf = ({ params, url }: PageRequest): PageRequest => ({ params, url });

/** A route's loader from a screen's: `export const loader = pageLoader(loadLobby)`. */
export const pageLoader =
	<Data>(load: Load<Data>) =>
	(args: LoaderFunctionArgs): Promise<Data> =>
		orErrorPage(args.context.get(pageContext), (context) => load(context, pageOf(args)));

/** The same for pages of an account: a visitor goes to the login page first and comes back. */
export const accountLoader =
	<Data>(load: SignedInLoad<Data>) =>
	(args: LoaderFunctionArgs): Promise<Data> => {
		const context = args.context.get(pageContext);
		const page = pageOf(args);
		if (!context.viewer) throw redirect(entrancePath(context, page.url.pathname + page.url.search));
		return orErrorPage(context, () => load(context as PageContext & { viewer: Viewer }, page));
	};

const HIDDEN_STATUS = 451;

/**
 * A call that is refused while a page is made decides the page's status: 404 for a missing object, 451 for a hidden
 * one.
 */
async function orErrorPage<Data>(
	context: PageContext,
	load: (context: PageContext) => Promise<Data> | Data,
): Promise<Data> {
	try {
		return await load(context);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		if (error.spec.status === HIDDEN_STATUS && context.redirectsHidden)
			throw redirect(pathIn(context.locale, pages.error, { name: "not-available" }));
		throw data({ errorCode: error.code }, { status: error.code === "VALIDATION_ERROR" ? 404 : error.spec.status });
	}
}

// By its name: the server and the pages' build each have their own copy of the class. An address that does not match
// the schema is treated as not found.
const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === "Refusal";

/** The entrance to a page: the pending action first, or else the login. */
export const entrancePath = ({ locale, pending }: Pick<PageContext, "locale" | "pending">, destination: string) =>
	pathIn(locale, pending?.path ?? pages.login, { destination });

/** What a page shows besides its subject: undefined where this session may not read it. Other errors are bugs. */
export const unlessRefused = <Data>(reading: Promise<Data>): Promise<Data | undefined> =>
	reading.catch((error: unknown) => {
		if (!isRefusal(error)) throw error;
		return undefined;
	});

const OWN_ORIGIN = "https://own.invalid";

/** A path of our own, or the fallback: a destination from outside must never lead to another site. */
export function safeDestination(text: string | null | undefined, fallback: string): string {
	if (!text?.startsWith("/") || text.startsWith("//") || /[\\\p{Cc}]/u.test(text)) return fallback;
	if (!URL.canParse(text, OWN_ORIGIN)) return fallback;
	const url = new URL(text, OWN_ORIGIN);
	const isOurs = url.origin === OWN_ORIGIN && !url.pathname.startsWith("//") && isLocale(url.pathname.split("/")[1]);
	return isOurs ? url.pathname + url.search + url.hash : fallback;
}
